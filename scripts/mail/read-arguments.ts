const usage = `Use one of:
  npm run mail -- list             lists the emails that were given up
  npm run mail -- resend           sends all of them again
  npm run mail -- resend 1204 1207 sends these again`;

type Arguments = { action: 'list' } | { action: 'resend'; ids: number[] | undefined };

/** Reads what the command is asked to do. Throws how it's used if that's wrong. */
export function readArguments([action, ...numbers]: string[]): Arguments {
  if (action === 'list' && numbers.length === 0) return { action };
  if (action !== 'resend') throw new Error(usage);
  const ids = numbers.map(Number);
  if (!ids.every((id) => Number.isSafeInteger(id) && id > 0)) throw new Error(usage);
  return { action, ids: ids.length > 0 ? ids : undefined };
}
