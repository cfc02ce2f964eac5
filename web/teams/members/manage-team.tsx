import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Member } from '#contract/teams/members.ts';
import type { Role } from '#contract/teams/roles.ts';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { PersonPiece } from '#web/ui/pieces/person-piece.tsx';
import { Badge } from '#web/ui/text/badge.tsx';
import { ChangeLead } from './change-lead.tsx';
import { ChooseRole } from './choose-role.tsx';
import { DismissMember } from './dismiss-member.tsx';
import { membersFailure, membersQuery } from './queries.ts';

type ManageTeamProps = {
  projectId: number;
  roles: readonly Role[];
  /** The signed-in person. */
  personId: number;
};

/** The team for its leads: who has which role, who leads, and removing someone. */
export function ManageTeam({ projectId, roles, personId }: ManageTeamProps) {
  const { data: members, isError } = useQuery(membersQuery(projectId));
  const list = useRef<HTMLUListElement>(null);
  const [dismissing, setDismissing] = useState<Member>();
  const [changing, setChanging] = useState<Member>();
  if (isError && !members) return <Notice tone="error">{membersFailure}</Notice>;
  if (!members) return <Loading>Loading...</Loading>;
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Members"
        className="grid grid-cols-1 gap-4 outline-none"
      >
        {members.map((member) => (
          <li key={member.id} className="flex flex-wrap items-center gap-3">
            <div className="flex min-h-11 min-w-0 flex-1 basis-52 items-center gap-3">
              <PersonPiece name={member.name} seed={member.id} photo={member.avatar} />
              <span dir="auto" className="truncate">
                {member.name}
              </span>
              {member.isLead && <Badge>Lead</Badge>}
            </div>
            <ChooseRole {...{ projectId, member, roles }} label={`Role of ${member.name}`} />
            {member.can.makeLead && (
              <Button size="sm" onClick={() => setChanging(member)}>
                {member.isLead ? 'Remove as lead' : 'Make lead'}
              </Button>
            )}
            {member.can.dismiss && (
              <Button size="sm" variant="quiet" onClick={() => setDismissing(member)}>
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
      {changing && (
        <ChangeLead
          projectId={projectId}
          member={changing}
          isSelf={changing.id === personId}
          onClose={() => setChanging(undefined)}
        />
      )}
      {dismissing && (
        <DismissMember
          projectId={projectId}
          member={dismissing}
          team={list}
          onClose={() => setDismissing(undefined)}
        />
      )}
    </>
  );
}
