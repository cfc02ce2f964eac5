import type { OwnSignUp, Participant, StaffMember } from '#contract/hackathons/hackathon-people.ts';
import type { Hackathon, ListedHackathon } from '#contract/hackathons/hackathons.ts';
import { photoAddress } from '#contract/values/photo-address.ts';
import { weekTimes } from '#contract/values/vocabulary.ts';
import type { PersonRow } from './people/store.ts';
import {
  canAnnounce,
  canFormTeam,
  canJudge,
  canLeave,
  canOrganize,
  canReadNews,
  canRun,
  canSeePeople,
  canSignUp,
  hasStarted,
  isIn,
  isOver,
  phaseOf,
} from './policy.ts';
import type { listStaff } from './staff/staff-store.ts';
import type { HackathonRow } from './store.ts';
import { taskOf } from './task.ts';

const excerptLength = 300;

export const presentListed = (row: HackathonRow, now: Date): ListedHackathon => ({
  ...presentSummary(row, now),
  excerpt: excerptOf(row.description),
});

function excerptOf(text: string): string {
  const start = Array.from(text).slice(0, excerptLength).join('');
  return start === text ? text : `${start.trimEnd()}…`;
}

const presentSummary = (row: HackathonRow, now: Date) => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  kind: row.kind,
  visibility: row.visibility,
  timeZone: row.time_zone,
  opensAt: row.opens_at,
  closesAt: row.closes_at,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  phase: phaseOf(row, now),
  people: row.people,
  mostPeople: row.most_people,
  staffRole: row.staff_role,
  ownState: row.own_state,
  task: taskOf(row, now),
  organizer: row.organizer_id === null ? null : { id: row.organizer_id, name: row.organizer_name },
  resultsPublishedAt: row.results_published_at,
});

/** Its address with the code, which lets everyone in. */
export const linkTo = ({ slug, code }: { slug: string; code: string }, publicUrl: string) =>
  `${publicUrl}/hackathons/${slug}?code=${code}`;

type Seen = {
  readerId: number | undefined;
  /** How the person asking signed up. */
  own: PersonRow | undefined;
  /** The organizer and the person asking don't want to have to do with each other. */
  isApart: boolean;
  publicUrl: string;
  now: Date;
};

export function presentHackathon(
  row: HackathonRow,
  { readerId, own, isApart, publicUrl, now }: Seen,
): Hackathon {
  const reader = { ...row, id: readerId };
  const isRunning = canRun(row);
  const canOrganizeNow = canOrganize(row) && !isOver(row, now);
  const canRunNow = isRunning && !isOver(row, now);
  return {
    ...presentSummary(row, now),
    description: row.description,
    teamLeast: row.team_least,
    teamMost: row.team_most,
    wanted: row.wanted,
    forming: row.forming,
    template: isRunning ? row.template : [],
    criteria: row.criteria,
    teamsPublishedAt: row.teams_published_at,
    canceledAt: row.canceled_at,
    waiting: row.waiting,
    version: row.version,
    code: isRunning ? row.code : '',
    url: isRunning ? linkTo(row, publicUrl) : '',
    own: own && isIn(own.state) ? presentOwn(own) : null,
    can: {
      edit: canOrganizeNow,
      cancel: canOrganizeNow,
      signUp: canSignUp(row, reader, now) && !isApart,
      leave: canLeave(row, reader, now),
      formTeam: canFormTeam(row, reader, now),
      seePeople: canSeePeople(reader),
      exportPeople: isRunning,
      managePeople: canRunNow,
      invite: canRunNow,
      announce: canAnnounce(row, row, now),
      readAnnouncements: canReadNews(reader),
      makeTeams: canOrganizeNow && row.forming !== 'people',
      chooseStaff: canOrganize(row),
      submit: row.own_team_id !== null && hasStarted(row, now),
      seeSubmissions: isRunning && hasStarted(row, now),
      judge: canJudge(row),
      publishResults: canOrganize(row) && phaseOf(row, now) === 'ended',
    },
  };
}

const presentAnswers = (row: PersonRow) => ({
  state: row.state,
  disciplines: row.disciplines,
  level: row.level,
  hours: row.hours,
  week: weekTimes.filter((time) => row.week.includes(time)),
  timeZone: row.time_zone,
  goal: row.goal,
  languages: row.languages,
  wantsTeam: row.wants_team,
  isShown: row.is_shown,
  note: row.note,
  signedUpAt: row.signed_up_at,
  team: row.team_id === null ? null : { projectId: row.team_id, name: row.team_name ?? '' },
});

export const presentOwn = (row: PersonRow): OwnSignUp => ({
  ...presentAnswers(row),
  with: row.wishes,
});

/** Only staff see whom someone would like to be with. */
export const presentParticipant = (
  row: PersonRow,
  { withWishes }: { withWishes: boolean },
): Participant => ({
  id: row.id,
  name: row.name,
  avatar: row.avatar && photoAddress(row.avatar),
  ...presentAnswers(row),
  withIds: withWishes ? row.wishes.map(({ id }) => id) : [],
});

type StaffRow = Awaited<ReturnType<typeof listStaff>>[number];

export const presentStaff = (row: StaffRow): StaffMember => ({
  ...row,
  avatar: row.avatar && photoAddress(row.avatar),
});
