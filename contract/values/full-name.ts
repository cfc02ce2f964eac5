/** A person's full name. People who signed up with GitHub or Google may have no last name. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();
