import 'react-easy-crop/react-easy-crop.css';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import { personOutline, personSide, photoBoxOf } from '#web/ui/pieces/person-outline.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { Area, Picture } from './open-picture.ts';
import { FileInput } from '#web/ui/forms/file-input.tsx';

type CropPictureProps = {
  picture: Picture;
  /** Called with the square, in the picture's pixels, whenever it has changed. */
  onCrop: (area: Area) => void;
  onChoose: (file: File) => Promise<void>;
};

const zooms = { min: 1, max: 5, step: 0.1 };

/**
 * Crops a picture to a square: drag, pinch or scroll, or use the arrow keys and the slider. It gets the
 * focus, because the field that the picture was chosen with is gone.
 */
export function CropPicture({ picture, onCrop, onChoose }: CropPictureProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(zooms.min);
  const [isLoaded, setLoaded] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isLoaded) frame.current?.querySelector<HTMLElement>('[role="group"]')?.focus();
  }, [isLoaded]);
  return (
    <div className="grid gap-3">
      <div
        ref={frame}
        className="relative aspect-square overflow-hidden rounded-lg bg-sunken outline-offset-2 outline-accent has-focus-visible:outline-2"
      >
        <Cropper
          disableAutomaticStylesInjection
          image={picture.address}
          aspect={1}
          objectFit="cover"
          showGrid={false}
          {...{ crop, zoom }}
          minZoom={zooms.min}
          maxZoom={zooms.max}
          keyboardStep={8}
          onMediaLoaded={() => setLoaded(true)}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => onCrop(pixels)}
          onCropAreaChange={(_, pixels) => onCrop(pixels)}
          style={{ cropAreaStyle: { border: 'none' } }}
          mediaProps={{ alt: '' }}
          cropperProps={{
            role: 'group',
            'aria-label': 'Crop. Move the photo with the arrow keys',
          }}
        />
        <PieceWindow />
      </div>
      <label className="flex items-center gap-3">
        <span className="sr-only">Zoom</span>
        <Minus aria-hidden className="size-4 text-soft" />
        <input
          type="range"
          {...zooms}
          value={zoom}
          onChange={(event) => setZoom(event.currentTarget.valueAsNumber)}
          className="h-6 min-w-0 flex-1 accent-accent pointer-coarse:h-11"
        />
        <Plus aria-hidden className="size-4 text-soft" />
      </label>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-sm text-soft">Drag the photo to fit it into your piece.</p>
        <FileInput
          accept="image/*"
          onChoose={onChoose}
          className={classNames(buttonClasses({ variant: 'quiet', size: 'sm' }), 'cursor-pointer')}
        >
          Choose another
        </FileInput>
      </div>
    </div>
  );
}

const { x, y, width, height } = photoBoxOf({ width: personSide, height: personSide });

/** Dims what won't be seen in the person's piece. */
const PieceWindow = () => (
  <svg
    aria-hidden
    viewBox={`${x} ${y} ${width} ${height}`}
    className="pointer-events-none absolute inset-0 size-full"
  >
    <path
      fillRule="evenodd"
      d={`M${x} ${y}h${width}v${height}h${-width}Z${personOutline}`}
      className="fill-surface opacity-75"
    />
    <path d={personOutline} className="fill-none stroke-surface" strokeWidth={1} />
  </svg>
);
