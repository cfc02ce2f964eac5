import { isFinished } from '#contract/values/ticket-status.ts';
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import type { ListedTicket, Ticket } from '#contract/board/tickets.ts';
import { paths } from '#web/lib/paths.ts';
import { offerReview } from './board/parts/offer-review.ts';
import { ReportableComments } from '#web/moderation/reports/reportable-comments.tsx';
import { ticketComments } from '#web/board/comments/ticket-comments.ts';
import { useLiveProject } from './board/parts/use-live-project.ts';
import { History } from '#web/history/changes/history.tsx';
import { Viewers } from '#web/board/live/viewers.tsx';
import { isActive, membersFailure, membersQuery } from '#web/teams/members/queries.ts';
import { useProfile } from '#web/profiles/profiles/queries.ts';
import { useOwnProject } from '#web/projects/projects/use-own-project.ts';
import { Reviews } from '#web/proof/reviews/reviews.tsx';
import { TicketReferences } from '#web/board/repositories/ticket-references.tsx';
import { Breadcrumb } from '#web/board/tickets/ticket-page/breadcrumb.tsx';
import { DeleteTicket } from '#web/board/tickets/ticket-page/delete-ticket.tsx';
import { rememberOpenedTicket } from '#web/board/tickets/last-opened-ticket.ts';
import { ticketsFailure, ticketsQuery } from '#web/board/tickets/queries.ts';
import { TicketDetails } from '#web/board/tickets/ticket-page/ticket-details.tsx';
import { DeletedTicket } from '#web/board/tickets/ticket-page/deleted-ticket.tsx';
import { OfflineTicket } from '#web/board/tickets/ticket-page/offline-ticket.tsx';
import { formatNumber } from '#web/lib/formats/format-numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { SearchScene } from '#web/ui/scenes/search.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { DocumentTitle, PageTitle } from '#web/ui/page/page-title.tsx';
import { TeamPhotos } from '#web/ui/pieces/team-photos.tsx';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';

export function Component() {
  const { projectId: id = '', ticketId = '' } = useParams();
  const projectId = Number.parseInt(id, 10) || 0;
  const goBack = useGoBack(projectId);
  // Also for someone who goes back before the ticket has loaded.
  useEffect(() => rememberOpenedTicket({ projectId, id: Number(ticketId) }), [projectId, ticketId]);
  // Drafts are stored per person, so the profile has to be known first.
  const { profile, isPending: isAsking } = useProfile();
  const tickets = useQuery(ticketsQuery({ projectId, ticketId }));
  const members = useQuery(membersQuery(projectId));
  const project = useOwnProject(projectId);
  const ticket = tickets.data?.tickets.find(isFullTicket(ticketId));
  const leads = project.data?.can.edit === true;
  const teammates = members.data?.filter(isActive);

  const last = useLastSeen(ticket, ticketId);
  const { state, presence } = useLiveProject({
    projectId,
    ticketId: last?.id,
    lastChange: tickets.data?.lastChange,
    personId: profile?.id,
  });

  return (
    <TeamPhotos members={members.data ?? []}>
      <Page className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <BackToBoard onPress={goBack} />
          {ticket && (
            <>
              <Breadcrumb
                projectId={projectId}
                number={ticket.number}
                projectName={project.data?.name}
              />
              <div className="ml-auto flex items-center gap-1 *:order-none! pointer-coarse:has-[button]:-mr-2.5">
                <Viewers {...{ presence, state }} personId={profile?.id} ticketId={ticket.id} />
                {profile &&
                  (leads || [ticket.authorId, ticket.assigneeId].includes(profile.id)) && (
                    <DeleteTicket key={ticket.id} ticket={ticket} onDeleted={goBack} />
                  )}
              </div>
            </>
          )}
        </div>
        {ticket && !isAsking && (
          <TicketDetails
            key={`${ticket.id} ${profile?.id}`}
            ticket={ticket}
            personId={profile?.id}
            onFinished={offerReview}
            members={teammates ?? []}
            technologies={project.data?.techStack ?? []}
            membersFailure={
              members.isError && !members.data
                ? { message: membersFailure, retry: () => void members.refetch() }
                : undefined
            }
          >
            <Reviews
              projectId={projectId}
              ticketId={ticket.id}
              isDone={isFinished(ticket.status)}
              personId={profile?.id}
            />
            <TicketReferences projectId={projectId} ticketId={ticket.id} />
            <ReportableComments
              projectId={projectId}
              place={ticketComments({ projectId, ticketId: ticket.id })}
              personId={profile?.id}
              people={teammates ?? []}
            />
            <History projectId={projectId} ticketId={ticket.id} />
          </TicketDetails>
        )}
        {tickets.isPending && tickets.isPaused && <OfflineTicket {...{ projectId, ticketId }} />}
        {((tickets.isPending && !tickets.isPaused) || (ticket && isAsking)) && (
          <>
            <DocumentTitle>Ticket</DocumentTitle>
            <Loading className="min-h-dvh">Loading ticket...</Loading>
          </>
        )}
        {tickets.isError && !tickets.data && (
          <>
            <PageTitle>Ticket</PageTitle>
            <LoadFailure onRetry={tickets.refetch}>{ticketsFailure}</LoadFailure>
          </>
        )}
        {tickets.data && !ticket && last && <DeletedTicket ticket={last} onBack={goBack} />}
        {tickets.data && !ticket && !last && (
          <TicketNotFound
            ticketId={ticketId}
            available={tickets.data.tickets.length}
            onBack={goBack}
          />
        )}
      </Page>
    </TeamPhotos>
  );
}

const isFullTicket =
  (ticketId: string) =>
  (ticket: ListedTicket): ticket is Ticket =>
    String(ticket.id) === ticketId && ticket.description !== undefined;

/** The ticket as it was last here, even after someone has deleted it. */
function useLastSeen(ticket: Ticket | undefined, ticketId: string): Ticket | undefined {
  const [seen, setSeen] = useState(ticket);
  if (ticket && ticket !== seen) setSeen(ticket);
  // The page stays from one ticket to the next.
  return String(seen?.id) === ticketId ? seen : undefined;
}

/** Goes one step back in history, or to the board if this is the first page. */
function useGoBack(projectId: number) {
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  return () => void (isFirst ? navigate(paths.teamWorkspace(projectId)) : navigate(-1));
}

type TicketNotFoundProps = { ticketId: string; available: number; onBack: () => void };

const TicketNotFound = ({ ticketId, available, onBack }: TicketNotFoundProps) => (
  <>
    <DocumentTitle>Ticket not found</DocumentTitle>
    <EmptyState
      scene={<SearchScene />}
      title={<h1 tabIndex={-1}>Ticket not found</h1>}
      action={<Button onClick={onBack}>Go Back</Button>}
    >
      <p>Ticket ID: {ticketId}</p>
      <p>Available tickets: {formatNumber(available)}</p>
    </EmptyState>
  </>
);

const BackToBoard = ({ onPress }: { onPress: () => void }) => (
  <Button
    variant="quiet"
    size="sm"
    className="-ml-2.5"
    icon={<ArrowLeft aria-hidden className="size-4" />}
    onClick={onPress}
  >
    Back to Board
  </Button>
);
