import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '#web/ui/class-names.ts';
import { Tag } from '#web/ui/text/tag.tsx';
import { colorAchievements, EarnedList } from './awards.tsx';
import { EntryList } from './entries/entry-list.tsx';
import { RecentProjects } from './recent-projects.tsx';
import { Section } from './section.tsx';
import type { RecentProject, ShownProfile } from './shown-profile.ts';

/** Renders "Built together" and what comes below it, which gets the IDs of the projects it lists. */
export type RenderBuiltTogether = (
  renderBelow: (built: ReadonlySet<number>) => ReactNode,
) => ReactNode;

type OverviewProps = {
  profile: ShownProfile;
  /** Your own profile shows hints in empty sections; other profiles leave most of them out. */
  isOwn: boolean;
  projectPath: (project: RecentProject) => string;
  /** What they did in each project, with what comes below it. */
  renderBuiltTogether: RenderBuiltTogether;
  /** Only on your own profile, at the end. */
  exportMenu?: ReactNode;
};

/** The Overview tab: text and projects on the left, interests and awards on the right. */
export function Overview(props: OverviewProps) {
  const { profile, isOwn, projectPath, renderBuiltTogether, exportMenu } = props;
  const { aboutMe, interests, badges, achievements } = profile;
  const hint = (text: string): ReactNode => isOwn && text;
  return (
    <div className="grid gap-x-12 gap-y-6 sm:gap-y-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="grid grid-cols-1 content-start gap-6 sm:gap-8">
        <Section
          title="About Me"
          empty={
            isOwn
              ? 'What do you like to build, and what do you want to learn? Add it with “Edit Profile”.'
              : `${profile.firstName} hasn’t written anything about themselves yet.`
          }
        >
          {aboutMe && (
            <p dir="auto" className="max-w-measure whitespace-pre-wrap sm:leading-relaxed">
              {aboutMe}
            </p>
          )}
        </Section>
        {renderBuiltTogether((built) => (
          <>
            <OtherProjects {...{ profile, isOwn, projectPath, built }} />
            <EntryList kind="experience" entries={profile.experience} isOwn={isOwn} />
            <EntryList kind="education" entries={profile.education} isOwn={isOwn} />
            {exportMenu}
          </>
        ))}
      </div>
      {/* On small screens it's below, and waits, too. */}
      <div className="grid grid-cols-1 content-start gap-6 sm:gap-8 sm:max-lg:grid-cols-2 max-lg:[:has([data-loading])+&]:hidden">
        <Section
          title="Interests"
          empty={hint('Add what you’re interested in with “Edit Profile”.')}
        >
          {interests.length > 0 && (
            <ul className="flex flex-wrap gap-1.5">
              {interests.map((interest) => (
                <li key={interest} className="flex min-w-0">
                  <Tag>{interest}</Tag>
                </li>
              ))}
            </ul>
          )}
        </Section>
        <Section
          title="Badges"
          empty={hint('You earn badges for what you do on your teams, such as finishing tickets.')}
        >
          {badges.length > 0 && <EarnedList awards={badges} />}
        </Section>
        <Section
          title="Achievements"
          empty={hint(
            'Your firsts show up here, like your first team and your first finished ticket.',
          )}
        >
          {achievements.length > 0 && <LatestAchievements achievements={achievements} />}
        </Section>
      </div>
    </div>
  );
}

type OtherProjectsProps = Pick<OverviewProps, 'profile' | 'isOwn' | 'projectPath'> & {
  built: ReadonlySet<number>;
};

/** The recent projects that "Built together" doesn't list. */
function OtherProjects({ profile, isOwn, projectPath, built }: OtherProjectsProps) {
  const projects = profile.recentProjects.filter(({ id }) => !built.has(id));
  const empty = isOwn
    ? 'Projects you create or join show up here. Start one with “Add Project”.'
    : `${profile.firstName} hasn’t joined a team yet.`;
  return (
    <Section title="Recent Projects" empty={built.size === 0 && empty}>
      {projects.length > 0 && <RecentProjects projects={projects} pathOf={projectPath} />}
    </Section>
  );
}

const maxAchievements = 4;

const LatestAchievements = ({ achievements }: Pick<ShownProfile, 'achievements'>) => (
  <>
    <EarnedList
      awards={colorAchievements(achievements.slice(0, maxAchievements))}
      className={classNames(
        'grid gap-3',
        // The link leads to the others.
        achievements.length > maxAchievements && 'max-sm:[&>:nth-child(n+3)]:hidden',
      )}
    />
    {achievements.length > maxAchievements && (
      <Link
        to={{ search: '?tab=achievements' }}
        replace
        preventScrollReset
        className="link mt-1 inline-flex sm:mt-3 min-h-8 items-center text-sm font-medium pointer-coarse:min-h-11"
      >
        All badges and achievements
      </Link>
    )}
  </>
);
