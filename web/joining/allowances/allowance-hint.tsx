/** What is left before a limit, near the button that it's about. */
export const AllowanceHint = ({ children }: { children: string | undefined }) =>
  children && <p className="text-sm text-soft">{children}</p>;
