import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Profile } from '#contract/profiles.ts';
import { paths } from '#web/lib/paths.ts';
import { GetCredential } from '#web/features/credentials/get-credential.tsx';
import { ownCredentialsQuery } from '#web/features/credentials/queries.ts';
import { ActivityCalendar } from '#web/features/participations/activity-calendar.tsx';
import { BuiltTogether } from '#web/features/participations/built-together.tsx';
import { participationsQuery } from '#web/features/participations/queries.ts';
import { ChangePhotoButton } from '#web/features/photos/change-photo-button.tsx';
import { AppearTogether } from '#web/features/profiles/appear-together.tsx';
import { OwnActions } from '#web/features/profiles/editing/own-actions.tsx';
import { ProfileFailure } from '#web/features/profiles/profile-failure.tsx';
import { ProfileHeader } from '#web/features/profiles/profile-header.tsx';
import { ProfileSkeleton } from '#web/features/profiles/profile-skeleton.tsx';
import { ProfileStats } from '#web/features/profiles/profile-stats.tsx';
import { ProfileTabs } from '#web/features/profiles/profile-tabs.tsx';
import { profileQuery } from '#web/features/profiles/queries.ts';
import { useAddToTechStack } from '#web/features/profiles/tech-stack/use-add-to-tech-stack.ts';
import { changeProfile } from '#web/features/profiles/editing/use-change-profile.ts';
import { UserProjects } from '#web/features/projects/cards/user-projects.tsx';
import { suggestionsQuery } from '#web/features/suggestions/queries.ts';
import { Suggestions } from '#web/features/suggestions/suggestions.tsx';
import { teammatesQuery } from '#web/features/teammates/queries.ts';
import { Unanswered } from '#web/features/teammates/unanswered.tsx';
import { Page } from '#web/ui/page/page.tsx';

const TakeWithYou = lazy(() => import('#web/app/take-with-you.tsx'));

/** Its numbers change with what's done elsewhere, so each visit loads them. */
const staleTime = 2_000;

export function Component() {
  const { data: profile, error, refetch } = useQuery({ ...profileQuery, staleTime });
  if (error && !profile) return <ProfileFailure error={error} onRetry={() => void refetch()} />;
  if (!profile) return <ProfileSkeleton />;
  return <OwnProfile profile={profile} />;
}

function OwnProfile({ profile }: { profile: Profile }) {
  const client = useQueryClient();
  return (
    <Page className="grid grid-cols-1 gap-6">
      <ProfileHeader
        profile={profile}
        actions={<OwnActions profile={profile} />}
        photoAction={
          <ChangePhotoButton
            avatar={profile.avatar}
            onChange={(avatar) => changeProfile(client, (profile) => ({ ...profile, avatar }))}
          />
        }
      />
      <ProfileStats stats={profile.stats} />
      <ProfileTabs
        isOwn
        profile={profile}
        projects={<UserProjects />}
        renderBuiltTogether={(below) => <OwnWork userId={profile.id}>{below}</OwnWork>}
        takeWithYou={
          <Suspense>
            <TakeWithYou profile={profile} />
          </Suspense>
        }
        calendar={<ActivityCalendar userId={profile.id} />}
        projectPath={({ id }) => paths.teamWorkspace(id)}
      />
    </Page>
  );
}

/** What they're asked on their own profile, what they built, and what comes below it. */
function OwnWork({ userId, children }: { userId: number; children: ReactNode }) {
  const addToTechStack = useAddToTechStack();
  const queries = [
    useQuery(teammatesQuery),
    useQuery(suggestionsQuery),
    useQuery(ownCredentialsQuery),
    useQuery(participationsQuery(userId)),
  ];
  return (
    <AppearTogether isLoading={queries.some(({ isLoading }) => isLoading)}>
      <Unanswered />
      <Suggestions onAdd={addToTechStack} />
      <BuiltTogether
        userId={userId}
        isOwn
        renderActions={({ id, project, result, can }) => (
          <>
            {result?.place && (
              <GetCredential
                subject={{ resultId: result.id }}
                name={result.hackathon.name}
                label="credential of the result"
              />
            )}
            {can.certify && <GetCredential subject={{ participationId: id }} name={project.name} />}
          </>
        )}
      />
      {children}
    </AppearTogether>
  );
}
