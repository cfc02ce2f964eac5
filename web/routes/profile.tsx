import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { Profile } from '#contract/profiles/profiles.ts';
import { paths } from '#web/lib/paths.ts';
import { GetCredential } from '#web/profiles/credentials/get-credential.tsx';
import { ownCredentialsQuery } from '#web/profiles/credentials/queries.ts';
import { ActivityCalendar } from '#web/proof/participations/activity-calendar.tsx';
import { BuiltTogether } from '#web/proof/participations/built-together.tsx';
import { projectIdsOf, useBuiltTogether } from '#web/proof/participations/use-built-together.ts';
import { ChangePhotoButton } from '#web/profiles/photos/change-photo-button.tsx';
import { AppearTogether } from '#web/profiles/profiles/appear-together.tsx';
import { OwnActions } from '#web/profiles/profiles/editing/own-actions.tsx';
import type { RenderBuiltTogether } from '#web/profiles/profiles/overview.tsx';
import { ProfileFailure } from '#web/profiles/profiles/profile-failure.tsx';
import { ProfileHeader } from '#web/profiles/profiles/profile-header.tsx';
import { ProfileSkeleton } from '#web/profiles/profiles/profile-skeleton.tsx';
import { ProfileStats } from '#web/profiles/profiles/profile-stats.tsx';
import { ProfileTabs } from '#web/profiles/profiles/profile-tabs.tsx';
import { profileQuery } from '#web/profiles/profiles/queries.ts';
import { useAddToTechStack } from '#web/profiles/profiles/tech-stack/use-add-to-tech-stack.ts';
import { changeProfile } from '#web/profiles/profiles/editing/use-change-profile.ts';
import { UserProjects } from '#web/projects/projects/cards/user-projects.tsx';
import { suggestionsQuery } from '#web/profiles/profiles/suggestions/queries.ts';
import { Suggestions } from '#web/profiles/profiles/suggestions/suggestions.tsx';
import { teammatesQuery } from '#web/matching/teammates/queries.ts';
import { Unanswered } from '#web/matching/teammates/unanswered.tsx';
import { Page } from '#web/ui/page/page.tsx';

const ExportProfile = lazy(() => import('./profiles/parts/export-profile.tsx'));

/** Its numbers change with what's done elsewhere, so each visit loads them. */
const staleTime = 2_000;

export function Component() {
  const { data: profile, error, refetch } = useQuery({ ...profileQuery, staleTime });
  if (error && !profile) return <ProfileFailure query={{ error, refetch }} />;
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
        renderBuiltTogether={(renderBelow) => (
          <OwnWork userId={profile.id} renderBelow={renderBelow} />
        )}
        exportMenu={
          <Suspense>
            <ExportProfile profile={profile} />
          </Suspense>
        }
        calendar={<ActivityCalendar userId={profile.id} />}
        projectPath={({ id }) => paths.teamWorkspace(id)}
      />
    </Page>
  );
}

type WorkProps = { userId: number; renderBelow: Parameters<RenderBuiltTogether>[0] };

/** What they're asked on their own profile, what they built, and what comes below it. */
function OwnWork({ userId, renderBelow }: WorkProps) {
  const addToTechStack = useAddToTechStack();
  const { shown, isLoading } = useBuiltTogether({ userId, isOwn: true });
  const queries = [
    useQuery(teammatesQuery),
    useQuery(suggestionsQuery),
    useQuery(ownCredentialsQuery),
  ];
  return (
    <AppearTogether isLoading={isLoading || queries.some((query) => query.isLoading)}>
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
      {renderBelow(projectIdsOf(shown))}
    </AppearTogether>
  );
}
