import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { paths } from '#web/lib/paths.ts';
import { ChangePhotoButton } from '#web/features/photos/change-photo-button.tsx';
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
import { Page } from '#web/ui/page/page.tsx';

const BuiltTogether = lazy(() => import('#web/features/participations/built-together.tsx'));
const Unanswered = lazy(() => import('#web/features/teammates/unanswered.tsx'));
const Suggestions = lazy(() => import('#web/features/suggestions/suggestions.tsx'));
const GetCredential = lazy(() => import('#web/features/credentials/get-credential.tsx'));
const TakeWithYou = lazy(() => import('#web/app/take-with-you.tsx'));
const ActivityCalendar = lazy(() => import('#web/features/participations/activity-calendar.tsx'));

/** Its numbers change with what's done elsewhere, so each visit loads them. */
const staleTime = 2_000;

export function Component() {
  const client = useQueryClient();
  const addToTechStack = useAddToTechStack();
  const { data: profile, error, refetch } = useQuery({ ...profileQuery, staleTime });
  if (error && !profile) return <ProfileFailure error={error} onRetry={() => void refetch()} />;
  if (!profile) return <ProfileSkeleton />;
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
        builtTogether={
          <Suspense>
            <Unanswered />
            <Suggestions onAdd={addToTechStack} />
            <BuiltTogether
              userId={profile.id}
              isOwn
              renderActions={({ id, project, result, can }) => (
                <Suspense>
                  {result?.place && (
                    <GetCredential
                      subject={{ resultId: result.id }}
                      name={result.hackathon.name}
                      label="credential of the result"
                    />
                  )}
                  {can.certify && (
                    <GetCredential subject={{ participationId: id }} name={project.name} />
                  )}
                </Suspense>
              )}
            />
          </Suspense>
        }
        takeWithYou={
          <Suspense>
            <TakeWithYou profile={profile} />
          </Suspense>
        }
        calendar={
          <Suspense>
            <ActivityCalendar userId={profile.id} />
          </Suspense>
        }
        projectPath={({ id }) => paths.teamWorkspace(id)}
      />
    </Page>
  );
}
