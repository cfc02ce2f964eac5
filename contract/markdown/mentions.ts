import { blankOutCode } from './outside-code.ts';

/** How a mention of a person is stored in a comment: `@[42]`, so that it follows their name. */
export const mentionPattern = /@\[([1-9]\d{0,14})\]/g;

export type Mentioned = { id: number; name: string };

/** As many as the largest team has. A ticket's comments come with the names of all they mention. */
const maxMentions = 100;

/** The IDs of the people mentioned in a text, outside code, each once, and not more than the most. */
export const mentionedIds = (text: string): number[] =>
  text.includes('@[') ? [...new Set(idsIn(blankOutCode(text)))].slice(0, maxMentions) : [];

const idsIn = (text: string) => [...text.matchAll(mentionPattern)].map(([, id]) => Number(id));

/** What is shown for a mention of someone whose account was deleted. */
const formerMember = 'Former member';

/** A stored text as people read it: `@Aino Salo`. */
export const showMentions = (text: string, people: readonly Mentioned[]): string =>
  nameMentions(text, people, () => `@${formerMember}`);

/** A stored text as its author edits it: whoever has no name stays `@[42]`, so that saving keeps them. */
export const editMentions = (text: string, people: readonly Mentioned[]): string =>
  nameMentions(text, people, (mention) => mention);

function nameMentions(
  text: string,
  people: readonly Mentioned[],
  nameless: (mention: string) => string,
): string {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const outsideCode = blankOutCode(text);
  return text.replaceAll(mentionPattern, (mention, id: string, index: number) => {
    if (!outsideCode.startsWith(mention, index)) return mention;
    const name = names.get(Number(id));
    return name === undefined ? nameless(mention) : `@${name}`;
  });
}

/**
 * A written text as it's stored. Code mentions nobody. The longest name is meant, so that "@Bo Li" doesn't mention Bo. Of
 * people with the same name, those are meant whom the text mentioned before it was edited (`before`),
 * in their order, and otherwise the first of `people`.
 */
export function storeMentions(text: string, people: readonly Mentioned[], before = ''): string {
  const byName = Map.groupBy(people, ({ name }) => name);
  const names = [...byName.keys()].toSorted((one, other) => other.length - one.length);
  const earlier = idsIn(blankOutCode(before));
  let stored = '';
  let end = 0;
  for (const { index } of blankOutCode(text).matchAll(mentionStart)) {
    // An "@" within the name before.
    if (index < end) continue;
    const start = index + 1;
    const name = names.find((one) => text.startsWith(one, start) && isWhole(text, start, one));
    if (name === undefined) continue;
    const ids = byName.get(name)!.map(({ id }) => id);
    const known = earlier.findIndex((id) => ids.includes(id));
    const [id] = known < 0 ? ids : earlier.splice(known, 1);
    stored += `${text.slice(end, index)}@[${id}]`;
    end = start + name.length;
  }
  return stored + text.slice(end);
}

/** "mail@Aino" isn't a mention of Aino. */
const mentionStart = /(?<![\p{L}\p{N}\p{M}])@/gu;
/** Neither are "@Ainoa" and "@Aino-Maria". */
const nameGoesOn = /[-_]?[\p{L}\p{N}\p{M}]/uy;

function isWhole(text: string, start: number, name: string): boolean {
  nameGoesOn.lastIndex = start + name.length;
  return !nameGoesOn.test(text);
}
