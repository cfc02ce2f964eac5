import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { fullName } from '#contract/values/full-name.ts';
import { Asking } from './projects/parts/asking.tsx';
import { paths } from '#web/lib/paths.ts';
import { InviteButton } from '#web/joining/invitations/invite-button.tsx';
import { ActivityCalendar } from '#web/proof/participations/activity-calendar.tsx';
import { BuiltTogether } from '#web/proof/participations/built-together.tsx';
import { projectIdsOf, useBuiltTogether } from '#web/proof/participations/use-built-together.ts';
import { AppearTogether } from '#web/profiles/profiles/appear-together.tsx';
import { FollowButton } from '#web/profiles/profiles/follow-button.tsx';
import type { RenderBuiltTogether } from '#web/profiles/profiles/overview.tsx';
import { ProfileFailure } from '#web/profiles/profiles/profile-failure.tsx';
import { ProfileHeader } from '#web/profiles/profiles/profile-header.tsx';
import { ProfileSkeleton } from '#web/profiles/profiles/profile-skeleton.tsx';
import { ProfileStats } from '#web/profiles/profiles/profile-stats.tsx';
import { ProfileTabs } from '#web/profiles/profiles/profile-tabs.tsx';
import { publicProfileQuery, useProfile } from '#web/profiles/profiles/queries.ts';
import { PersonProjects } from '#web/projects/projects/cards/person-projects.tsx';
import { projectCardPath } from '#web/projects/projects/cards/project-search.ts';
import { userProjectsQuery } from '#web/projects/projects/queries.ts';
import { isProblem } from '#web/lib/api/problem-error.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { Component as NotFound } from './not-found.tsx';

const PersonMenu = lazy(() => import('./profiles/parts/person-menu.tsx'));

export function Component() {
  const { userId = '' } = useParams();
  return /^[1-9]\d{0,14}$/.test(userId) ? (
    <PublicProfile key={userId} userId={Number(userId)} />
  ) : (
    <NotFound />
  );
}

function PublicProfile({ userId }: { userId: number }) {
  const { profile: me } = useProfile();
  const { data: profile, error, refetch } = useQuery(publicProfileQuery(userId));
  const { data: mine } = useQuery({ ...userProjectsQuery, enabled: !!me });
  if (isProblem(error, 'not_found')) return <NotFound />;
  if (error && !profile) return <ProfileFailure query={{ error, refetch }} />;
  if (!profile) return <ProfileSkeleton />;
  const isVisitor = me === null;
  return (
    <Page className="grid grid-cols-1 gap-6">
      {me?.id === userId && <OwnProfileNotice />}
      <ProfileHeader
        profile={profile}
        actions={
          <>
            <FollowButton profile={profile} isVisitor={isVisitor} />
            {profile.can.invite && mine && (
              <InviteButton person={{ id: profile.id, name: fullName(profile) }} projects={mine} />
            )}
            <Suspense>
              {me !== undefined && me?.id !== userId && (
                <PersonMenu
                  person={{ id: profile.id, name: fullName(profile) }}
                  can={profile.can}
                  isVisitor={isVisitor}
                />
              )}
            </Suspense>
          </>
        }
      />
      <ProfileStats stats={profile.stats} />
      <ProfileTabs
        profile={profile}
        projects={
          <Asking>
            <PersonProjects person={profile} isVisitor={isVisitor} />
          </Asking>
        }
        renderBuiltTogether={(renderBelow) => <Work {...{ userId, renderBelow }} />}
        calendar={<ActivityCalendar userId={userId} />}
        projectPath={(project) =>
          mine?.some(({ id }) => id === project.id)
            ? paths.teamWorkspace(project.id)
            : projectCardPath(project)
        }
      />
    </Page>
  );
}

type WorkProps = { userId: number; renderBelow: Parameters<RenderBuiltTogether>[0] };

/** What they built, and what comes below it. */
function Work({ userId, renderBelow }: WorkProps) {
  const { shown, isLoading } = useBuiltTogether({ userId, isOwn: false });
  return (
    <AppearTogether isLoading={isLoading}>
      <BuiltTogether userId={userId} isOwn={false} />
      {renderBelow(projectIdsOf(shown))}
    </AppearTogether>
  );
}

const OwnProfileNotice = () => (
  <Notice
    action={
      <ButtonLink size="sm" to={paths.profile}>
        Edit your profile
      </ButtonLink>
    }
  >
    This is how others see your profile.
  </Notice>
);
