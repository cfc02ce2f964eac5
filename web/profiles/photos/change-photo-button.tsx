import Camera from 'lucide-react/icons/camera';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';

const loadDialog = () => import('./change-photo.tsx');
const ChangePhoto = lazy(loadDialog);

type ChangePhotoButtonProps = {
  avatar: string | null;
  /** Called with the address of the new photo, or null after removing it. */
  onChange: (avatar: string | null) => Promise<void>;
};

/** Opens the dialog for one's own photo, which loads with the first click. */
export function ChangePhotoButton({ avatar, onChange }: ChangePhotoButtonProps) {
  // The key changes each time, so that the dialog starts empty.
  const [{ isOpen, key }, set] = useState({ isOpen: false, key: 0 });
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        icon={<Camera aria-hidden className="size-4" />}
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={() => set({ isOpen: true, key: key + 1 })}
      >
        {avatar ? 'Change photo' : 'Add photo'}
      </Button>
      <Suspense>
        {key > 0 && (
          <ChangePhoto
            key={key}
            {...{ avatar, onChange }}
            open={isOpen}
            onClose={() => set({ isOpen: false, key })}
          />
        )}
      </Suspense>
    </>
  );
}
