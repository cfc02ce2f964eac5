import { formatEuros } from '#web/lib/formats/format-amounts.ts';
import { ProjectCover } from '#web/ui/pieces/project-cover.tsx';
import { Tag } from '#web/ui/text/tag.tsx';
import { ActionButton } from './action-button.tsx';
import { DrawnLogo } from './drawn-logo.tsx';
import { HackathonDate } from './hackathon-date.tsx';
import { HackathonTitle } from './hackathon-title.tsx';
import type { ShownHackathon } from './source.ts';

export function PastHackathon({ hackathon }: { hackathon: ShownHackathon }) {
  const { id, title, image, organizer, organizerLogo, description, tags, results } = hackathon;
  return (
    <article
      aria-labelledby={`hackathon-${id}`}
      className="flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface"
    >
      <ProjectCover name={image} className="h-14 w-full border-b border-line" />
      <div className="flex flex-1 flex-col gap-3 p-4 sm:p-5">
        <div>
          <p className="flex items-center gap-1.5 text-sm text-soft">
            {organizerLogo && <DrawnLogo name={organizerLogo} />}
            {organizer}
          </p>
          <HackathonTitle hackathon={hackathon} className="mt-1 text-xl" />
          <p dir="auto" className="mt-1 text-body whitespace-pre-line text-soft empty:hidden">
            {description}
          </p>
        </div>
        {tags.length > 0 && (
          <ul aria-label="Tags" className="flex flex-wrap gap-1">
            {tags.map((tag) => (
              <li key={tag} className="flex min-w-0">
                <Tag>{tag}</Tag>
              </li>
            ))}
          </ul>
        )}
        <Facts hackathon={hackathon} />
        {results && (
          <ActionButton action={results} className="mt-auto self-start">
            View Results
            <span className="sr-only"> of {title}</span>
          </ActionButton>
        )}
      </div>
    </article>
  );
}

const Facts = ({ hackathon }: { hackathon: ShownHackathon }) => {
  const { location, currentParticipants, program } = hackathon;
  const firstPrize = program?.prizes[0];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-sm [&_dt]:text-soft">
      <div>
        <dt>Date</dt>
        <dd>
          <HackathonDate hackathon={hackathon} />
        </dd>
      </div>
      {location && (
        <div>
          <dt>Location</dt>
          <dd>{location}</dd>
        </div>
      )}
      <div>
        <dt>Participants</dt>
        <dd className="tabular-nums">{currentParticipants}</dd>
      </div>
      {firstPrize && (
        <div>
          <dt>First prize</dt>
          <dd className="tabular-nums">{formatEuros(firstPrize.amount)}</dd>
        </div>
      )}
    </dl>
  );
};
