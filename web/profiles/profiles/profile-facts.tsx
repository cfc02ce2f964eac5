import CalendarDays from 'lucide-react/icons/calendar-days';
import Flame from 'lucide-react/icons/flame';
import MapPin from 'lucide-react/icons/map-pin';
import { formatNumber } from '#web/lib/formats/format-numbers.ts';
import { formatJoinDate } from './long-date.ts';
import type { ShownProfile } from './shown-profile.ts';

type ProfileFactsProps = { profile: Pick<ShownProfile, 'location' | 'createdAt' | 'stats'> };

/** Location, join date and streak, if there is one. */
export const ProfileFacts = ({ profile }: ProfileFactsProps) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft [&>li]:inline-flex [&>li]:items-center [&>li]:gap-1.5 [&_svg]:size-4 [&_svg]:shrink-0">
    {profile.location && (
      <li>
        <MapPin aria-hidden />
        {profile.location}
      </li>
    )}
    <li>
      <CalendarDays aria-hidden />
      Joined {formatJoinDate(profile.createdAt)}
    </li>
    {profile.stats.streak > 0 && (
      <li title="Days in a row with activity on Pieces">
        <Flame aria-hidden />
        {formatNumber(profile.stats.streak)}-day streak
      </li>
    )}
  </ul>
);
