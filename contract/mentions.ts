/** How a mention of a person is stored in a comment: `@[42]`, so that it follows their name. */
export const mentionPattern = /@\[([1-9]\d{0,14})\]/g;

export type Mentioned = { id: number; name: string };

/** As many as the largest team has. A ticket's comments come with the names of all they mention. */
const maxMentions = 100;

/** The IDs of the people mentioned in a text, each once, and not more than the most. */
export const mentionedIds = (text: string): number[] =>
  [...new Set([...text.matchAll(mentionPattern)].map(([, id]) => Number(id)))].slice(
    0,
    maxMentions,
  );

/** What is shown for a mention of someone whose account was deleted. */
const formerMember = 'Former member';

/** A stored text as people read and write it: `@Aino Salo`. */
export function showMentions(text: string, people: readonly Mentioned[]): string {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return text.replaceAll(
    mentionPattern,
    (_, id: string) => `@${names.get(Number(id)) ?? formerMember}`,
  );
}

/**
 * A written text as it's stored. A longer name goes first, so that "@Aino Salonen" doesn't mention
 * Aino Salo. Of two people with the same name, the first one is meant.
 */
export function storeMentions(text: string, people: readonly Mentioned[]): string {
  return people
    .toSorted((one, other) => other.name.length - one.name.length)
    .reduce((stored, { id, name }) => replaceName(stored, name, `@[${id}]`), text);
}

function replaceName(text: string, name: string, mention: string): string {
  let stored = '';
  let rest = text;
  for (let at = rest.indexOf(`@${name}`); at >= 0; at = rest.indexOf(`@${name}`)) {
    const end = at + 1 + name.length;
    // "mail@Aino" and "@Ainoa" aren't mentions of Aino.
    const isWhole = !isLetter(rest.slice(0, at).at(-1)) && !isLetter(rest.slice(end)[0]);
    stored += rest.slice(0, at) + (isWhole ? mention : rest.slice(at, end));
    rest = rest.slice(end);
  }
  return stored + rest;
}

const isLetter = (character = '') => /[\p{L}\p{N}]/u.test(character);
