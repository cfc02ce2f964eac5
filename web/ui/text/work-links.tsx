import ExternalLink from 'lucide-react/icons/external-link';

type WorkLinksProps = { repository: string; demo: string; video: string };

/** Where one can see what a team made. */
export function WorkLinks({ repository, demo, video }: WorkLinksProps) {
  const links = [
    { label: 'Code', url: repository },
    { label: 'Demo', url: demo },
    { label: 'Video', url: video },
  ].filter(({ url }) => url !== '');
  if (links.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {links.map(({ label, url }) => (
        <li key={label}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="link inline-flex min-h-9 items-center gap-1.5 pointer-coarse:min-h-11"
          >
            {label}
            <ExternalLink aria-hidden className="size-3.5" />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
