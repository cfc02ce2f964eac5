import Search from 'lucide-react/icons/search';
import { lazy, Suspense, useEffect, useState } from 'react';
import { IconButton } from '#web/ui/button.tsx';

const SearchDialog = lazy(async () => (await import('#web/app/late-dialogs.ts')).loadSearch());

/** Opens the search of the whole site, also with Ctrl+K or ⌘K. A dialog with something in it is left first. */
export function HeaderSearch() {
  const [isOpen, setIsOpen] = useState<boolean>();
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (!document.querySelector('[role$="dialog"][data-open]')) setIsOpen(true);
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <IconButton label="Search" className="max-sm:-mx-1" onClick={() => setIsOpen(true)}>
        <Search aria-hidden className="size-5" />
      </IconButton>
      <Suspense>
        {isOpen !== undefined && <SearchDialog open={isOpen} onOpenChange={setIsOpen} />}
      </Suspense>
    </>
  );
}
