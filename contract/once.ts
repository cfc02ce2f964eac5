/**
 * Returns a function that calls `make` the first time and returns the same value from then on.
 * Formatters of `Intl` load their data when they are made, which would hold up every page that has
 * their module.
 */
export function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
