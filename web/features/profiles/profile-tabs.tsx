import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { AchievementsPanel } from '#web/features/profiles/achievements-panel.tsx';
import { ActivityPanel } from '#web/features/profiles/activity-panel.tsx';
import { Overview } from '#web/features/profiles/overview.tsx';
import type { RecentProject, ShownProfile } from '#web/features/profiles/shown-profile.ts';
import { TechStackPanel } from '#web/features/profiles/tech-stack-panel.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

const values = ['overview', 'projects', 'tech-stack', 'activity', 'achievements'] as const;

type ProfileTabsProps = {
  profile: ShownProfile;
  /** One's own profile can be edited, and says how to fill what is empty. */
  isOwn?: boolean;
  /** The Projects tab. */
  projects: ReactNode;
  projectPath: (project: RecentProject) => string;
};

/** The five parts of a profile. Which one is shown stands in the address. */
export function ProfileTabs({ profile, isOwn = false, projects, projectPath }: ProfileTabsProps) {
  const [words, setWords] = useSearchParams();
  const shown = values.find((value) => value === words.get('tab')) ?? 'overview';
  const show = (tab: (typeof values)[number]) =>
    setWords(tab === 'overview' ? {} : { tab }, { replace: true, preventScrollReset: true });
  const part = { profile, isOwn };
  return (
    <Tabs
      label="Profile"
      value={shown}
      onChange={show}
      tabs={[
        {
          value: 'overview',
          label: 'Overview',
          panel: (
            <>
              <Overview {...part} projectPath={projectPath} />
              {/* On paper there are no tabs: what someone can do belongs to the one page. */}
              <section className="mt-8 hidden print:block">
                <h2 className="mb-3 text-lg">Tech Stack</h2>
                <TechStackPanel {...part} isOwn={false} />
              </section>
            </>
          ),
        },
        { value: 'projects', label: 'Projects', panel: projects },
        { value: 'tech-stack', label: 'Tech Stack', panel: <TechStackPanel {...part} /> },
        { value: 'activity', label: 'Activity', panel: <ActivityPanel {...part} /> },
        { value: 'achievements', label: 'Achievements', panel: <AchievementsPanel {...part} /> },
      ]}
    />
  );
}
