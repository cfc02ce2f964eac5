import * as z from 'zod/mini';
import { cutText } from '#contract/values/text/cut-text.ts';
import {
  type BoardFile,
  type FileTicket,
  maxNames,
} from '#server/board/board-files/reading/file-ticket.ts';
import { fileRefused } from '#server/board/board-files/reading/refuse-file.ts';
import { oneLine } from '#server/board/board-files/reading/words.ts';
import { listOf } from './list-of.ts';

const position = z._default(z.number(), 0);
const closed = z._default(z.boolean(), false);
const ids = z._default(listOf(z.string()), []);
/** The name of a list or a person. Many cards repeat it, so only as much as can be shown is kept. */
const sharedName = z.pipe(
  z.string(),
  z.transform((name: string) => cutText(name, 200)),
);

const board = z.object({
  lists: listOf(z.object({ id: z.string(), name: sharedName, closed, pos: position })),
  cards: listOf(
    z.object({
      id: z.string(),
      name: z.string(),
      desc: z._default(z.string(), ''),
      idList: z.string(),
      closed,
      pos: position,
      due: z._default(z.nullable(z.string()), null),
      idMembers: ids,
      labels: z._default(listOf(z.object({ name: z._default(z.string(), '') })), []),
    }),
  ),
  checklists: z._default(
    listOf(
      z.object({
        idCard: z.string(),
        name: z._default(z.string(), ''),
        pos: position,
        checkItems: z._default(
          listOf(z.object({ name: z.string(), state: z._default(z.string(), ''), pos: position })),
          [],
        ),
      }),
    ),
    [],
  ),
  members: z._default(
    listOf(
      z.object({
        id: z.string(),
        fullName: z._default(sharedName, ''),
        username: z._default(sharedName, ''),
      }),
    ),
    [],
  ),
});
type Board = z.output<typeof board>;
type Card = Board['cards'][number];

export const isTrello = (content: unknown): boolean =>
  typeof content === 'object' && content !== null && 'cards' in content && 'lists' in content;

/** The cards of a Trello board, list by list. Archived ones are left out. */
export function readTrello(content: unknown): BoardFile {
  const { success, data } = z.safeParse(board, content);
  if (!success) {
    throw fileRefused('This Trello file is incomplete. Export the board again and try again.');
  }
  if (new Set(data.cards.map(({ id }) => id)).size < data.cards.length) {
    throw fileRefused(
      'Two cards in this Trello file have the same ID. Export the board again and try again.',
    );
  }
  const lists = new Map(
    data.lists
      .filter((list) => !list.closed)
      .toSorted(byPosition)
      .map((list, index) => [list.id, { ...list, index }]),
  );
  const isOpen = (card: Card) => !card.closed && lists.has(card.idList);
  const indexOf = ({ idList }: Card) => lists.get(idList)?.index ?? 0;
  const cards = data.cards
    .filter(isOpen)
    .toSorted((one, other) => indexOf(one) - indexOf(other) || byPosition(one, other));
  const checklists = Map.groupBy(data.checklists.toSorted(byPosition), ({ idCard }) => idCard);
  const members = new Map(data.members.map((member) => [member.id, member]));
  const archived = data.cards.length - cards.length;
  return {
    source: 'trello',
    tickets: cards.map((card, index): FileTicket => {
      const people = card.idMembers.slice(0, maxNames).flatMap((id) => members.get(id) ?? []);
      return {
        place: `Card ${index + 1}`,
        number: null,
        title: card.name,
        description: describe(card, checklists.get(card.id) ?? []),
        status: lists.get(card.idList)?.name ?? '',
        statusCategory: '',
        isDone: false,
        priority: '',
        type: '',
        assignee: people.map(({ fullName }) => fullName).join(', '),
        assignees: people.flatMap(({ fullName, username }) => [fullName, username]),
        assigneeId: null,
        labels: card.labels.map(({ name }) => name),
        dueDate: card.due ?? '',
      };
    }),
    notes: [
      ...(archived > 0 ? [`Archived cards are left out: ${archived}.`] : []),
      'Comments, attachments and custom fields are left out.',
    ],
    unread: [],
    errors: [],
  };
}

const byPosition = (one: { pos: number }, other: { pos: number }) => one.pos - other.pos;

/** A card's text, followed by its checklists as task lists. */
function describe({ desc }: Card, checklists: Board['checklists']): string {
  const lists = checklists.map(({ name, checkItems }) =>
    [
      `**${oneLine(name)}**`,
      '',
      ...checkItems
        .toSorted(byPosition)
        .map((item) => `- [${item.state === 'complete' ? 'x' : ' '}] ${oneLine(item.name)}`),
    ].join('\n'),
  );
  return [desc, ...lists].filter(Boolean).join('\n\n');
}
