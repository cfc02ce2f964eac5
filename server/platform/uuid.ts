/** Whether a text is a UUID as PostgreSQL and Node write them: in lower case, with hyphens. */
export const isUuid = (text: string): boolean =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
