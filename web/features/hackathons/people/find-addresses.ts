/** The email addresses in a pasted text, such as a column of a table or "Aino <aino@pieces.example>". */
export function findAddresses(text: string): string[] {
  const found = text
    .split(/[\s,;<>()"'|]+/)
    .filter(isAddress)
    .map((address) => address.replace(/[.:]$/, '').toLowerCase());
  return [...new Set(found)];
}

function isAddress(text: string): boolean {
  const [name, domain = '', ...more] = text.split('@');
  return Boolean(name) && more.length === 0 && domain.slice(1, -1).includes('.');
}
