import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Tabs } from '#web/ui/page/tabs.tsx';
import { AchievementsPanel } from './achievements-panel.tsx';
import { ActivityPanel } from './activity-panel.tsx';
import { Overview, type RenderBuiltTogether } from './overview.tsx';
import type { RecentProject, ShownProfile } from './shown-profile.ts';
import { TechStackPanel } from './tech-stack/tech-stack-panel.tsx';

const values = ['overview', 'projects', 'tech-stack', 'activity', 'achievements'] as const;

type ProfileTabsProps = {
  profile: ShownProfile;
  /** Your own profile can be edited and shows hints in empty sections. */
  isOwn?: boolean;
  /** The content of the Projects tab. */
  projects: ReactNode;
  projectPath: (project: RecentProject) => string;
  /** What they did in each project, with what comes below it on the first tab. */
  renderBuiltTogether: RenderBuiltTogether;
  /** What people can take from their own profile to other places. */
  exportMenu?: ReactNode;
  calendar: ReactNode;
};

/** The five tabs of a profile. The URL keeps the selected one. */
export function ProfileTabs({
  profile,
  isOwn = false,
  projects,
  projectPath,
  renderBuiltTogether,
  exportMenu,
  calendar,
}: ProfileTabsProps) {
  const [searchParams, setSearchParams] = useSearchParams();
  const shown = values.find((value) => value === searchParams.get('tab')) ?? 'overview';
  const show = (tab: (typeof values)[number]) =>
    setSearchParams(tab === 'overview' ? {} : { tab }, { replace: true, preventScrollReset: true });
  const panelProps = { profile, isOwn };
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
              <Overview {...panelProps} {...{ projectPath, renderBuiltTogether, exportMenu }} />
              {/* There are no tabs in print, so the tech stack is printed with the overview. */}
              <section className="mt-8 hidden print:block">
                <h2 className="mb-3 text-lg">Tech Stack</h2>
                <TechStackPanel {...panelProps} isOwn={false} />
              </section>
            </>
          ),
        },
        { value: 'projects', label: 'Projects', panel: projects },
        { value: 'tech-stack', label: 'Tech Stack', panel: <TechStackPanel {...panelProps} /> },
        {
          value: 'activity',
          label: 'Activity',
          panel: <ActivityPanel {...{ ...panelProps, calendar }} />,
        },
        {
          value: 'achievements',
          label: 'Achievements',
          panel: <AchievementsPanel {...panelProps} />,
        },
      ]}
    />
  );
}
