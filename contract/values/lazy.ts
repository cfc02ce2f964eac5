/**
 * Returns a function that calls `make` the first time and returns the same value from then on. It's for
 * formatters of `Intl`: making one loads its data, which would delay every page that loads its module.
 */
export function lazy<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
