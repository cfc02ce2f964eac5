import type { OwnSignUp, Participant } from '#contract/hackathons/hackathon-people.ts';
import type { Hackathon, ListedHackathon } from '#contract/hackathons/hackathons.ts';
import type { Result } from '#contract/hackathons/results.ts';
import { defaultCriteria } from '#contract/hackathons/submission-limits.ts';
import type { Judging } from '#contract/hackathons/judging.ts';

const nothing: Hackathon['can'] = {
  edit: false,
  cancel: false,
  signUp: false,
  leave: false,
  formTeam: false,
  seePeople: false,
  exportPeople: false,
  managePeople: false,
  invite: false,
  announce: false,
  readAnnouncements: false,
  makeTeams: false,
  chooseStaff: false,
  submit: false,
  seeSubmissions: false,
  judge: false,
  publishResults: false,
};

type Fields = Partial<Omit<Hackathon, 'can'>> & { can?: Partial<Hackathon['can']> };

/** An evening on November 27, 2026 that someone else organizes and that's open for sign-up, with these fields. */
export const hackathonOf = ({ can, ...fields }: Fields = {}): Hackathon => ({
  id: 1,
  slug: 'maps',
  name: 'Night of Maps',
  kind: 'hackathon',
  visibility: 'listed',
  timeZone: 'Europe/Helsinki',
  opensAt: '2026-11-20T10:00:00.000Z',
  closesAt: '2026-11-27T15:00:00.000Z',
  startsAt: '2026-11-27T15:00:00.000Z',
  endsAt: '2026-11-27T21:00:00.000Z',
  phase: 'open',
  people: 31,
  mostPeople: 40,
  staffRole: null,
  ownState: null,
  task: null,
  description: '',
  organizer: { id: 8, name: 'Olena Shevchenko' },
  teamLeast: 3,
  teamMost: 5,
  wanted: [],
  forming: 'both',
  template: [],
  criteria: [],
  teamsPublishedAt: null,
  canceledAt: null,
  resultsPublishedAt: null,
  waiting: 0,
  version: 1,
  code: '',
  url: '',
  own: null,
  ...fields,
  can: { ...nothing, ...can },
});

/** The same in a list. */
export const listedHackathonOf = ({
  excerpt = '',
  ...fields
}: Partial<ListedHackathon> = {}): ListedHackathon => ({ ...hackathonOf(fields), excerpt });

const answers: Omit<OwnSignUp, 'with'> = {
  state: 'signed_up',
  disciplines: ['Design'],
  level: 'some',
  hours: null,
  week: [],
  timeZone: 'Europe/Helsinki',
  goal: null,
  languages: ['en'],
  wantsTeam: true,
  isShown: false,
  note: '',
  signedUpAt: '2026-11-21T10:00:00.000Z',
  team: null,
};

/** That the person has signed up and isn’t on a team, with these fields. */
export const ownSignUpOf = (fields: Partial<OwnSignUp> = {}): OwnSignUp => ({
  ...answers,
  with: [],
  ...fields,
});

/** Someone who has signed up and isn’t on a team, with these fields. */
export const participantOf = (fields: Partial<Participant> = {}): Participant => ({
  ...answers,
  id: 9,
  name: 'Juno Berg',
  avatar: null,
  withIds: [],
  ...fields,
});

/** Judging after the end as an organizer sees it, with one judge for each of these. */
export const judgingOf = (
  judges: readonly { dealt: number; scored: number; cantJudge?: string[] }[],
): Judging => ({
  startsAt: '2026-11-27T21:00:00.000Z',
  isOpen: true,
  isDealingDue: false,
  criteria: [],
  judgements: [],
  judges: judges.map((one, index) => ({
    id: index + 20,
    name: 'Judge',
    avatar: null,
    cantJudge: [],
    ...one,
  })),
  lacking: [],
});

/** A published result of a team without a place, with these fields. */
export const resultOf = (fields: Partial<Result> = {}): Result => ({
  id: 1,
  projectId: 1,
  submissionId: 1,
  team: 'Harbour bells',
  title: 'Harbour bells',
  repository: '',
  demo: '',
  video: '',
  place: null,
  prize: '',
  note: '',
  people: [],
  ...fields,
});

/** A hackathon in the far future that Aino organizes, with these fields. */
export const ownHackathonOf = (fields: Fields = {}): Hackathon =>
  hackathonOf({
    slug: 'harbour-night',
    name: 'Harbour Night',
    opensAt: '2026-01-01T09:00:00.000Z',
    closesAt: '2090-01-01T09:00:00.000Z',
    startsAt: '2090-01-01T09:00:00.000Z',
    endsAt: '2090-01-02T09:00:00.000Z',
    staffRole: 'organizer',
    description: 'One evening, small teams',
    organizer: { id: 7, name: 'Aino Virtanen' },
    teamLeast: 2,
    teamMost: 4,
    criteria: defaultCriteria,
    code: 'abcd2345',
    url: 'http://pieces.test/hackathons/harbour-night',
    can: { edit: true, chooseStaff: true },
    ...fields,
  });
