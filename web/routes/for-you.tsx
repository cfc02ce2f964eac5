import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { disciplines, goals } from '#contract/values/vocabulary.ts';
import { OpeningFilters } from '#web/matching/matches/opening-filters.tsx';
import { OpeningList } from '#web/matching/matches/opening-list.tsx';
import { type OpeningFilter, unfiltered } from '#web/matching/matches/queries.ts';
import { EditPreferences } from '#web/people/preferences/edit-preferences.tsx';
import { useReadSubject } from '#web/notifications/notifications/state.ts';
import { OfferEmails } from '#web/people/preferences/offer-emails.tsx';
import { preferencesQuery } from '#web/people/preferences/queries.ts';
import { focusHeading } from '#web/lib/focus/focus-heading.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';

/** Teams that may suit the person. Those who haven't said what they look for are asked first. */
export function Component() {
  const { data, error, refetch } = useQuery(preferencesQuery);
  const [hasAnswered, setAnswered] = useState(false);
  useReadSubject('openings');
  if (data?.isSaved)
    return <Openings isFocused={hasAnswered} asksAboutEmails={data.openingEmails === null} />;
  return (
    <Page width="form" className="grid grid-cols-1 gap-6">
      <PageTitle lead="Three questions, all optional, to find teams that fit.">For you</PageTitle>
      {!data && (
        <NotLoaded query={{ error, refetch }} failure="Couldn’t load your answers. Try again." />
      )}
      {data && (
        <EditPreferences
          preferences={data}
          isShort
          action="Show me teams"
          onSaved={() => setAnswered(true)}
        />
      )}
    </Page>
  );
}

type OpeningsProps = {
  /** It has replaced the questions, whose button had the focus. */
  isFocused: boolean;
  asksAboutEmails: boolean;
};

function Openings({ isFocused, asksAboutEmails }: OpeningsProps) {
  useEffect(() => {
    if (isFocused) focusHeading();
  }, [isFocused]);
  const [searchParams, setSearchParams] = useSearchParams();
  const filter: OpeningFilter = {
    discipline: disciplines.find((one) => one === searchParams.get('discipline')),
    goal: goals.find((one) => one === searchParams.get('goal')),
    together: searchParams.get('together') === 'yes' ? 'yes' : undefined,
  };
  const show = ({ discipline, goal, together }: OpeningFilter) =>
    setSearchParams(
      { ...(discipline && { discipline }), ...(goal && { goal }), ...(together && { together }) },
      { replace: true },
    );
  return (
    <Page className="grid grid-cols-1 gap-6">
      <PageTitle
        lead={
          <>
            Teams that may suit you.{' '}
            <Link to={paths.howMatchingWorks} className="link">
              How matching works
            </Link>
          </>
        }
        action={<ButtonLink to={paths.preferences}>Change what you’re looking for</ButtonLink>}
      >
        For you
      </PageTitle>
      <OpeningFilters filter={filter} onChange={show} />
      <OpeningList filter={filter} onClear={() => show(unfiltered)} />
      {asksAboutEmails && <OfferEmails />}
    </Page>
  );
}
