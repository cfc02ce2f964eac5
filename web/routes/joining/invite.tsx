import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { QueryFailure } from '#web/ui/feedback/not-loaded.tsx';
import { InvitedTeam } from './parts/invited-team.tsx';
import { WhileFull } from './parts/while-full.tsx';
import { InvitationCard } from '#web/joining/invitations/invitation-card.tsx';
import { linkQuery } from '#web/joining/invitations/queries.ts';
import { UseInvitation } from '#web/joining/invitations/use-invitation.tsx';
import { useProfile } from '#web/profiles/profiles/queries.ts';
import { paths } from '#web/lib/paths.ts';
import { forgetInvitation, readInvitation } from '#web/lib/pending-invitation.ts';
import { isProblem } from '#web/lib/api/problem-error.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { DocumentTitle, PageTitle } from '#web/ui/page/page-title.tsx';

/** An invitation by link. Without a token, the one that the person wanted to use before signing in. */
export function Component() {
  const { token } = useParams();
  const { state } = useLocation();
  const remembered = token === undefined ? readInvitation() : undefined;
  if (token !== undefined) return <Invitation key={token} token={token} />;
  if (remembered !== undefined)
    return <Navigate to={paths.invitation(encodeURIComponent(remembered))} state={state} replace />;
  return (
    <Titled title="This invitation is incomplete" lead="Open the whole link you were sent.">
      <FindTeam />
    </Titled>
  );
}

function Invitation({ token }: { token: string }) {
  const navigate = useNavigate();
  const { profile } = useProfile();
  const { data: link, error, refetch } = useQuery(linkQuery(token));
  const deadEnd = describeDeadEnd(error);
  const isOver = deadEnd !== undefined;
  useEffect(() => {
    // Signing in doesn't lead back here anymore.
    if (isOver) forgetInvitation();
  }, [isOver]);
  // What was loaded before may be over by now.
  if (deadEnd) {
    return (
      <Titled {...deadEnd}>
        <FindTeam />
      </Titled>
    );
  }
  if (error) {
    return (
      <Titled title="Invitation">
        <QueryFailure
          query={{ error, refetch }}
          failure="Couldn’t load the invitation. Try again."
        />
      </Titled>
    );
  }
  if (link?.isMember) return <Navigate to={paths.teamWorkspace(link.project.id)} replace />;
  if (!link || profile === undefined) {
    return (
      <Page width="form">
        <DocumentTitle>Invitation</DocumentTitle>
        <Loading />
      </Page>
    );
  }
  return (
    <Titled
      title={`Join ${link.project.name}`}
      tab={`Invitation to ${link.project.name}`}
      lead={`${link.invitedBy ?? 'The team'} invited you. You’ll be on the team right away.`}
    >
      <InvitationCard project={link.project} role={link.role} expiresAt={link.expiresAt}>
        <InvitedTeam projectId={link.project.id} role={link.role} />
      </InvitationCard>
      {profile && <WhileFull projectId={link.project.id} token={token} />}
      <UseInvitation
        token={token}
        link={link}
        isVisitor={profile === null}
        onJoined={() => void navigate(paths.teamWorkspace(link.project.id), { replace: true })}
      />
    </Titled>
  );
}

function describeDeadEnd(error: Error | null) {
  if (isProblem(error, 'link_expired'))
    return { title: 'This invitation has expired', lead: 'Ask the team for a new link.' };
  if (isProblem(error, 'link_invalid') || isProblem(error, 'not_found')) {
    return {
      title: 'This invitation no longer works',
      lead: 'It was used or revoked. Ask the team for a new link.',
    };
  }
  return undefined;
}

type TitledProps = { title: string; tab?: string; lead?: string; children: ReactNode };

/** The heading stays when the page learns more, so that it keeps the focus. */
const Titled = ({ title, tab = title, lead, children }: TitledProps) => (
  <Page width="form" className="grid grid-cols-1 gap-5">
    <PageTitle tab={tab} lead={lead}>
      {title}
    </PageTitle>
    {children}
  </Page>
);

const FindTeam = () => (
  <div>
    <ButtonLink to={paths.projects}>Find a team</ButtonLink>
  </div>
);
