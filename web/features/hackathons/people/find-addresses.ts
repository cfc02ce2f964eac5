/** The email addresses in a pasted text, such as a column of a table or "Aino <aino@pieces.example>". */
export function findAddresses(text: string): string[] {
  const found = text
    .split(/[\s,;<>()"'|]+/)
    .filter((part) => /^[^@]+@[^@]+\.[^@]+$/.test(part))
    .map((address) => address.replace(/[.:]$/, '').toLowerCase());
  return [...new Set(found)];
}
