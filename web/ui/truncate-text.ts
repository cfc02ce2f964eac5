/** The first characters of a text and an ellipsis; undefined where the text is short enough. */
export function truncateText(text: string, most: number): string | undefined {
  const characters = Array.from(text);
  if (characters.length <= most) return undefined;
  return `${characters.slice(0, most).join('')}…`;
}
