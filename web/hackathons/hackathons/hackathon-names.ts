import type { ExperienceLevel, HackathonPhase } from '#contract/hackathons/hackathon-rules.ts';
import type { ParticipantState, StaffRole } from '#contract/values/vocabulary.ts';
import type { ListedHackathon } from '#contract/hackathons/hackathons.ts';
import { formatDateTimeRange } from '#web/lib/formats/format-dates.ts';
import type { Tone } from '#web/ui/text/badge.tsx';

export const phases: Record<HackathonPhase, { name: string; tone: Tone }> = {
  draft: { name: 'Sign-up not open yet', tone: 'grey' },
  open: { name: 'Open for sign-up', tone: 'green' },
  closed: { name: 'Sign-up closed', tone: 'yellow' },
  teams: { name: 'Teams are ready', tone: 'blue' },
  building: { name: 'Building now', tone: 'blue' },
  ended: { name: 'Ended', tone: 'grey' },
  canceled: { name: 'Canceled', tone: 'grey' },
};

export const participantStateNames: Record<ParticipantState, { name: string; tone: Tone }> = {
  invited: { name: 'Not confirmed yet', tone: 'yellow' },
  signed_up: { name: 'Signed up', tone: 'green' },
  waiting: { name: 'On the waiting list', tone: 'yellow' },
  absent: { name: 'Absent', tone: 'grey' },
  left: { name: 'Left', tone: 'grey' },
  removed: { name: 'Removed', tone: 'grey' },
};

export const levelNames: Record<ExperienceLevel, string> = {
  beginner: 'Just starting out',
  some: 'Some experience',
  strong: 'Experienced',
};

export const staffRoleNames: Record<StaffRole, string> = {
  organizer: 'Organizer',
  helper: 'Helper',
  judge: 'Judge',
};

/** From when to when a hackathon goes. */
export const describeTimes = ({ startsAt, endsAt }: Pick<ListedHackathon, 'startsAt' | 'endsAt'>) =>
  formatDateTimeRange(new Date(startsAt), new Date(endsAt));
