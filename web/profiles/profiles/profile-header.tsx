import type { ComponentType, ReactNode } from 'react';
import Globe from 'lucide-react/icons/globe';
import { fullName } from '#contract/values/full-name.ts';
import { paths } from '#web/lib/paths.ts';
import { DocumentTitle } from '#web/ui/page/page-title.tsx';
import { PersonPiece } from '#web/ui/pieces/person-piece.tsx';
import { GitHubMark, LinkedInMark, XMark } from '#web/ui/brand-marks.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ProfileFacts } from './profile-facts.tsx';
import type { ShownProfile } from './shown-profile.ts';

type ProfileHeaderProps = {
  profile: ShownProfile;
  actions?: ReactNode;
  /** What one can do with one's own photo, below it. */
  photoAction?: ReactNode;
};

/** Name, avatar, facts and actions. Leaves out what the person hasn't filled in. */
export const ProfileHeader = ({ profile, actions, photoAction }: ProfileHeaderProps) => (
  <header className="grid grid-cols-[auto_minmax(0,1fr)] items-end gap-x-4 gap-y-3 sm:gap-x-6">
    <DocumentTitle>{fullName(profile)}</DocumentTitle>
    {/* On a phone, the name is beside the piece, and what one can do with the photo below both. */}
    <div className="grid justify-items-start gap-1.5 max-sm:contents sm:row-span-2 sm:self-start">
      <PersonPiece size="xl" name={fullName(profile)} seed={profile.id} photo={profile.avatar} />
      {/* As wide with every label, so that nothing moves with the first photo. */}
      {photoAction && (
        <div className="-ml-2.5 max-sm:col-span-2 max-sm:row-start-2 max-sm:-my-2 sm:min-w-36">
          {photoAction}
        </div>
      )}
    </div>
    <div className="min-w-0 max-sm:col-start-2 max-sm:row-start-1 max-sm:self-center">
      <h1 dir="auto" tabIndex={-1} className="text-3xl sm:text-4xl">
        {fullName(profile)}
      </h1>
      {profile.shortDescription && (
        <p dir="auto" className="mt-1 max-w-measure text-soft sm:text-lg">
          {profile.shortDescription}
        </p>
      )}
    </div>
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 max-sm:col-span-2 sm:self-start">
      <div className="grid gap-1">
        <ProfileFacts profile={profile} />
        <ProfileLinks profile={profile} />
        <p className="hidden text-sm print:block">
          {location.origin + paths.publicProfile(profile.id)}
        </p>
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  </header>
);

type ProfileLinksProps = {
  profile: Pick<ShownProfile, 'githubUrl' | 'linkedinUrl' | 'xurl' | 'personalWebsiteUrl'>;
  className?: string;
};

type ProfileLink = { name: string; url: string; Mark: ComponentType<{ className?: string }> };

/** Links to the person's other pages. */
function ProfileLinks({ profile, className }: ProfileLinksProps) {
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
