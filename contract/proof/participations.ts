import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { projectResult } from './project-result.ts';
import { timeZone } from '#contract/values/text/text.ts';

/** How many notes someone can show of one project. */
const maxPickedNotes = 3;

const note = z.object({
  id: z.int(),
  text: z.string(),
  by: z.nullable(z.object({ id: z.int(), name: z.string() })),
});

/**
 * What one person did in one project. `to` is null while they're on the team. `mostPeople` is the size of
 * the team at its largest while they were there; 1 means that they worked alone. `result`: what the team
 * reached in a hackathon, for those who were on it at the end. `repository`: what the team's repository
 * sent of theirs, among the newest 2,000 of each; pull requests only count once they're merged.
 */
const participation = z.object({
  id: z.int(),
  project: z.object({ id: z.int(), name: z.string(), completedAt: z.nullable(z.string()) }),
  role: z.string(),
  from: z.string(),
  to: z.nullable(z.string()),
  done: z.int(),
  reviewed: z.int(),
  reviewers: z.int(),
  given: z.int(),
  comments: z.int(),
  repository: z.object({ commits: z.int(), pullRequests: z.int(), reviews: z.int() }),
  skills: z.array(z.string()),
  mostPeople: z.int(),
  notes: z.array(note),
  result: z.nullable(projectResult),
  /** `certify`: it's yours, and enough for a credential. */
  can: z.object({ certify: z.boolean() }),
});
export type Participation = z.output<typeof participation>;

/** A note that teammates wrote about your work, and whether your profile shows it. */
const ownNote = z.extend(note, { ticketId: z.int(), isPicked: z.boolean() });
export type OwnNote = z.output<typeof ownNote>;

export const participations = {
  'GET /users/{userId}/participations': {
    summary: 'List what a person did in their projects, the current ones first',
    access: 'public',
    reply: z.array(participation),
  },
  'GET /users/{userId}/activity-days': {
    summary: 'Count what a person did on each day of the last year, in a time zone or else in UTC',
    access: 'public',
    query: z.object({ timeZone: z._default(timeZone, '') }),
    reply: z.array(z.object({ day: z.string(), count: z.int() })),
  },
  'GET /users/participations/{projectId}/notes': {
    summary: 'List the notes in reviews of your tickets in a project, newest first',
    reply: z.array(ownNote),
  },
  'PUT /users/participations/{projectId}/notes': {
    summary: 'Choose the notes that your profile shows of a project',
    body: z.object({
      reviewIds: z
        .array(z.int(), 'Notes must be a list')
        .check(z.maxLength(maxPickedNotes, 'You can show up to three notes')),
    }),
    reply: z.array(ownNote),
  },
} as const satisfies Contract;
