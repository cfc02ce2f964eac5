import type { ProjectCard } from '#contract/projects/projects.ts';
import type { Role } from '#contract/teams/roles.ts';
import { dot } from '#web/lib/formats/dot.ts';
import { Tag } from '#web/ui/text/tag.tsx';
import { describeSpots } from './open-places.ts';

const levels = { any: [], some: ['Some experience'], strong: ['Strong experience'] };

/** How many places a role has, and what it takes. */
export const RoleDetails = ({ role, project }: { role: Role; project: ProjectCard }) => (
  <>
    <span className="text-sm text-soft">
      {[
        describeSpots(role, project),
        ...levels[role.level],
        ...(role.mentors ? ['You can learn it here'] : []),
      ].join(dot)}
    </span>
    {role.skills.length > 0 && (
      <ul aria-label="Skills" className="flex flex-wrap gap-1">
        {role.skills.map((skill) => (
          <li key={skill} className="flex min-w-0">
            <Tag>{skill}</Tag>
          </li>
        ))}
      </ul>
    )}
  </>
);
