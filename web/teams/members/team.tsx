import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Member } from '#contract/teams/members.ts';
import type { Role } from '#contract/teams/roles.ts';
import { formatWeekday } from '#web/lib/formats/format-dates.ts';
import { paths } from '#web/lib/paths.ts';
import { PersonPiece } from '#web/ui/pieces/person-piece.tsx';
import { Badge } from '#web/ui/text/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { MoreMenu } from '#web/ui/overlays/more-menu.tsx';
import { TeamPuzzle } from '#web/ui/pieces/team-puzzle.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { ChooseRole } from './choose-role.tsx';
import { DismissMember } from './dismiss-member.tsx';
import { isActive, membersFailure, membersQuery } from './queries.ts';

type TeamProps = {
  projectId: number;
  /** How large the team is meant to be, and its roles. */
  plan: { teamSize: number; lookingFor: readonly string[]; roles: readonly Role[] } | undefined;
  /** The signed-in person, who leaves instead of being removed. */
  personId: number | undefined;
  open: boolean;
  onLeave: () => void;
  /** Called after removing someone else, whose tickets are now unassigned. */
  onRemoved: () => void;
  /** What else there is to say about a member, below their name. */
  aboutMember: (member: Member) => ReactNode;
};

/** The team members. People can leave, and those who are allowed can remove others. */
export function Team({
  projectId,
  plan,
  personId,
  open,
  onLeave,
  onRemoved,
  aboutMember,
}: TeamProps) {
  const { data: members, isError } = useQuery({ ...membersQuery(projectId), enabled: open });
  const list = useRef<HTMLUListElement>(null);
  const [dismissing, setDismissing] = useState<Member>();
  const choosesRole = ({ id, can }: Member) =>
    id === personId && can.chooseRole && plan && plan.roles.length > 0;
  return (
    <>
      {isError && <Notice tone="error">{membersFailure}</Notice>}
      {!members && !isError && <Loading>Loading...</Loading>}
      {members && plan && (
        <TeamPuzzle
          size="lg"
          className="mx-auto mb-5 w-fit"
          members={members.filter(isActive)}
          teamSize={plan.teamSize}
          lookingFor={plan.lookingFor}
        />
      )}
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Members"
        className="grid grid-cols-1 gap-1 outline-none"
      >
        {members?.map((member) => (
          <li key={member.id} className="grid grid-cols-1 gap-1">
            <div className="flex min-h-11 flex-wrap items-center justify-end gap-x-3">
              <Link
                to={paths.publicProfile(member.id)}
                className="flex min-h-11 min-w-0 flex-1 basis-40 items-center gap-3 rounded-md hover:text-accent hover:underline"
              >
                <PersonPiece name={member.name} seed={member.id} photo={member.avatar} />
                <span className="grid min-w-0">
                  <span dir="auto" className="truncate">
                    {member.name}
                  </span>
                  {describeMember(member, { hideRole: !!choosesRole(member) }).map((line) => (
                    <span key={line} className="truncate text-sm text-soft">
                      {line}
                    </span>
                  ))}
                </span>
              </Link>
              {choosesRole(member) && (
                <ChooseRole
                  {...{ projectId, member }}
                  roles={plan?.roles ?? []}
                  label="Your role"
                />
              )}
              {member.isLead && <Badge>Lead</Badge>}
              {member.can.remove && member.id === personId && (
                <Button size="sm" variant="quiet" onClick={onLeave}>
                  Leave team
                </Button>
              )}
              {member.can.dismiss && (
                <MoreMenu
                  label={`More actions for ${member.name}`}
                  actions={[
                    {
                      label: 'Remove from team',
                      tone: 'danger',
                      onPress: () => setDismissing(member),
                    },
                  ]}
                />
              )}
            </div>
            <div className="pb-2 pl-12 empty:hidden">{aboutMember(member)}</div>
          </li>
        ))}
      </ul>
      {dismissing && (
        <DismissMember
          {...{ projectId, onRemoved }}
          member={dismissing}
          team={list}
          onClose={() => setDismissing(undefined)}
        />
      )}
    </>
  );
}

const describeMember = (
  { role, inactiveSince, awayUntil }: Member,
  { hideRole }: { hideRole: boolean },
): string[] => [
  ...(role && !hideRole ? [role] : []),
  ...(inactiveSince ? ['Inactive: can read, but isn’t on the team'] : []),
  ...(awayUntil && !hideRole
    ? [`Away until ${formatWeekday(new Date(`${awayUntil}T12:00:00`))}`]
    : []),
];
