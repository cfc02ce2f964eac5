/** The first characters of a text and an ellipsis, or undefined if the text is short enough. */
export function truncateText(text: string, maxLength: number): string | undefined {
  const characters = Array.from(text);
  if (characters.length <= maxLength) return undefined;
  return `${characters.slice(0, maxLength).join('')}…`;
}
