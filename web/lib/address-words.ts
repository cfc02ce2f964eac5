import { useSearchParams } from 'react-router';

type Changes = Readonly<Record<string, string | null>>;

/** What stands in the address after the question mark, and how to change it in place. */
export function useAddressWords() {
  const [words, setWords] = useSearchParams();
  const change = (changes: Changes) =>
    setWords((before) => changeWords(before, changes), { replace: true, preventScrollReset: true });
  return [words, change] as const;
}

/** Words with some of them changed; what is empty goes. */
export function changeWords(before: URLSearchParams, changes: Changes): URLSearchParams {
  const words = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value) words.set(name, value);
    else words.delete(name);
  }
  return words;
}

/** One of a closed list of choices, as the address says; the first where it says none of them. */
export const choiceIn = <Value extends string>(
  words: URLSearchParams,
  { name, among }: { name: string; among: readonly Value[] },
): Value => among.find((choice) => choice === words.get(name)) ?? among[0]!;
