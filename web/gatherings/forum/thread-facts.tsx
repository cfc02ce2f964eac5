import type { ReactNode } from 'react';
import { dot } from '#web/lib/formats/dot.ts';
import { formatTimeRange } from '#web/lib/formats/format-dates.ts';
import type { ForumThread } from '#contract/values/forum-card.ts';
import { PersonPiece } from '#web/ui/pieces/person-piece.tsx';
import { Badge, type Tone } from '#web/ui/text/badge.tsx';
import { ShortDate } from '#web/ui/text/dates.tsx';
import { Tag } from '#web/ui/text/tag.tsx';

/** Details that only some discussions have: project, session, reviewers, participants, resources. */
export function ThreadFacts({ thread }: { thread: ForumThread }) {
  const { projectDetails, session, reviewers, participants, resources } = thread;
  if (!projectDetails && !session && !reviewers && !participants && !resources) return null;
  return (
    <dl className="mt-3 grid grid-cols-1 gap-1 rounded-md bg-sunken px-3 py-2 text-sm">
      {projectDetails && <ProjectFacts {...projectDetails} />}
      {session && <SessionFacts {...session} />}
      {reviewers && (
        <Fact name="Reviewers">
          {reviewers.map(({ id, name, status }) => (
            <span key={id} className="inline-flex items-center gap-1.5">
              {name}
              <Badge tone={reviewTones[status]}>{reviewNames[status]}</Badge>
            </span>
          ))}
        </Fact>
      )}
      {participants && (
        <Fact name="Participants">
          <span aria-hidden className="flex flex-wrap -space-x-1">
            {participants.map((name) => (
              <PersonPiece key={name} name={name} seed={name} size="sm" />
            ))}
          </span>
          <span className="text-soft max-sm:sr-only">{participants.join(', ')}</span>
        </Fact>
      )}
      {resources && <Fact name="Resources">{resources.join(dot)}</Fact>}
    </dl>
  );
}

const ProjectFacts = ({
  status,
  neededRoles,
  timeline,
  techStack,
}: NonNullable<ForumThread['projectDetails']>) => (
  <>
    <Fact name="Project">
      <Badge tone={status === 'Planning' ? 'yellow' : 'green'}>{status}</Badge>
      {timeline}
    </Fact>
    {neededRoles.length > 0 && (
      <Fact name="Looking for">
        <Tags tags={neededRoles} />
      </Fact>
    )}
    <Fact name="Tech stack">
      <Tags tags={techStack} />
    </Fact>
  </>
);

const SessionFacts = ({
  date,
  time,
  topics,
  maxParticipants,
}: NonNullable<ForumThread['session']>) => (
  <Fact name="Session">
    <span className="tabular-nums">
      <ShortDate day={date} />, {formatTimeRange(time.from, time.to)}
    </span>
    <span>{topics.join(dot)}</span>
    <span className="text-soft">up to {maxParticipants} participants</span>
  </Fact>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex gap-2">
    <dt className="w-20 shrink-0 leading-6 text-soft">{name}</dt>
    <dd className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 leading-6">{children}</dd>
  </div>
);

const Tags = ({ tags }: { tags: readonly string[] }) => (
  <span className="flex flex-wrap gap-1">
    {tags.map((tag) => (
      <Tag key={tag}>{tag}</Tag>
    ))}
  </span>
);

const reviewNames = { asked: 'Asked', reading: 'Reading', approved: 'Approved' };

const reviewTones: Record<string, Tone> = { asked: 'grey', reading: 'blue', approved: 'green' };
