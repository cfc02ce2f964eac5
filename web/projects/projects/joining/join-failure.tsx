/** Why joining failed, next to what was pressed. */
export const JoinFailure = ({ children }: { children: string | undefined }) =>
  children && (
    <p role="alert" className="text-sm font-medium text-red-ink">
      {children}
    </p>
  );
