/**
 * Returns a function that calls `make` the first time and returns the same value from then on.
 * Formatters of `Intl` load their data when they are made, which would hold up every page that has
 * their module.
 */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
