import type { ItemState, RepositoryProvider } from '#contract/board/repositories.ts';
import type { ItemKind } from '#contract/values/vocabulary.ts';

/** A commit, pull request, review or issue in a delivery. */
export type DeliveredItem = {
  kind: ItemKind;
  key: string;
  title: string;
  url: string;
  state: ItemState;
  /**
   * `githubId`: the person's GitHub account, if it's known from GitHub. `login`: their username on the
   * host, if it's certain, and otherwise empty.
   */
  author: { name: string; githubId: number | undefined; login: string };
  /** When it happened, and when it was last changed, as far as the sender says. */
  happenedAt: string | undefined;
  changedAt: string | undefined;
  /** What may mention tickets. */
  text: string;
  /** What this delivery is about: tickets move when a pull request is opened, or merged into the default branch. */
  moment: 'opened' | 'merged' | undefined;
};

/** What a delivery says. */
export type Delivered = { name: string; url: string } & EventContents;

/** `ignored` is why nothing follows from the event. */
export type EventContents = { items: DeliveredItem[] } | { ignored: string };

export type ReadPayload = (event: string, body: Fields) => Delivered;

export type PayloadReaders = Record<RepositoryProvider, ReadPayload>;

/** JSON that anyone may have sent: every field may be missing or something else. */
export type Fields = { readonly [name: string]: unknown };

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

export const listOf = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.map(fieldsOf) : [];

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;

/** A number as a key, such as that of a pull request. */
export const keyOf = (value: unknown): string => String(numberOf(value) ?? '');

export const firstLine = (text: string): string => text.split(/\r?\n/, 1)[0] ?? '';

/** A larger push would hold up its board and the deliveries of other projects. */
const maxItems = 200;

/** The items that can be stored. Of more than the most, the last: the newest commits of a push. */
export const itemsOf = (items: readonly DeliveredItem[]): { items: DeliveredItem[] } => ({
  items: items.filter(({ key }) => key !== '').slice(-maxItems),
});
