import MessageSquare from 'lucide-react/icons/message-square';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { formatCount, formatNumber } from '#web/lib/formats/format-numbers.ts';
import { useUrlParams } from '#web/lib/url-params.ts';
import { ShortDate } from '#web/ui/text/dates.tsx';
import type { CompanyIdea } from './offers/company-idea.ts';
import { CompanyMark } from './company-mark.tsx';
import { IdeaBadges } from './idea-badges.tsx';
import { readResourceOrder, sortIdeas } from './resource-search.ts';
import { SortResources } from './sort-resources.tsx';

/** The list of company ideas. */
export function CompanyIdeas({ ideas }: { ideas: readonly CompanyIdea[] }) {
  const [searchParams] = useUrlParams();
  return (
    <>
      <SortResources className="sm:w-44" />
      <ul className="mt-4 grid grid-cols-1 gap-3 md:grid-cols-2">
        {sortIdeas(ideas, readResourceOrder(searchParams)).map((idea) => (
          <li key={idea.id} className="grid">
            <IdeaCard idea={idea} />
          </li>
        ))}
      </ul>
    </>
  );
}

const IdeaCard = ({ idea }: { idea: CompanyIdea }) => (
  <article
    aria-labelledby={`idea-${idea.id}`}
    className="flex gap-3 rounded-lg border border-line bg-surface p-4"
  >
    <CompanyMark company={idea.company} className="size-10" />
    <div className="flex min-w-0 flex-1 flex-col">
      <h2 id={`idea-${idea.id}`} className="text-lg">
        {idea.title}
      </h2>
      <p className="mt-0.5 mb-3 text-body text-soft">
        {idea.company}, <ShortDate day={idea.date} />
      </p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <IdeaBadges category={idea.category} status={idea.status} />
        <div className="flex gap-4 text-sm text-soft tabular-nums">
          <p className="flex items-center gap-1.5">
            <ThumbsUp aria-hidden className="size-4" />
            {formatNumber(idea.feedback.positive)} positive
          </p>
          <p className="flex items-center gap-1.5">
            <MessageSquare aria-hidden className="size-4" />
            {formatCount(idea.feedback.comments, 'comment')}
          </p>
        </div>
      </div>
    </div>
  </article>
);
