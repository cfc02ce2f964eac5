import { Link } from 'react-router';
import type { ProjectCard } from '#contract/projects/projects.ts';
import { paths } from '#web/lib/paths.ts';
import { TeamPuzzle } from '#web/ui/pieces/team-puzzle.tsx';
import { membersOf } from '#web/ui/pieces/team-slots.ts';

/** The teams of a hackathon for those who run it: who is in which. */
export function ExistingTeams({ teams }: { teams: readonly ProjectCard[] }) {
  if (teams.length === 0) return null;
  return (
    <section aria-labelledby="existing-teams" className="grid grid-cols-1 gap-3">
      <h2 id="existing-teams" className="text-xl">
        Teams
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18.5rem),1fr))] gap-3">
        {teams.map((team) => (
          <li
            key={team.id}
            className="grid grid-cols-1 content-start gap-2 rounded-lg border border-line bg-surface p-4"
          >
            <TeamPuzzle
              members={membersOf(team)}
              teamSize={team.teamSize}
              lookingFor={team.lookingFor}
            />
            <h3 className="text-lg leading-snug wrap-anywhere">
              <Link to={paths.project(team.id)} className="hover:text-accent hover:underline">
                {team.name}
              </Link>
            </h3>
            <ul className="text-sm text-soft">
              {team.members.map(({ userId, name, role }) => (
                <li key={userId}>{role ? `${name}, ${role}` : name}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
