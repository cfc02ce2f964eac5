/**
 * What hackathons share between browser and server. This file imports nothing, so that pages can use it
 * without loading the schemas.
 */

/** A single event, or a group of people who learn together for a while. */
export const hackathonKinds = ['hackathon', 'cohort'] as const;
export type HackathonKind = (typeof hackathonKinds)[number];

/** Whether everyone finds a hackathon in the list, or only people with its link or code. */
export const hackathonVisibilities = ['listed', 'link'] as const;
export type HackathonVisibility = (typeof hackathonVisibilities)[number];

/** Who forms the teams. */
export const teamFormings = ['people', 'organizer', 'both'] as const;
export type TeamForming = (typeof teamFormings)[number];

/**
 * Where a hackathon is. `draft`: sign-up hasn't opened. `closed`: sign-up is over, and teams aren't
 * published. `teams`: they are, and it hasn't started. `building`: between its start and its end.
 */
export const hackathonPhases = [
  'draft',
  'open',
  'closed',
  'teams',
  'building',
  'ended',
  'canceled',
] as const;
export type HackathonPhase = (typeof hackathonPhases)[number];

/** How far someone is in what they do. */
export const experienceLevels = ['beginner', 'some', 'strong'] as const;
export type ExperienceLevel = (typeof experienceLevels)[number];

/** What became of a proposal. */
export const proposalStates = ['draft', 'published', 'discarded'] as const;
export type ProposalState = (typeof proposalStates)[number];

/** Why a team fits together. */
export const teamReasonKeys = [
  'disciplines',
  'hours',
  'effort',
  'goal',
  'experience',
  'languages',
  'wishes',
] as const;
export type TeamReasonKey = (typeof teamReasonKeys)[number];

/** The most points of each reason. Together they are 100; the others have no points. */
export const mostTeamPoints = {
  disciplines: 30,
  hours: 30,
  effort: 15,
  goal: 15,
  experience: 10,
  languages: 0,
  wishes: 0,
} as const satisfies Record<TeamReasonKey, number>;

/** What a team says about itself until its members write something. */
export const newTeamDescription = (hackathon: string) => `A team of ${hackathon}`;

export const maxPeople = 500;
/** The most people on a team in a hackathon. */
export const maxHackathonTeam = 20;
/** How many people someone can wish to be with. */
export const maxWishes = 2;
/** How many tickets each new board can start with. */
export const maxTemplateTickets = 20;
/** The most disciplines each team should have. */
export const maxWanted = 5;
/** How long an announcement can be, and how many a hackathon can have in a day. */
export const [maxAnnouncementLength, maxAnnouncementsPerDay] = [1000, 10] as const;
/** Organizers can still announce something for this many days after the end. */
export const announcingDays = 30;
/** How many organizers, helpers and judges a hackathon can have. */
export const maxStaff = 50;
/** The most addresses that can be invited at a time, and in a day. */
export const maxInvitedAddresses = 200;
/** How many emails about one hackathon an address gets: one, and others only after the code was replaced. */
export const maxEmailsPerAddress = 3;
/** How often the code of a hackathon can be replaced in a day. */
export const maxCodesPerDay = 5;
/** How many open hackathons someone can organize. */
export const maxOpenHackathons = 3;
/** How many hackathons someone can create in a day. On the first day of an account it's up to the operator. */
export const maxHackathonsPerDay = 5;
/** How often a hackathon can move in a day, because everyone in it is told. */
export const maxMovesPerDay = 5;

/** Addresses under /hackathons that aren't a hackathon. */
export const reservedSlugs = ['live', 'new'] as const;

/**
 * A code has these characters; none of them looks like another. There are 850 billion codes, so nobody
 * finds that of a certain hackathon by trying.
 */
export const codeLength = 8;
export const codeCharacters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
