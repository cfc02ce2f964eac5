import ExternalLink from 'lucide-react/icons/external-link';

/** Links to a project's repository, if it has one. */
export function RepositoryLink({ name, url }: { name: string; url: string }) {
  if (!url) return null;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Repository of ${name}`}
      className="link inline-flex items-center gap-1 text-caption @sm:text-sm"
    >
      Repository
      <ExternalLink aria-hidden className="hidden size-3.5 @sm:block" />
    </a>
  );
}
