import type { Role } from '#contract/teams/roles.ts';
import { dot } from '#web/lib/formats/dot.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { Tag } from '#web/ui/text/tag.tsx';

const levels = { any: [], some: ['Some experience'], strong: ['Strong experience'] };

/** How many places a role has, and what it takes. */
export const RoleDetails = ({ role }: { role: Role }) => (
  <>
    <span className="text-sm text-soft">
      {[
        formatCount(role.free, 'spot'),
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
