import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { maxPeople } from './hackathon-rules.ts';
import { maxPrize, maxResultNote } from './submission-limits.ts';
import { line, text } from '#contract/values/text/text.ts';
import { shownPerson } from '#contract/values/shown-person.ts';

/** What organizers add to a submission: a prize such as "Best design", and a note for everyone. */
const award = z.object({
  projectId: z.int('Choose a team'),
  /** The place that was shown. */
  place: z.nullable(z.int('Place must be a whole number')),
  prize: z._default(line('Prize', { max: maxPrize }), ''),
  note: z._default(text('Note', { max: maxResultNote }), ''),
});

/** Every submission with the place that was shown for it. */
export const publicationForm = z.object({
  places: z.array(award, 'Places must be a list').check(
    z.maxLength(maxPeople),
    z.refine(
      (places) => new Set(places.map(({ projectId }) => projectId)).size === places.length,
      'A team must not be listed twice',
    ),
  ),
});
export type PublicationForm = z.input<typeof publicationForm>;

/**
 * A submission in the ranking that only organizers see. `score`: the mean of what its judges gave, each
 * compared with their own mean; `mean`: as they gave it, from 1 to 5. Both are null if nobody scored it.
 * `place` is null then, too, and if it would prove nothing: `warnings` say why. `notes` are those of its judges.
 */
const ranked = z.object({
  projectId: z.int(),
  team: z.string(),
  title: z.string(),
  place: z.nullable(z.int()),
  score: z.nullable(z.number()),
  mean: z.nullable(z.number()),
  judgements: z.int(),
  notes: z.array(z.object({ judge: z.string(), text: z.string() })),
});
export type Ranked = z.output<typeof ranked>;

/** What the results would be now. `warnings` are sentences. */
export const ranking = z.object({
  submissions: z.array(ranked),
  warnings: z.array(z.string()),
});
export type Ranking = z.output<typeof ranking>;

/**
 * A published result. `projectId` is null once the project is deleted, and `place` if the team took part without one.
 * `submissionId` stays, for reports.
 * `people`: who was on the team at the end, without deleted accounts.
 */
const result = z.object({
  id: z.int(),
  projectId: z.nullable(z.int()),
  submissionId: z.int(),
  team: z.string(),
  title: z.string(),
  repository: z.string(),
  demo: z.string(),
  video: z.string(),
  place: z.nullable(z.int()),
  prize: z.string(),
  note: z.string(),
  people: z.array(shownPerson),
});
export type Result = z.output<typeof result>;

const publishedResults = z.object({ publishedAt: z.string(), results: z.array(result) });
export type PublishedResults = z.output<typeof publishedResults>;

export const results = {
  'GET /hackathons/{slug}/ranking': {
    summary:
      'Get what the results of a hackathon that you organize would be now, before they’re published',
    reply: ranking,
  },
  'POST /hackathons/{slug}/results': {
    summary:
      'Publish the results of a hackathon that you organize, and tell everyone in it. Returns stale_ranking with the current one if a place has changed. Idempotent: the first publication stays',
    body: publicationForm,
    reply: publishedResults,
  },
  'GET /hackathons/{slug}/results': {
    summary: 'Get the results of a hackathon, for everyone who can see it, once they’re published',
    access: 'public',
    reply: publishedResults,
  },
} as const satisfies Contract;
