import { useSearchParams } from 'react-router';

/**
 * The URL's query parameters as they are now. Start a change from these: what was last rendered can
 * be older, so that a second change would undo the first.
 */
export const getUrlParams = () => new URLSearchParams(window.location.search);

type Changes = Readonly<Record<string, string | null>>;

/** The URL's query parameters, and a function that changes some of them in place. */
export function useUrlParams() {
  const [searchParams, setSearchParams] = useSearchParams();
  const changeParams = (changes: Changes) =>
    setSearchParams(withParams(getUrlParams(), changes), {
      replace: true,
      preventScrollReset: true,
    });
  return [searchParams, changeParams] as const;
}

type UrlState<State> = {
  read: (searchParams: URLSearchParams) => State;
  /** The URL's parameters; null for a default. */
  write: (state: State) => Changes;
};

/** What a page shows, kept in the URL, and a function that changes parts of it. */
export function useUrlState<State>({ read, write }: UrlState<State>) {
  const [searchParams, changeParams] = useUrlParams();
  const change = (changed: Partial<State>) =>
    changeParams(write({ ...read(getUrlParams()), ...changed }));
  return [read(searchParams), change] as const;
}

/** A copy with some parameters changed; null or an empty string removes one. */
export function withParams(before: URLSearchParams, changes: Changes): URLSearchParams {
  const searchParams = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value) searchParams.set(name, value);
    else searchParams.delete(name);
  }
  return searchParams;
}

/** The value of a parameter if it is one of the choices, otherwise the first choice. */
export const readChoice = <Value extends string>(
  searchParams: URLSearchParams,
  { name, choices }: { name: string; choices: readonly Value[] },
): Value => choices.find((choice) => choice === searchParams.get(name)) ?? choices[0]!;
