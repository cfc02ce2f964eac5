import type { ComponentType, RefCallback } from 'react';
import type { Ticket } from '#contract/board/tickets.ts';

type Members = readonly { id: number; name: string }[];

export type EditProps = {
  ticket: Ticket;
  members: Members;
  /** The project's technologies, which can be labels. */
  technologies: readonly string[];
  membersFailure: { message: string; retry: () => void } | undefined;
};

export type InputProps<Value> = {
  value: Value;
  onChange: (value: Value) => void;
  /** For react-hook-form, which focuses the first invalid field. */
  ref: RefCallback<HTMLElement>;
  members: Members;
  technologies: readonly string[];
  membersFailure: string | undefined;
};

/** How a field is shown and edited on its ticket's page, and entered in the create form. */
export type FieldView<Value> = {
  term: string;
  Edit: ComponentType<EditProps>;
  Input: ComponentType<InputProps<Value>>;
};
