import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Member } from '#contract/teams/members.ts';
import type { Project } from '#contract/projects/projects.ts';
import { DepartureLine } from '#web/teams/members/leaving/departure-line.tsx';
import { Away } from '#web/teams/members/presence/away.tsx';
import { QuietMember } from '#web/teams/members/presence/quiet-member.tsx';
import { membersQuery } from '#web/teams/members/queries.ts';
import { notesOf } from '#web/gatherings/threads/notes.ts';
import { Team } from '#web/teams/members/team.tsx';
import { useReadSubject } from '#web/notifications/notifications/state.ts';
import { ShareProject } from '#web/projects/projects/page/share-project.tsx';
import { InviteByLink } from '#web/joining/invitations/invite-by-link.tsx';
import { countFreePlaces } from '#web/projects/projects/joining/open-places.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Tabs } from '#web/ui/page/tabs.tsx';
import { LeaveTeam } from './leave-team.tsx';
import { ReportableComments } from '#web/moderation/reports/reportable-comments.tsx';

const Meetings = lazy(() => import('#web/gatherings/meetings/meetings.tsx'));

export type TeamTab = 'people' | 'meetings' | 'notes';

type TeamDialogProps = {
  projectId: number;
  project: Project | undefined;
  personId: number | undefined;
  /** Undefined while it's closed. */
  tab: TeamTab | undefined;
  onTab: (tab: TeamTab | undefined) => void;
  /** Called after removing someone else, whose tickets are now unassigned. */
  onRemoved: () => void;
};

/** The team: its people, its meetings, and its notes to each other. */
export function TeamDialog({
  projectId,
  project,
  personId,
  tab,
  onTab,
  onRemoved,
}: TeamDialogProps) {
  const isOpen = tab !== undefined;
  const freePlaces = project ? countFreePlaces(project) : 0;
  const { data: members } = useQuery({ ...membersQuery(projectId), enabled: isOpen });
  const [isLeaving, setIsLeaving] = useState(false);
  // Stays as it was while the dialog closes.
  const [shown, setShown] = useState(tab);
  if (tab && tab !== shown) setShown(tab);
  const describe = (member: Member) => {
    const isSelf = member.id === personId;
    return [
      <DepartureLine key="departure" {...{ projectId, member, isSelf }} />,
      isSelf && member.inactiveSince === null && (
        <Away key="away" projectId={projectId} awayUntil={member.awayUntil} />
      ),
      !isSelf && <QuietMember key="quiet" {...{ projectId, member }} />,
    ];
  };
  useReadSubject(tab === 'notes' ? `notes:${projectId}` : undefined);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={() => onTab(undefined)}
      title="Team"
      // The field for a note is below all notes.
      initialFocus
    >
      <Tabs
        label="Team"
        // Three short tabs never scroll.
        className="[&_[role=tablist]]:bg-none"
        value={shown ?? 'people'}
        onChange={onTab}
        tabs={[
          {
            value: 'people',
            label: 'People',
            panel: (
              <>
                {project?.can.edit && freePlaces > 0 && (
                  <div className="mb-5 flex flex-wrap items-end gap-2">
                    <InviteByLink projectId={projectId} freePlaces={freePlaces} label="Invite" />
                    <ButtonLink to={paths.inviteToTeam(projectId)} variant="quiet">
                      More ways to invite
                    </ButtonLink>
                  </div>
                )}
                <Team
                  {...{ projectId, personId, onRemoved }}
                  plan={project}
                  open={isOpen}
                  onLeave={() => setIsLeaving(true)}
                  aboutMember={describe}
                />
                {project && <MoreAboutTeam project={project} />}
              </>
            ),
          },
          {
            value: 'meetings',
            label: 'Meetings',
            panel: (
              <Suspense fallback={<Loading />}>
                <Meetings {...{ projectId, personId }} />
              </Suspense>
            ),
          },
          {
            value: 'notes',
            label: 'Notes',
            panel: (
              <ReportableComments
                projectId={projectId}
                place={notesOf(projectId)}
                personId={personId}
                people={members ?? []}
              />
            ),
          },
        ]}
      />
      {isLeaving && <LeaveTeam {...{ projectId, personId }} onClose={() => setIsLeaving(false)} />}
    </Dialog>
  );
}

/** What else there is to do with a project, below its people. */
const MoreAboutTeam = ({ project }: { project: Project }) => (
  <p className="mt-4 flex flex-wrap gap-x-5 border-t border-line pt-3 *:-ml-2.5">
    <ShareProject project={project} isQuiet />
    <ButtonLink to={paths.boardFiles(project.id)} variant="quiet" size="sm">
      {project.can.edit ? 'Import or export tickets' : 'Export tickets'}
    </ButtonLink>
    {project.can.edit && project.status !== 'Completed' && (
      <ButtonLink to={paths.projectSettings(project.id, 'finish')} variant="quiet" size="sm">
        Complete project
      </ButtonLink>
    )}
  </p>
);
