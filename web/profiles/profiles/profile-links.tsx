import Globe from 'lucide-react/icons/globe';
import type { ComponentType } from 'react';
import { GitHubMark, LinkedInMark, XMark } from '#web/ui/brand-marks.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { ShownProfile } from './shown-profile.ts';

type ProfileLinksProps = {
  profile: Pick<ShownProfile, 'githubUrl' | 'linkedinUrl' | 'xurl' | 'personalWebsiteUrl'>;
  className?: string;
};

type ProfileLink = { name: string; url: string; Mark: ComponentType<{ className?: string }> };

/** Links to the person's other pages. */
export function ProfileLinks({ profile, className }: ProfileLinksProps) {
  const links: ProfileLink[] = [
    { name: 'GitHub', url: profile.githubUrl, Mark: GitHubMark },
    { name: 'LinkedIn', url: profile.linkedinUrl, Mark: LinkedInMark },
    { name: 'X', url: profile.xurl, Mark: XMark },
    { name: 'Website', url: profile.personalWebsiteUrl, Mark: Globe },
  ].filter(({ url }) => url !== '');
  if (links.length === 0) return null;
  return (
    <ul aria-label="Links" className={classNames('flex flex-wrap gap-x-4 text-sm', className)}>
      {links.map(({ name, url, Mark }) => (
        <li key={name}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            title={url}
            className="inline-flex min-h-8 items-center gap-1.5 font-medium hover:text-accent hover:underline pointer-coarse:min-h-11"
          >
            <Mark aria-hidden className="size-4" />
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
