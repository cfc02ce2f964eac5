import type { Ref } from 'react';
import type { ListedTicket } from '#contract/board/tickets.ts';
import { useUrlParams } from '#web/lib/url-params.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { SearchBox } from '#web/ui/forms/search-box.tsx';
import {
  filterParams,
  isFiltering,
  isSortedByDueDate,
  priorityChoices,
  readFilter,
  typeChoices,
} from './board-filter.ts';

type BoardFiltersProps = {
  tickets: readonly ListedTicket[];
  personId: number | undefined;
  textRef: Ref<HTMLInputElement>;
};

/** Filters the board. The choices are kept in the URL. */
export function BoardFilters({ tickets, personId, textRef }: BoardFiltersProps) {
  const [searchParams, change] = useUrlParams();
  const filter = readFilter(searchParams);
  const choose = (name: string) => (value: string) =>
    change({ [name]: value === 'all' ? null : value });
  const choices = [
    {
      name: 'assignee',
      label: 'Assignee',
      options: assigneeOptions({ tickets, personId, chosen: filter.assignee }),
      width: 'xl:w-36',
    },
    {
      name: 'priority',
      label: 'Priority',
      options: optionsOf(priorityChoices, 'Any priority'),
      width: 'xl:w-32',
    },
    { name: 'type', label: 'Type', options: optionsOf(typeChoices, 'Any type'), width: 'xl:w-32' },
    {
      name: 'label',
      label: 'Label',
      options: labelOptions(tickets, filter.label),
      width: 'xl:w-32',
    },
    { name: 'due', label: 'Due date', options: dueOptions, width: 'xl:w-36' },
  ] as const;
  return (
    <div
      role="search"
      aria-label="Filter tickets"
      className="mb-3 grid grid-cols-2 gap-2 md:grid-cols-4 xl:flex xl:items-center"
    >
      <SearchBox
        ref={textRef}
        label="Filter tickets"
        placeholder="Filter by title or number"
        value={filter.text}
        delay={120}
        onChange={choose('q')}
        className="col-span-2 xl:w-60"
      />
      {choices.map(({ name, label, options, width }) => (
        <Select
          key={name}
          label={label}
          hideLabel
          value={filter[name]}
          options={options}
          onChange={choose(name)}
          className={width}
        />
      ))}
      <Select
        label="Order"
        hideLabel
        value={isSortedByDueDate(searchParams) ? 'due' : 'board'}
        options={sortOptions}
        onChange={(sort) => change({ sort: sort === 'board' ? null : sort })}
        className="xl:w-38"
      />
      {isFiltering(filter) && (
        <Button
          variant="quiet"
          size="sm"
          onClick={() => change(Object.fromEntries(filterParams.map((name) => [name, null])))}
        >
          Clear filters
        </Button>
      )}
    </div>
  );
}

const optionsOf = (choices: readonly string[], all: string) =>
  choices.map((value) => ({ value, label: value === 'all' ? all : value }));

const dueOptions = [
  { value: 'all', label: 'Any due date' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'week', label: 'Due in 7 days' },
  { value: 'none', label: 'No due date' },
] as const;

const sortOptions = [
  { value: 'board', label: 'Board order' },
  { value: 'due', label: 'Sort by due date' },
] as const;

/** Any, and every label in use. The current choice stays even without tickets. */
function labelOptions(tickets: readonly ListedTicket[], chosen: string) {
  const used = new Set(tickets.flatMap(({ labels }) => labels));
  if (chosen !== 'all') used.add(chosen);
  const sorted = [...used].toSorted((left, right) => left.localeCompare(right));
  return [
    { value: 'all', label: 'Any label' },
    ...sorted.map((label) => ({ value: label, label })),
  ];
}

type Assignees = { tickets: readonly ListedTicket[]; personId: number | undefined; chosen: string };

/** Anyone, me, nobody, and everyone with a ticket. The current choice stays even without tickets. */
function assigneeOptions({ tickets, personId, chosen }: Assignees) {
  const names = new Map(tickets.map((ticket) => [ticket.assigneeId, ticket.assigneeName]));
  const others = [...names]
    .filter(([id]) => id !== null && id !== personId)
    .map(([id, name]) => ({ value: String(id), label: name ?? '' }))
    .toSorted((left, right) => left.label.localeCompare(right.label));
  const known = [
    { value: 'all', label: 'Anyone' },
    { value: 'me', label: 'Only mine' },
    { value: 'nobody', label: 'Unassigned' },
    ...others,
  ];
  const isKnown = known.some(({ value }) => value === chosen);
  return isKnown ? known : [...known, { value: chosen, label: 'Someone without tickets' }];
}
