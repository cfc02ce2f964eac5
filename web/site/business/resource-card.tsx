import type { MouseEvent } from 'react';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { Badge, type Tone } from '#web/ui/text/badge.tsx';
import { ShortDate } from '#web/ui/text/dates.tsx';
import { Tag } from '#web/ui/text/tag.tsx';
import {
  type LearningResource,
  type ResourceLevel,
  resourceTypeNames,
} from './offers/learning-resource.ts';
import { Rating } from './rating.tsx';

export const ResourceCard = ({ resource }: { resource: LearningResource }) => (
  <article
    aria-labelledby={`resource-${resource.id}`}
    className="flex flex-col rounded-lg border border-line bg-surface p-4"
  >
    <div className="flex items-center gap-2 text-sm">
      <Badge>{resourceTypeNames[resource.type]}</Badge>
      <Badge tone={levelTones[resource.level]}>{resource.level}</Badge>
      <span className="ml-auto text-soft">
        <ShortDate day={resource.date} />
      </span>
    </div>
    <h2 id={`resource-${resource.id}`} className="mt-2 text-lg">
      <a href={resource.url} className="link" onClick={(event) => open(event, resource)}>
        {resource.title}
      </a>
    </h2>
    <p className="mt-0.5 mb-3 text-body text-soft">{resource.company}</p>
    <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <ul aria-label="Topics" className="flex flex-wrap gap-1">
        {resource.topics.map((topic) => (
          <li key={topic} className="flex min-w-0">
            <Tag>{topic}</Tag>
          </li>
        ))}
      </ul>
      <Rating rating={resource.rating}>{formatCount(resource.feedbackCount, 'review')}</Rating>
    </div>
  </article>
);

function open(event: MouseEvent, { onOpen }: LearningResource) {
  if (!onOpen) return;
  event.preventDefault();
  onOpen();
}

const levelTones: Record<ResourceLevel, Tone> = {
  Beginner: 'green',
  Intermediate: 'blue',
  Advanced: 'red',
};
