import ImageUp from 'lucide-react/icons/image-up';
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { stockImage } from '#contract/vocabulary.ts';
import { Button } from '#web/ui/button.tsx';
import { ProjectCover } from '#web/ui/pieces/project-cover.tsx';
import type { ProjectForm } from './project-form.ts';

/** A placeholder for image upload: any chosen file sets the stock image. */
export function ChooseImage() {
  const { control, setValue } = useFormContext<ProjectForm>();
  const [name, image] = useWatch({ control, name: ['name', 'image'] });
  const input = useRef<HTMLInputElement>(null);
  const choose = (chosen: NonNullable<ProjectForm['image']>) =>
    setValue('image', chosen, { shouldDirty: true });
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">Cover</legend>
      <ProjectCover
        shape="field"
        name={name.trim() || 'Pieces'}
        image={image}
        className="h-28 w-full rounded-md border border-line"
      />
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label="Project image"
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            if (event.target.files?.length) choose(stockImage);
            event.target.value = '';
          }}
        />
        <Button
          size="sm"
          icon={<ImageUp aria-hidden className="size-4" />}
          onClick={() => input.current?.click()}
        >
          Choose an image
        </Button>
        {image && (
          <Button size="sm" variant="quiet" onClick={() => choose('')}>
            Use the generated cover
          </Button>
        )}
      </div>
      <p className="mt-1.5 text-sm text-soft">
        Without an image, we generate a cover from the project’s name. Image upload isn’t ready; for
        now we show a stock image.
      </p>
    </fieldset>
  );
}
