import type { ReactNode } from 'react';
import type { Ticket } from '#contract/board/tickets.ts';
import { detailFields } from '#web/board/tickets/fields/detail-fields.ts';
import type { EditProps } from '#web/board/tickets/fields/field-view.ts';
import { TimeAgo } from '#web/ui/text/time-ago.tsx';
import { EditDescription } from './edit-description.tsx';
import { NextStep } from './next-step.tsx';
import { EditTitle } from './edit-title.tsx';

type TicketDetailsProps = EditProps & {
  /** Whose drafts are kept. */
  personId: number | undefined;
  /** They finished it here. */
  onFinished: (ticket: Ticket) => void;
  /** Shown below the ticket: its comments and history. */
  children: ReactNode;
};

/** One ticket. Each field has its own edit mode. */
export const TicketDetails = ({
  ticket,
  personId,
  onFinished,
  members,
  technologies,
  membersFailure,
  children,
}: TicketDetailsProps) => (
  <div className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_17rem] lg:grid-rows-[auto_1fr]">
    <div className="grid grid-cols-1 content-start gap-6">
      <EditTitle ticket={ticket} personId={personId} />
      <EditDescription ticket={ticket} personId={personId} />
    </div>
    <aside
      aria-label="Details"
      className="grid content-start gap-4 self-start rounded-lg border border-line bg-surface p-4 lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      {personId !== undefined && members.some(({ id }) => id === personId) && (
        <NextStep {...{ ticket, personId, onFinished }} />
      )}
      <dl className="grid grid-cols-2 gap-3 sm:gap-x-6 sm:max-lg:grid-cols-3 lg:grid-cols-1">
        {Object.entries(detailFields).map(([name, { term, Edit }]) => (
          <Detail key={name} term={term}>
            <Edit {...{ ticket, members, technologies, membersFailure }} />
          </Detail>
        ))}
        <Detail term="Created">
          <TimeAgo iso={ticket.createdAt} />
        </Detail>
        <Detail term="Last updated">
          <TimeAgo iso={ticket.updatedAt} />
        </Detail>
      </dl>
    </aside>
    <div className="grid min-w-0 content-start gap-6">{children}</div>
  </div>
);

const Detail = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-soft">{term}</dt>
    <dd className="min-h-7">{children}</dd>
  </div>
);
