import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { code } from '#contract/values/hackathon-path.ts';
import {
  experienceLevels,
  maxEmailsPerAddress,
  maxInvitedAddresses,
  maxWishes,
} from './hackathon-rules.ts';
import {
  participantStates,
  staffRoles,
  disciplines,
  goals,
  weekTimes,
} from '#contract/values/vocabulary.ts';
import { languageCodes } from '#contract/values/lists/languages.ts';
import { workingStyle } from '#contract/values/working-style.ts';
import { atMost, emailAddress, text } from '#contract/values/text/text.ts';

/**
 * What someone answers to sign up. `disciplines`: the most wanted first. `wantsTeam`: they'd like to be
 * put into a team. `isShown`: other people in the hackathon see their answers while they look for a
 * team. `withIds`: whom they'd like to be with. `code`: for a hackathon that isn't listed.
 */
export const signUpForm = z.object({
  disciplines: z.array(z.enum(disciplines, 'Choose disciplines from the list')).check(
    z.minLength(1, 'Choose at least one kind of work'),
    z.maxLength(3, 'You can choose up to 3 kinds of work'),
    z.refine((all) => new Set(all).size === all.length, 'A kind of work must not be listed twice'),
  ),
  level: z.enum(experienceLevels, 'Choose a level from the list'),
  ...workingStyle.shape,
  languages: z.array(z.enum(languageCodes, 'Choose languages from the list')).check(
    z.minLength(1, 'Choose at least one language'),
    z.maxLength(5, 'You can choose up to 5 languages'),
    z.refine((all) => new Set(all).size === all.length, 'A language must not be listed twice'),
  ),
  wantsTeam: z._default(z.boolean('Say whether you’re looking for a team'), true),
  isShown: z._default(z.boolean('Say whether others see that you’re looking for a team'), false),
  withIds: z._default(
    z.array(z.int('Choose people from the list')).check(
      z.maxLength(maxWishes, `You can choose up to ${maxWishes} people`),
      z.refine((all) => new Set(all).size === all.length, 'A person must not be listed twice'),
    ),
    [],
  ),
  note: z._default(text('Note', { max: 300 }), ''),
  code: z.optional(code),
});
export type SignUpForm = z.input<typeof signUpForm>;

const team = z.object({ projectId: z.int(), name: z.string() });

const answers = {
  state: z.enum(participantStates),
  disciplines: z.array(z.enum(disciplines)),
  level: z.enum(experienceLevels),
  hours: z.nullable(z.int()),
  week: z.array(z.enum(weekTimes)),
  timeZone: z.string(),
  goal: z.nullable(z.enum(goals)),
  languages: z.array(z.string()),
  wantsTeam: z.boolean(),
  isShown: z.boolean(),
  note: z.string(),
  signedUpAt: z.string(),
  team: z.nullable(team),
};

/** How the person asking signed up. `with`: whom they'd like to be with. */
export const ownSignUp = z.object({
  ...answers,
  with: z.array(z.object({ id: z.int(), name: z.string() })),
});
export type OwnSignUp = z.output<typeof ownSignUp>;

/**
 * Someone in a hackathon. Staff see everyone, by name. Other people see those who look for a team and
 * agreed to be shown, without `withIds`. `withIds`: whom they'd like to be with.
 */
export const participant = z.object({
  id: z.int(),
  name: z.string(),
  avatar: z.nullable(z.string()),
  ...answers,
  withIds: z.array(z.int()),
});
export type Participant = z.output<typeof participant>;

/**
 * An address that was invited, and whose owner hasn't signed up with it. `hasOldCode`: the code was
 * replaced since.
 */
const invitedAddress = z.object({
  email: z.string(),
  invitedAt: z.string(),
  hasOldCode: z.boolean(),
});
export type InvitedAddress = z.output<typeof invitedAddress>;

const staffMember = z.object({
  id: z.int(),
  name: z.string(),
  avatar: z.nullable(z.string()),
  role: z.enum(staffRoles),
});
export type StaffMember = z.output<typeof staffMember>;

export const hackathonPeople = {
  'PUT /hackathons/{slug}/people/me': {
    summary:
      'Sign up for a hackathon, confirm an invitation, or change your answers. If it’s full, you join the waiting list',
    body: signUpForm,
    reply: ownSignUp,
  },
  'DELETE /hackathons/{slug}/people/me': {
    summary:
      'Leave a hackathon or its waiting list. Returns already_in_a_team while you’re on a team, and forbidden if you’re marked as absent. Idempotent',
    status: 204,
  },
  'GET /hackathons/{slug}/people': {
    summary:
      'List the people in a hackathon. Organizers and helpers get everyone, and the email addresses that were invited. People who have signed up get those who look for a team and agreed to be shown',
    reply: z.object({ people: z.array(participant), invited: z.array(invitedAddress) }),
  },
  'GET /hackathons/{slug}/people.csv': {
    summary:
      'Download the people in a hackathon that you help run, with their answers and teams, as a CSV file. Without email addresses',
    // A file.
    reply: z.unknown(),
  },
  'GET /hackathons/{slug}/found-people': {
    summary:
      'Find up to 10 people by the beginning of their name, to add them to a hackathon that you help run. Without people who don’t want to be invited',
    query: z.object({
      name: z
        .string('Enter a name')
        .check(
          z.trim(),
          z.minLength(2, 'Enter at least 2 characters'),
          atMost(100, 'Name must not exceed 100 characters'),
        ),
    }),
    reply: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        avatar: z.nullable(z.string()),
        state: z.nullable(z.enum(participantStates)),
      }),
    ),
  },
  'PUT /hackathons/{slug}/people/{userId}': {
    summary:
      'Invite someone to a hackathon that you help run, let them in from its waiting list, mark them as absent or present, or remove them. Someone absent leaves their team. Someone removed can’t see a hackathon that isn’t listed or sign up, until they’re invited or signed up again. Idempotent',
    body: z.object({
      state: z.enum(
        ['invited', 'signed_up', 'absent', 'removed'],
        'Choose invited, signed_up, absent or removed',
      ),
    }),
    reply: participant,
  },
  'POST /hackathons/{slug}/invitations': {
    summary: `Email the link of a hackathon that you help run. Each address is emailed once, and again after the code was replaced, up to ${maxEmailsPerAddress} times; \`skipped\` are those that weren’t emailed again. People who were removed aren’t emailed`,
    body: z.object({
      addresses: z
        .array(emailAddress('Email address'), 'Email addresses must be a list')
        .check(
          z.minLength(1, 'Enter at least one email address'),
          z.maxLength(
            maxInvitedAddresses,
            `You can invite up to ${maxInvitedAddresses} email addresses at a time`,
          ),
        ),
    }),
    reply: z.object({ sent: z.int(), skipped: z.array(z.string()) }),
  },
  'GET /hackathons/{slug}/staff': {
    summary: 'List who runs a hackathon',
    reply: z.array(staffMember),
  },
  'PUT /hackathons/{slug}/staff/{userId}': {
    summary:
      'Make someone an organizer, a helper or a judge of a hackathon that you organize, or change which. Idempotent',
    body: z.object({ role: z.enum(staffRoles, 'Choose organizer, helper or judge') }),
    reply: staffMember,
  },
  'DELETE /hackathons/{slug}/staff/{userId}': {
    summary:
      'Remove an organizer, helper or judge from a hackathon that you organize, or step down yourself. The last organizer stays. Idempotent',
    status: 204,
  },
} as const satisfies Contract;
