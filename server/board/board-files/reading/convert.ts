import { done } from '#contract/values/ticket-status.ts';
import type { FileError, Mapping, MappedField } from '#contract/board/board-files.ts';
import { foldCase } from '#contract/values/text/fold-case.ts';
import { findDescriptionError, findTitleError, maxLabels } from '#contract/values/ticket-limits.ts';
import { skillNames } from '#contract/values/lists/skill-name.ts';
import type { Fields } from '#server/board/tickets/store.ts';
import { createLocalClock } from '#server/platform/formats/local-clock.ts';
import { type BoardFile, type FileTicket, maxNames } from './file-ticket.ts';
import { cutTitle, describeCutTitles } from './cut-title.ts';
import { dayOf } from './days.ts';
import { maxWordLength, oneLine, priorityOf, statusOf, typeOf } from './words.ts';

/** A member who can be assigned. `login` is their username on GitHub, if their profile has one. */
export type Assignable = { id: number; name: string; login: string };

export type Team = { members: Assignable[]; technologies: string[] };

/** A ticket to create, and the number it had on a board of Pieces. */
export type NewTicket = { place: string; fields: Fields; formerNumber: number | null };

/** Whose file it is: their team, and their time zone, by which a time becomes a day. */
export type Setting = { team: Team; timeZone: string };

type Converted = {
  tickets: NewTicket[];
  mappings: Mapping[];
  notes: string[];
  errors: FileError[];
};

/** Translates a file into tickets of this team. Nothing is left out without a mapping or a note. */
export function convert(file: BoardFile, { team, timeZone }: Setting): Converted {
  const mappings = new Map<string, Mapping>();
  const errors: FileError[] = [];
  const unreadable = Map.groupBy(file.errors, ({ place }) => place);
  const cutTitles: string[] = [];
  const readClock = createLocalClock(timeZone);
  const findAssignee = createAssigneeFinder(team.members);
  const findLabel = createLabelFinder(team.technologies);

  function note(field: MappedField, from: string, to: string | null) {
    if (from.trim() === '' || from === to) return;
    const key = JSON.stringify([field, from, to]);
    const mapping = mappings.get(key);
    if (mapping) mapping.count += 1;
    else mappings.set(key, { field, from, to, count: 1 });
  }

  function convertTicket(ticket: FileTicket): NewTicket {
    const isOwn = file.source === 'pieces';
    const { place } = ticket;
    const cut = cutTitle(isOwn ? ticket.title : oneLine(ticket.title));
    const { title } = cut;
    const description = [cut.rest, ticket.description].filter(Boolean).join('\n\n');
    if (cut.rest) cutTitles.push(place);
    errors.push(...(unreadable.get(place) ?? []));
    const message = findError({ title, description, isOwn });
    if (message) errors.push({ place, message });
    const status = ticket.isDone ? done : statusOf(ticket.status, ticket.statusCategory);
    const priority = priorityOf(ticket.priority, file.source);
    const type = typeOf(ticket.type);
    const assignee = findAssignee(ticket);
    const dueDate = dayOf(ticket.dueDate, readClock);
    note('status', ticket.status, status);
    note('priority', ticket.priority, priority);
    note('type', ticket.type, type);
    note('assignee', ticket.assignee.trim(), assignee?.name ?? null);
    if (dueDate === null || !ticket.dueDate.startsWith(dueDate))
      note('due date', ticket.dueDate, dueDate);
    const labels = convertLabels(ticket.labels);
    return {
      place,
      formerNumber: ticket.number,
      fields: {
        title,
        description,
        status,
        priority,
        type,
        assigneeId: assignee?.id ?? null,
        labels,
        dueDate,
      },
    };
  }

  function convertLabels(written: string[]): string[] {
    const labels: string[] = [];
    for (const label of written.slice(0, maxNames).map((one) => one.trim())) {
      const found = findLabel(label);
      const fits = found !== undefined && (labels.includes(found) || labels.length < maxLabels);
      if (fits && !labels.includes(found)) labels.push(found);
      note('label', label, fits ? found : null);
    }
    return labels;
  }

  const tickets = file.tickets.map(convertTicket);
  const notes = [...file.notes, ...describeCutTitles(cutTitles)];
  return { tickets, mappings: [...mappings.values()], notes, errors };
}

/** A title may be empty on a board of Pieces, but a file from elsewhere has one for each ticket. */
function findError({
  title,
  description,
  isOwn,
}: {
  title: string;
  description: string;
  isOwn: boolean;
}): string | undefined {
  if (title === '' && !isOwn) return 'Title is required';
  const isStorable = [title, description].every(
    (text) => text.isWellFormed() && !text.includes('\0'),
  );
  if (!isStorable) return 'This ticket contains a character that can’t be stored.';
  return findTitleError(title) ?? findDescriptionError(description);
}

/** Finds a member by ID and name, or else the only one with this name or GitHub username. */
function createAssigneeFinder(members: Assignable[]) {
  const byName = Map.groupBy(
    members.flatMap((member) =>
      [member.name, member.login].filter(Boolean).map((name) => ({ name: foldCase(name), member })),
    ),
    ({ name }) => name,
  );
  return ({ assignees, assigneeId }: FileTicket): Assignable | undefined => {
    const exact = members.find(({ id, name }) => id === assigneeId && name === assignees[0]);
    if (exact) return exact;
    const found = assignees
      .filter(({ length }) => length <= maxWordLength)
      .map((name) => byName.get(foldCase(name.trim().replace(/^@/, ''))) ?? [])
      .find(({ length }) => length === 1);
    return found?.[0]?.member;
  };
}

/** Finds a technology of the project by any of its names. */
function createLabelFinder(technologies: string[]) {
  const keyOf = (label: string) => foldCase(skillNames([label])[0] ?? label);
  const byKey = new Map(technologies.map((name) => [keyOf(name), name]));
  return (label: string) => {
    if (technologies.includes(label)) return label;
    return label === '' || label.length > maxWordLength ? undefined : byKey.get(keyOf(label));
  };
}
