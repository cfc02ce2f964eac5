import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import type { OwnInvitation } from '#contract/joining/invitations.ts';
import { Report } from '#web/routes/moderation/parts/report.tsx';
import { QueryFailure } from '#web/ui/feedback/not-loaded.tsx';
import { InvitedTeam } from './parts/invited-team.tsx';
import { WhileFull } from './parts/while-full.tsx';
import { InvitationCard } from '#web/joining/invitations/invitation-card.tsx';
import { AnswerInvitation, EndedInvitation } from '#web/joining/invitations/own-invitation.tsx';
import { ownInvitationQuery } from '#web/joining/invitations/person-queries.ts';
import { useReadSubject } from '#web/notifications/notifications/state.ts';
import { paths } from '#web/lib/paths.ts';
import { isProblem } from '#web/lib/api/problem-error.ts';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { DocumentTitle, PageTitle } from '#web/ui/page/page-title.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Component as NotFound } from '#web/routes/not-found.tsx';

/** An invitation to the signed-in person. */
export function Component() {
  const { invitationId = '' } = useParams();
  return /^[1-9]\d{0,14}$/.test(invitationId) ? (
    <Loaded key={invitationId} invitationId={Number(invitationId)} />
  ) : (
    <NotFound />
  );
}

function Loaded({ invitationId }: { invitationId: number }) {
  const { data: invitation, error, refetch } = useQuery(ownInvitationQuery(invitationId));
  useReadSubject(`invitation:${invitationId}`);
  if (isProblem(error, 'not_found')) return <NotFound />;
  if (invitation) return <Invitation invitation={invitation} />;
  if (error) {
    return (
      <Page width="form" className="grid grid-cols-1 gap-5">
        <PageTitle>Invitation</PageTitle>
        <QueryFailure
          query={{ error, refetch }}
          failure="Couldn’t load the invitation. Try again."
        />
      </Page>
    );
  }
  return (
    <Page width="form">
      <DocumentTitle>Invitation</DocumentTitle>
      <Loading />
    </Page>
  );
}

function Invitation({ invitation }: { invitation: OwnInvitation }) {
  const navigate = useNavigate();
  const { project, role, invitedBy, message, can } = invitation;
  const inviter = invitedBy?.name ?? 'The team';
  return (
    <Page width="form" className="grid grid-cols-1 gap-5">
      <PageTitle
        tab={`Your invitation · ${project.name}`}
        lead={
          can.answer
            ? `${inviter} invited you${role && ` as ${role}`}. You’ll be on the team right away.`
            : `${inviter} invited you${role && ` as ${role}`}.`
        }
      >
        {can.answer ? `Join ${project.name}` : `Your invitation to ${project.name}`}
      </PageTitle>
      {message && (
        <div className="flex items-start justify-between gap-2">
          <blockquote
            dir="auto"
            className="min-w-0 border-l-2 border-line pl-3 whitespace-pre-line wrap-anywhere"
          >
            {message}
          </blockquote>
          <Report subject={{ kind: 'invitation', id: invitation.id }} name="this invitation" />
        </div>
      )}
      <InvitationCard project={project} role={role}>
        <InvitedTeam projectId={project.id} role={role} />
      </InvitationCard>
      {can.answer ? (
        <>
          <WhileFull projectId={project.id} />
          <AnswerInvitation
            invitation={invitation}
            onJoined={() => void navigate(paths.teamWorkspace(project.id), { replace: true })}
            onDeclined={() => toast({ tone: 'success', title: 'Declined the invitation' })}
          />
        </>
      ) : (
        <EndedInvitation invitation={invitation} />
      )}
    </Page>
  );
}
