// In its own file, so that a board doesn't load the descriptions of the fields.

/** The value of a ticket's field. */
export type FieldValue = string | number | readonly string[] | null;

/** Whether two values of a field are equal. */
export const isSameValue = (one: FieldValue | undefined, other: FieldValue | undefined): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((label, index) => label === other[index])
    : one === other;
