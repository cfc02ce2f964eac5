import ImageUp from 'lucide-react/icons/image-up';
import { useState } from 'react';
import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { focusDialog } from '#web/ui/overlays/focus-dialog.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { DropArea } from '#web/ui/forms/drop-area.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { CropPicture } from './crop-picture.tsx';
import { type Area, cutSquare, openPicture, type Picture } from './open-picture.ts';
import { useChangePhoto } from './queries.ts';

type ChangePhotoProps = {
  avatar: string | null;
  onChange: (avatar: string | null) => Promise<void>;
  open: boolean;
  onClose: () => void;
};

const unreadable = 'We can’t open this file. Choose a JPEG or PNG.';

/** The dialog for one's own photo: choose a photo, crop it, save it; or remove the photo. */
export default function ChangePhoto({ avatar, onChange, open, onClose }: ChangePhotoProps) {
  const change = useChangePhoto();
  const [picture, setPicture] = useState<Picture>();
  const [area, setArea] = useState<Area>();
  const [failure, setFailure] = useState<string>();
  const close = () => {
    if (!change.isPending) onClose();
  };

  async function choose(file: File) {
    try {
      setFailure(undefined);
      const opened = await openPicture(file);
      // The field that it was chosen with goes away, and the crop gets the focus.
      focusDialog();
      setPicture(opened);
      setArea(undefined);
    } catch {
      setFailure(unreadable);
    }
  }

  async function save(file: Blob | null) {
    try {
      setFailure(undefined);
      await onChange(await change.mutateAsync(file));
      onClose();
      toast({ tone: 'success', title: file ? 'Saved your photo' : 'Removed your photo' });
    } catch (error) {
      const what = file ? 'Couldn’t save your photo.' : 'Couldn’t remove your photo.';
      setFailure(`${what} ${getErrorMessage(error, 'Try again.')}`);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      size="sm"
      title={avatar ? 'Change photo' : 'Add photo'}
      footer={
        <>
          {failure && (
            <Notice tone="error" className="basis-full">
              {failure}
            </Notice>
          )}
          {avatar && !picture && (
            <Button
              variant="danger"
              className="mr-auto"
              busy={change.isPending}
              onClick={() => void save(null)}
            >
              Remove photo
            </Button>
          )}
          <Button onClick={close}>Cancel</Button>
          {picture && (
            <Button
              variant="primary"
              busy={change.isPending || !area}
              onClick={() => area && void cutSquare(picture, area).then(save)}
            >
              {change.isPending ? 'Saving...' : 'Save photo'}
            </Button>
          )}
        </>
      }
    >
      {picture ? (
        <CropPicture key={picture.address} picture={picture} onCrop={setArea} onChoose={choose} />
      ) : (
        <DropArea
          icon={ImageUp}
          label="Choose a photo"
          hint="or drop one here. You can crop it next."
          accept="image/*"
          onChoose={choose}
        />
      )}
    </Dialog>
  );
}
