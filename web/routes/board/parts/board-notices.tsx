import { useState } from 'react';
import type { Project } from '#contract/projects/projects.ts';
import { showsCountdown } from '#web/hackathons/hackathons/countdown/shows-countdown.ts';
import { TeamCountdown } from '#web/hackathons/hackathons/countdown/team-countdown.tsx';
import { ComeBack, QuietProject, StillOnIt } from '#web/teams/members/presence/quiet-notices.tsx';
import { NextStepNotice } from '#web/projects/next-steps/next-step-notice.tsx';
import { TakeoverNotice } from '#web/teams/members/leading/takeover-notice.tsx';
import { LeaveTeam } from './leave-team.tsx';
import { NextMeeting } from '#web/gatherings/meetings/next-meeting.tsx';
import Welcome from './welcome.tsx';

type BoardNoticesProps = { project: Project; personId: number | undefined };

/** What someone is asked or told above the board, such as a welcome, or a question to those who were quiet. */
export default function BoardNotices({ project, personId }: BoardNoticesProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <>
      {project.hackathon && showsCountdown(project.hackathon) && (
        <TeamCountdown hackathon={project.hackathon} />
      )}
      {project.isNew && project.status !== 'Completed' && <Welcome {...{ project, personId }} />}
      {project.membership === 'inactive' && <ComeBack project={project} />}
      <StillOnIt project={project} onStepBack={() => setIsLeaving(true)} />
      {project.asksNextStep && <NextStepNotice project={project} />}
      {project.membership === 'active' && (project.isQuiet || project.inactiveSince) && (
        <QuietProject project={project} />
      )}
      <TakeoverNotice {...{ project, personId }} />
      {project.meets && <NextMeeting project={project} />}
      {isLeaving && (
        <LeaveTeam projectId={project.id} personId={personId} onClose={() => setIsLeaving(false)} />
      )}
    </>
  );
}
