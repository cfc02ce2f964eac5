/** A list with a label added: trimmed, not empty, not there already; otherwise the list as it was. */
export function addTag(labels: readonly string[], typed: string): string[] {
  const label = typed.trim();
  if (label === '' || labels.includes(label)) return labels as string[];
  return [...labels, label];
}
