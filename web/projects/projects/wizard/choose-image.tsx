import ImageUp from 'lucide-react/icons/image-up';
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { stockImage } from '#contract/values/vocabulary.ts';
import { Button } from '#web/ui/button.tsx';
import { ProjectCover } from '#web/ui/pieces/project-cover.tsx';
import { TeamPuzzle, type TeamPuzzleProps } from '#web/ui/pieces/team-puzzle.tsx';
import type { ProjectForm } from './project-form.ts';

export type ShownTeam = Pick<TeamPuzzleProps, 'members' | 'lookingFor'>;

/**
 * A placeholder for image upload: any chosen file sets the stock image. Previews the top of the
 * project's card: the team, below the image if there is one.
 */
export function ChooseImage({ members, lookingFor }: ShownTeam) {
  const { control, setValue } = useFormContext<ProjectForm>();
  const [image, teamSize] = useWatch({ control, name: ['image', 'teamSize'] });
  const input = useRef<HTMLInputElement>(null);
  const choose = (chosen: NonNullable<ProjectForm['image']>) =>
    setValue('image', chosen, { shouldDirty: true });
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">Image (optional)</legend>
      <div className="@container max-w-md overflow-hidden rounded-lg border border-line">
        {image && (
          <ProjectCover name="" image={image} className="h-13 w-full border-b border-line" />
        )}
        {/* The creator may load later, and shouldn't drop in like someone who joins. */}
        <TeamPuzzle
          key={members[0]?.id}
          size="cover"
          className="p-4"
          members={members}
          teamSize={teamSize}
          lookingFor={lookingFor}
        />
      </div>
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
            Remove the image
          </Button>
        )}
      </div>
      <p role="status" className="mt-1.5 text-sm text-soft empty:hidden">
        {image && 'Image upload isn’t ready; for now we show a stock image.'}
      </p>
    </fieldset>
  );
}
