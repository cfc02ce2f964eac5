import type { SearchResult } from '#contract/site/search.ts';
import { type SearchKind, searchKinds } from '#contract/values/search-kinds.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { paths } from '#web/lib/paths.ts';
import type { Opened } from './opened-results.ts';

/** A link to a result; `facts` say what it is: "#18", "Harbour Tides", "In Progress". */
export type Option = {
  path: string;
  title: string;
  facts: readonly string[];
  excerpt?: string;
  person?: { id: number; avatar: string | null };
};
export type OptionGroup = { heading: string; options: Option[] };

const kinds: Record<
  SearchKind,
  { heading: string; one: string; pathOf: (id: number, projectId: number) => string }
> = {
  ticket: {
    heading: 'Tickets',
    one: 'Ticket',
    pathOf: (ticketId, projectId) => paths.ticket({ projectId, ticketId }),
  },
  document: {
    heading: 'Documentation',
    one: 'Page',
    pathOf: (documentId, projectId) => paths.document({ projectId, documentId }),
  },
  discussion: {
    heading: 'Discussions',
    one: 'Discussion',
    pathOf: (threadId, projectId) => paths.discussion({ projectId, threadId }),
  },
  meeting: {
    heading: 'Meetings',
    one: 'Meeting',
    pathOf: (_id, projectId) => paths.teamWorkspace(projectId),
  },
  project: { heading: 'Projects', one: 'Project', pathOf: paths.project },
  person: { heading: 'People', one: 'Person', pathOf: paths.publicProfile },
  thread: { heading: 'Forum', one: 'Discussion', pathOf: (id) => `${paths.forum}/${id}` },
  event: { heading: 'Events', one: 'Event', pathOf: (id) => `${paths.events}/${id}` },
};

/** The results by kind. */
export const groupsOf = (results: readonly SearchResult[]): OptionGroup[] =>
  searchKinds.flatMap((kind) => {
    const options = results.filter((result) => result.kind === kind).map(optionOf);
    return options.length > 0 ? [{ heading: kinds[kind].heading, options }] : [];
  });

function optionOf({
  kind,
  id,
  title,
  project,
  number,
  note,
  avatar,
  excerpt,
}: SearchResult): Option {
  const { one, pathOf } = kinds[kind];
  return {
    path: pathOf(id, project?.id ?? 0),
    title,
    facts: [number === null ? one : `#${number}`, project?.name ?? '', note].filter(Boolean),
    excerpt,
    ...(kind === 'person' && { person: { id, avatar } }),
  };
}

/** What was opened before. */
export const openedGroups = (opened: readonly Opened[]): OptionGroup[] =>
  opened.length === 0
    ? []
    : [{ heading: 'Recently opened', options: opened.map((one) => ({ ...one, facts: [] })) }];

export const countOf = (count: number) =>
  count === 0 ? 'No results' : formatCount(count, 'result');
