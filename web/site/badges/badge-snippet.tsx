import { Copyable } from '#web/ui/forms/copyable.tsx';

type BadgeSnippetProps = { kind: 'projects' | 'profiles'; id: number; name: string; path: string };

/** A badge for a README, and the Markdown that shows it. */
export function BadgeSnippet({ kind, id, name, path }: BadgeSnippetProps) {
  const { origin } = location;
  const image = `/badges/${kind}/${id}.svg`;
  const text = `${name} on Pieces`;
  return (
    <div className="grid grid-cols-1 gap-3">
      <img src={image} alt={`Badge: ${text}`} height={20} className="h-5 max-w-full" />
      <Copyable
        label="Markdown for a README"
        value={`[![${escapeMarkdown(text)}](${origin}${image})](${origin}${path})`}
      />
    </div>
  );
}

const escapeMarkdown = (text: string) => text.replaceAll(/[\\[\]]/g, String.raw`\$&`);
