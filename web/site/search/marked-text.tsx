/** A text in which the words that begin like those of a search are marked. */
export function MarkedText({ text, search }: { text: string; search: string }) {
  const words = search.match(/[\p{L}\p{N}]+/gu);
  if (!words) return text;
  const pattern = new RegExp(`((?<![\\p{L}\\p{N}])(?:${words.join('|')}))`, 'giu');
  // Every second part is a match.
  return text.split(pattern).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the parts have nothing else
      <mark key={index} className="bg-transparent font-bold text-accent underline">
        {part}
      </mark>
    ),
  );
}
