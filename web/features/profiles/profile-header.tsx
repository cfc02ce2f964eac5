import CalendarDays from 'lucide-react/icons/calendar-days';
import MapPin from 'lucide-react/icons/map-pin';
import type { Profile } from '#contract/profiles.ts';
import { joinedOn } from '#web/features/profiles/joined-on.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { DocumentTitle } from '#web/ui/page-title.tsx';

/** Who this is. What a person has not told is not shown. */
export function ProfileHeader({ profile }: { profile: Profile }) {
  const name = `${profile.firstName} ${profile.lastName}`;
  return (
    <header className="flex items-center gap-4 sm:gap-5">
      <DocumentTitle>{name}</DocumentTitle>
      <Avatar name={profile.firstName} seed={profile.id} size="xl" />
      <div className="min-w-0">
        <h1 tabIndex={-1} className="text-2xl sm:text-[1.75rem]">
          {name}
        </h1>
        {profile.shortDescription && <p className="mt-0.5 text-soft">{profile.shortDescription}</p>}
        <p className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft">
          {profile.location && (
            <span className="inline-flex items-center gap-1.5">
              <MapPin aria-hidden className="size-4" />
              {profile.location}
            </span>
          )}
          <span className="inline-flex items-center gap-1.5">
            <CalendarDays aria-hidden className="size-4" />
            Joined {joinedOn(profile.createdAt)}
          </span>
        </p>
      </div>
    </header>
  );
}
