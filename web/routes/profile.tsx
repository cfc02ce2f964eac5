import { ProfileHeader } from '#web/features/profiles/profile-header.tsx';
import { useProfile } from '#web/features/profiles/queries.ts';
import { UserProjects } from '#web/features/projects/user-projects.tsx';
import { messageOf } from '#web/lib/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { DocumentTitle } from '#web/ui/page-title.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

export function Component() {
  const { profile, error, refetch } = useProfile();
  if (error && !profile) {
    return (
      <Notice
        tone="error"
        action={
          <Button size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        <DocumentTitle>Profile</DocumentTitle>
        {messageOf(error, 'Failed to fetch profile')}
      </Notice>
    );
  }
  if (!profile) return <Loading>Loading profile...</Loading>;
  return (
    <Page className="grid grid-cols-1 gap-6">
      <ProfileHeader profile={profile} />
      <Tabs
        label="Profile"
        defaultValue="projects"
        tabs={[
          {
            value: 'overview',
            label: 'Overview',
            panel: <Unwritten>What you tell about yourself will stand here.</Unwritten>,
          },
          { value: 'projects', label: 'Projects', panel: <UserProjects /> },
          {
            value: 'tech-stack',
            label: 'Tech Stack',
            panel: <Unwritten>The technologies you know, and how well, will stand here.</Unwritten>,
          },
          {
            value: 'activity',
            label: 'Activity',
            panel: <Unwritten>What you did in your projects will stand here.</Unwritten>,
          },
          {
            value: 'achievements',
            label: 'Achievements',
            panel: <Unwritten>What you have earned will stand here.</Unwritten>,
          },
        ]}
      />
    </Page>
  );
}

const Unwritten = ({ children }: { children: string }) => (
  <EmptyState title="Nothing here yet">{children}</EmptyState>
);
