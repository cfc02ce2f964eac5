type Part = { text: string; start: number; href?: string };

const closing = '.,;:!?)]}"\'’”»';

/** Splits a text into plain parts and web addresses, which begin with http:// or https://. */
export function findLinks(text: string): Part[] {
  const parts: Part[] = [];
  let start = 0;
  for (const word of text.split(/(\s)/)) {
    const end = /^https?:\/\//i.test(word) ? endOfAddress(word) : 0;
    const [address, rest] = [word.slice(0, end), word.slice(end)];
    if (URL.canParse(address)) {
      parts.push({ text: address, start, href: address }, { text: rest, start: start + end });
    } else {
      parts.push({ text: word, start });
    }
    start += word.length;
  }
  return parts;
}

/** What follows an address in a sentence isn't part of it. */
function endOfAddress(word: string): number {
  let end = word.length;
  while (closing.includes(word[end - 1] ?? ' ')) end -= 1;
  return end;
}
