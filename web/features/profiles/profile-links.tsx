import Globe from 'lucide-react/icons/globe';
import type { ComponentType } from 'react';
import type { ShownProfile } from '#web/features/profiles/shown-profile.ts';
import { GitHubMark, LinkedInMark, XMark } from '#web/ui/brand-marks.tsx';
import { classNames } from '#web/ui/class-names.ts';

type ProfileLinksProps = {
  profile: Pick<ShownProfile, 'githubUrl' | 'linkedinUrl' | 'xurl' | 'personalWebsiteUrl'>;
  className?: string;
};

type ProfileLink = { name: string; address: string; Mark: ComponentType<{ className?: string }> };

/** Where else a person is to be found. */
export function ProfileLinks({ profile, className }: ProfileLinksProps) {
  const links: ProfileLink[] = [
    { name: 'GitHub', address: profile.githubUrl, Mark: GitHubMark },
    { name: 'LinkedIn', address: profile.linkedinUrl, Mark: LinkedInMark },
    { name: 'X', address: profile.xurl, Mark: XMark },
    { name: 'Website', address: profile.personalWebsiteUrl, Mark: Globe },
  ].filter(({ address }) => address !== '');
  if (links.length === 0) return null;
  return (
    <ul aria-label="Links" className={classNames('flex flex-wrap gap-x-4 text-sm', className)}>
      {links.map(({ name, address, Mark }) => (
        <li key={name}>
          <a
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            title={address}
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
