import Trophy from 'lucide-react/icons/trophy';
import { Link } from 'react-router';
import { ordinal } from '#contract/values/ordinal.ts';
import type { ProjectResult } from '#contract/proof/project-result.ts';
import { paths } from '#web/lib/paths.ts';
import { classNames } from '#web/ui/class-names.ts';

type HackathonResultProps = { result: ProjectResult; className?: string };

/** What a team reached in a hackathon: "1st place in Night of Maps". */
export const HackathonResult = ({ result, className }: HackathonResultProps) => (
  <p className={classNames('flex items-start gap-2', className)}>
    <Trophy aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
    <span className="min-w-0 wrap-anywhere">
      {result.place === null ? 'Took part in' : `${ordinal(result.place)} place in`}{' '}
      <Link to={paths.hackathonResults(result.hackathon.slug)} className="link">
        {result.hackathon.name}
      </Link>
      {result.prize && <span className="text-soft"> · {result.prize}</span>}
    </span>
  </p>
);
