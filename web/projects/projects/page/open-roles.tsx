import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import type { ProjectCard } from '#contract/projects/projects.ts';
import type { Role } from '#contract/teams/roles.ts';
import { paths, roleAnchor } from '#web/lib/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { countFreePlaces } from '#web/projects/projects/joining/open-places.ts';
import { JoinFailure } from '#web/projects/projects/joining/join-failure.tsx';
import { RoleDetails } from '#web/projects/projects/joining/role-details.tsx';
import type { Joining } from '#web/projects/projects/joining/use-joining.ts';

type OpenRolesProps = {
  project: ProjectCard;
  isVisitor: boolean;
  joining: Joining;
  renderFit: (roleId: number) => ReactNode;
};

/** The roles with a free place, each with a button to join in it. */
export function OpenRoles({ project, isVisitor, joining, renderFit }: OpenRolesProps) {
  useFocusOnRole();
  const { roles, status } = project;
  const isOpen = status !== 'Completed' && (countFreePlaces(project) > 0 || project.can.ask);
  const isFree = ({ free, freeSoon }: Role) => free > 0 || (project.can.ask && freeSoon > 0);
  // A role that someone else has just taken stays, with the reason why joining failed.
  const shown = roles.filter(
    (role) => (isOpen && isFree(role)) || joining.failureAt(`role-${role.id}`),
  );
  if (!isOpen && shown.length === 0) return null;
  return (
    <section aria-labelledby="open-roles" className="grid grid-cols-1 gap-3">
      <h2 id="open-roles" className="text-xl">
        Open roles
      </h2>
      {shown.length === 0 && (
        <p className="text-soft">The team isn’t looking for a particular role.</p>
      )}
      <ul className="grid grid-cols-1 divide-y divide-line rounded-lg border border-line bg-surface empty:hidden">
        {shown.map((role) => (
          <li key={role.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
            <div className="grid min-w-0 flex-1 basis-48 gap-1">
              <span className="font-semibold wrap-anywhere">
                {role.name}
                {role.free === 0 && role.freeSoon > 0 && (
                  <span className="ml-2 text-sm font-normal text-soft">Opening soon</span>
                )}
              </span>
              <RoleDetails {...{ role, project }} />
              {role.free > 0 && renderFit(role.id)}
              <JoinFailure>{joining.failureAt(`role-${role.id}`)}</JoinFailure>
            </div>
            {(project.can.join || project.can.ask) &&
              !joining.allowance.isBlocked &&
              isFree(role) && <JoinRole {...{ role, isVisitor, joining, project }} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

type JoinRoleProps = { role: Role; project: ProjectCard; isVisitor: boolean; joining: Joining };

function JoinRole({ role, project, isVisitor, joining }: JoinRoleProps) {
  const at = `role-${role.id}` as const;
  const [verb, label] = project.can.ask ? ['Ask', 'Ask to join'] : ['Join', 'Join'];
  const name = { id: roleAnchor(role.id), 'aria-label': `${label} as ${role.name}` };
  if (isVisitor) {
    const next = paths.joinProject(project.id, role.id);
    return (
      <ButtonLink size="sm" to={paths.loginFor(next)} {...name}>
        {verb}
      </ButtonLink>
    );
  }
  return (
    <Button
      size="sm"
      busy={joining.isBusyAt(at)}
      onClick={() => joining.join({ at, roleId: role.id })}
      {...name}
    >
      {joining.isBusyAt(at) ? 'Joining...' : verb}
    </Button>
  );
}

/** Focuses the role that a link leads to. */
function useFocusOnRole() {
  const { hash } = useLocation();
  useEffect(() => {
    const button = hash ? document.getElementById(hash.slice(1)) : null;
    button?.scrollIntoView({ block: 'center' });
    button?.focus({ preventScroll: true });
  }, [hash]);
}
