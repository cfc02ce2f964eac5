import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import { Badge } from '#web/ui/text/badge.tsx';
import type { ShownHackathon } from './source.ts';

type HackathonTitleProps = { hackathon: ShownHackathon; className: string };

/** The title of a hackathon, which leads to its page, and what the person is in it. */
export const HackathonTitle = ({ hackathon, className }: HackathonTitleProps) => {
  const { id, title, page, labels, task } = hackathon;
  return (
    <>
      <h2 id={`hackathon-${id}`} dir="auto" className={className}>
        {page === undefined ? (
          title
        ) : (
          <Link to={page} className="wrap-anywhere hover:text-accent hover:underline">
            {title}
          </Link>
        )}
      </h2>
      {labels.length > 0 && (
        <p className="mt-1.5 flex flex-wrap gap-1.5">
          {labels.map(({ name, tone }) => (
            <Badge key={name} tone={tone}>
              {name}
            </Badge>
          ))}
        </p>
      )}
      {task && (
        <p className="mt-1.5 flex items-center gap-2 text-body font-semibold text-accent">
          <ArrowRight aria-hidden className="size-4 shrink-0" />
          {task}
        </p>
      )}
    </>
  );
};
