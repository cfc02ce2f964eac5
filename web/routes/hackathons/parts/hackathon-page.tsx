import { lazy, Suspense } from 'react';
import type { Hackathon } from '#contract/hackathons/hackathons.ts';
import type { Profile } from '#contract/profiles/profiles.ts';
import { AnnouncementList } from '#web/hackathons/announcements/announcement-list.tsx';
import { hasSignedUp } from '#web/hackathons/hackathons/has-signed-up.ts';
import { HackathonNav } from '#web/hackathons/hackathons/hackathon-nav.tsx';
import { HackathonFacts } from '#web/hackathons/hackathons/page/hackathon-facts.tsx';
import { HackathonHeader } from '#web/hackathons/hackathons/page/hackathon-header.tsx';
import { LookingPeople } from '#web/hackathons/hackathons/page/looking-people.tsx';
import { useReadSubject } from '#web/notifications/notifications/state.ts';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { Report } from '#web/routes/moderation/parts/report.tsx';
import { TeamsOf } from './teams-of.tsx';
import { TakePart } from './take-part.tsx';
import { VisitorSignUp } from './visitor-sign-up.tsx';

// Only organizers load it.
const Run = lazy(() => import('#web/hackathons/run/run.tsx'));

type HackathonPageProps = {
  hackathon: Hackathon;
  /** Null for visitors. */
  profile: Profile | null;
  code: string | undefined;
};

export function HackathonPage({ hackathon, profile, code }: HackathonPageProps) {
  const { own, can, description } = hackathon;
  useReadSubject(`hackathon:${hackathon.id}`);
  const seesTeams = can.seePeople || (profile !== null && hackathon.visibility === 'listed');
  const isIn = hasSignedUp(own);
  const isOver = hackathon.phase === 'ended';
  const seesTimeline = hackathon.staffRole === 'organizer' && hackathon.phase !== 'canceled';
  // People read it before they sign up.
  const about = description && (
    <section aria-labelledby="about" className="grid grid-cols-1 gap-2">
      <h2 id="about" className="text-xl">
        About
      </h2>
      <p dir="auto" className="max-w-measure whitespace-pre-line wrap-anywhere">
        {description}
      </p>
    </section>
  );
  return (
    <Page className="grid grid-cols-1 gap-6">
      <HackathonHeader
        hackathon={hackathon}
        action={
          canReport(hackathon, profile) && (
            <Report
              subject={{ kind: 'hackathon', id: hackathon.id }}
              name={hackathon.name}
              code={code}
              isVisitor={profile === null}
            />
          )
        }
      />
      <HackathonNav hackathon={hackathon} />
      {seesTimeline && (
        <Suspense fallback={<Loading />}>
          <Run hackathon={hackathon} />
        </Suspense>
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-1 gap-8">
          {!isIn && about}
          {profile ? (
            <TakePart {...{ hackathon, code }} personId={profile.id} />
          ) : (
            <VisitorSignUp hackathon={hackathon} />
          )}
          {profile && can.readAnnouncements && (
            <AnnouncementList
              slug={hackathon.slug}
              canAnnounce={can.announce}
              renderMenu={({ id, author }) =>
                author?.id !== profile.id && (
                  <Report subject={{ kind: 'announcement', id }} name="this announcement" />
                )
              }
            />
          )}
          {isIn && about}
          {seesTeams && <TeamsOf hackathon={hackathon} />}
          {profile && can.seePeople && !isOver && (
            <LookingPeople slug={hackathon.slug} personId={profile.id} />
          )}
        </div>
        <HackathonFacts hackathon={hackathon} showsPeople={!seesTimeline} />
      </div>
    </Page>
  );
}

const canReport = ({ organizer }: Hackathon, profile: Profile | null) =>
  profile === null || organizer?.id !== profile.id;
