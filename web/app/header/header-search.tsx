import Search from 'lucide-react/icons/search';
import { useEffect, useState } from 'react';
import { usePreload } from '#web/lib/preload.ts';
import { IconButton } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';

const loadSearch = async () => (await import('#web/app/late-dialogs.ts')).loadSearch();
type SearchDialog = Awaited<ReturnType<typeof loadSearch>>['default'];

/** Opens the search of the whole site, also with Ctrl+K or ⌘K. A dialog with something in it is left first. */
export function HeaderSearch() {
  const [isOpen, setIsOpen] = useState(false);
  const [Loaded, setLoaded] = useState<SearchDialog>();
  usePreload(loadSearch);
  // Loaded first: a failure while it's shown would replace the page.
  const openSearch = async () => {
    try {
      const { default: dialog } = await loadSearch();
      setLoaded(() => dialog);
      setIsOpen(true);
    } catch {
      toast({
        tone: 'error',
        title: 'Couldn’t open the search',
        description: 'Check your connection and try again.',
      });
    }
  };
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (!document.querySelector('[role$="dialog"][data-open]')) void openSearch();
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <IconButton label="Search" className="max-sm:-mx-1" onClick={() => void openSearch()}>
        <Search aria-hidden className="size-5" />
      </IconButton>
      {Loaded && <Loaded open={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
