import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import type { Hackathon } from '#contract/hackathons/hackathons.ts';
import { HackathonNav } from '#web/hackathons/hackathons/hackathon-nav.tsx';
import { hackathonQuery } from '#web/hackathons/hackathons/queries.ts';
import { paths } from '#web/lib/paths.ts';
import { isGone } from '#web/lib/api/problem-error.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { Component as NotFound } from '#web/routes/not-found.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { useHackathonNews } from './use-hackathon-news.ts';

type HackathonScreenProps = {
  title: string;
  /** Whether the person may see it. Everyone else is sent to the hackathon's page. */
  isAllowed: (can: Hackathon['can'], hackathon: Hackathon) => boolean;
  children: (hackathon: Hackathon) => ReactNode;
};

/** A screen of a hackathon below its page. */
export function HackathonScreen({ title, isAllowed, children }: HackathonScreenProps) {
  const { slug = '' } = useParams();
  const { data: hackathon, error, refetch } = useQuery(hackathonQuery(slug));
  useHackathonNews(slug, hackathon?.can.seePeople === true);
  if (isGone(error)) return <NotFound />;
  if (hackathon && !isAllowed(hackathon.can, hackathon))
    return <Navigate to={paths.hackathon(slug)} replace />;
  return (
    <Page className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-1">
        {hackathon && <BackTo hackathon={hackathon} />}
        <PageTitle {...(hackathon && { tab: `${title} · ${hackathon.name}` })}>{title}</PageTitle>
        {hackathon && <HackathonNav hackathon={hackathon} />}
      </div>
      {!hackathon && (
        <NotLoaded query={{ error, refetch }} failure="Couldn’t load the hackathon. Try again." />
      )}
      {hackathon && children(hackathon)}
    </Page>
  );
}

const BackTo = ({ hackathon: { slug, name } }: { hackathon: Hackathon }) => (
  <ButtonLink
    to={paths.hackathon(slug)}
    variant="quiet"
    size="sm"
    className="-ml-2.5 max-w-full justify-self-start"
    icon={<ArrowLeft aria-hidden className="size-4 shrink-0" />}
  >
    <span dir="auto" className="truncate">
      {name}
    </span>
  </ButtonLink>
);
