import type { Project } from '#contract/projects/projects.ts';
import { InviteByProfile } from '#web/joining/invitations/invite-by-profile.tsx';
import { InvitedPeople } from '#web/joining/invitations/invited-people.tsx';
import { LinkList } from '#web/joining/invitations/link-list.tsx';
import { NewLink } from '#web/joining/invitations/new-link.tsx';
import { countFreePlaces } from '#web/projects/projects/joining/open-places.ts';
import { SettingsBlock } from '#web/routes/accounts/parts/settings-block.tsx';
import { ManageTeam } from '#web/teams/members/manage-team.tsx';

/** Who is on the team, and inviting people. */
export const TeamSettings = ({ project, personId }: { project: Project; personId: number }) => (
  <>
    <SettingsBlock id="team" title="Team">
      <ManageTeam projectId={project.id} roles={project.roles} personId={personId} />
    </SettingsBlock>
    <SettingsBlock id="invite" title="Invite people">
      <InviteByProfile project={project} />
      <InvitedPeople projectId={project.id} />
      <p className="text-soft">
        Anyone with a link can join without a request, while there’s room.
      </p>
      <NewLink projectId={project.id} roles={project.roles} freePlaces={countFreePlaces(project)} />
      <LinkList projectId={project.id} />
    </SettingsBlock>
  </>
);
