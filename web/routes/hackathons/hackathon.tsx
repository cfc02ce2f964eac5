import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { QueryFailure } from '#web/ui/feedback/not-loaded.tsx';
import { HackathonPage } from './parts/hackathon-page.tsx';
import { useHackathonNews } from './parts/use-hackathon-news.ts';
import { hackathonQuery } from '#web/hackathons/hackathons/queries.ts';
import { MissingHackathon } from '#web/hackathons/hackathons/missing-hackathon.tsx';
import { useProfile } from '#web/profiles/profiles/queries.ts';
import { isGone } from '#web/lib/api/problem-error.ts';
import { useFocusLoadedHeading } from '#web/lib/focus/use-focus-loaded-heading.ts';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { DocumentTitle, PageTitle } from '#web/ui/page/page-title.tsx';

/** A hackathon, for everyone who can see it. */
export function Component() {
  const { slug = '' } = useParams();
  const [searchParams] = useSearchParams();
  const code = searchParams.get('code') ?? undefined;
  // Another code may open what the first one didn't.
  return <Hackathon key={`${slug} ${code}`} slug={slug} code={code} />;
}

function Hackathon({ slug, code }: { slug: string; code: string | undefined }) {
  const { profile } = useProfile();
  const { data: hackathon, error, refetch } = useQuery(hackathonQuery(slug, code));
  const isLoaded = hackathon !== undefined && profile !== undefined;
  useFocusLoadedHeading(isLoaded || isGone(error));
  useHackathonNews(slug, hackathon?.can.seePeople === true);
  if (isGone(error)) return <MissingHackathon />;
  if (isLoaded)
    return <HackathonPage key={`${slug} ${profile?.id}`} {...{ hackathon, profile, code }} />;
  if (!error) {
    return (
      <Page>
        <DocumentTitle>Hackathon</DocumentTitle>
        <Loading />
      </Page>
    );
  }
  return (
    <Page className="grid grid-cols-1 gap-4">
      <PageTitle>Hackathon</PageTitle>
      <QueryFailure query={{ error, refetch }} failure="Couldn’t load the hackathon. Try again." />
    </Page>
  );
}
