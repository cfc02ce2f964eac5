import Bookmark from 'lucide-react/icons/bookmark';
import MapPin from 'lucide-react/icons/map-pin';
import Wallet from 'lucide-react/icons/wallet';
import { formatEuros, formatPercent } from '#web/lib/formats/format-amounts.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { Badge } from '#web/ui/text/badge.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { RelativeDate } from '#web/ui/text/dates.tsx';
import { ExpandableText } from '#web/ui/text/expandable-text.tsx';
import { Tag } from '#web/ui/text/tag.tsx';
import { CompanyMark } from './company-mark.tsx';
import type { Job, Salary } from './offers/job.ts';
import { Rating } from './rating.tsx';

/** In characters (Specification, section 2). */
const maxDescriptionLength = 200;

type JobCardProps = { job: Job; isSaved: boolean; onSave: () => void };

/** A job listing. */
export function JobCard({ job, isSaved, onSave }: JobCardProps) {
  const { id, title, company, logo, location, type, level, salary, postedDate } = job;
  return (
    <article
      aria-labelledby={`job-${id}`}
      className="rounded-lg border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex items-start gap-3">
        <CompanyMark company={company} letters={logo} />
        <div className="min-w-0 flex-1">
          <h2 id={`job-${id}`} className="text-lg">
            {title}
          </h2>
          <div className="flex flex-wrap items-center gap-x-3 text-body text-soft">
            <p>{company}</p>
            <Rating rating={job.rating}>{formatCount(job.reviewCount, 'review')}</Rating>
          </div>
        </div>
        <IconButton label={`Save ${title}`} aria-pressed={isSaved} onClick={onSave}>
          <Bookmark aria-hidden className={classNames('size-5', isSaved && 'fill-current')} />
        </IconButton>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm">
        <span className="flex gap-1.5">
          <Badge>{type}</Badge>
          <Badge tone="blue">{level}</Badge>
        </span>
        <span className="flex items-center gap-1.5">
          <MapPin aria-hidden className="size-4 text-soft" />
          {location}
        </span>
        <span className="flex items-center gap-1.5 tabular-nums">
          <Wallet aria-hidden className="size-4 text-soft" />
          {formatSalary(salary)}
        </span>
        <span className="text-soft">
          Posted <RelativeDate day={postedDate} />
        </span>
      </div>
      <div className="mt-3 grid grid-cols-1 gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_minmax(0,3fr)]">
        <div className="sm:col-span-2 lg:col-span-1">
          <ExpandableText text={job.description} maxLength={maxDescriptionLength} about={title} />
        </div>
        <BulletList name="Requirements" points={job.requirements} />
        <BulletList name="Benefits" points={job.benefits} />
      </div>
      <ul aria-label="Tags" className="mt-3 flex flex-wrap gap-1">
        {job.tags.map((tag) => (
          <li key={tag} className="flex min-w-0">
            <Tag>{tag}</Tag>
          </li>
        ))}
      </ul>
    </article>
  );
}

const formatSalary = ({ from, to, per, hours }: Salary) => {
  const rate = `${formatEuros(from, to)} ${per === 'month' ? 'a month' : 'an hour'}`;
  return hours === undefined ? rate : `${rate} for ${formatPercent(hours)} of full-time hours`;
};

const BulletList = ({ name, points }: { name: string; points: readonly string[] }) => (
  <div>
    <h3 className="text-sm">{name}</h3>
    <ul className="mt-0.5 list-disc pl-4 text-body text-soft marker:text-edge">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </div>
);
