import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';
import { maxAnnouncementLength } from './hackathon-rules.ts';
import { containsLink } from '#contract/values/text/contains-link.ts';
import { id, text } from '#contract/values/text/text.ts';
import { shownPerson } from '#contract/values/shown-person.ts';

/** What organizers or helpers say to everyone in a hackathon. `author` is null once their account is deleted. */
const announcement = z.object({
  id: z.int(),
  text: z.string(),
  author: z.nullable(shownPerson),
  createdAt: z.string(),
});
export type Announcement = z.output<typeof announcement>;

const countLinks = (value: string) => value.split(/\s/).filter(containsLink).length;

export const announcements = {
  'GET /hackathons/{slug}/announcements': {
    summary:
      'List the newest 30 announcements of a hackathon that you’re in, help run or judge, or the 30 `before` one of them, newest first',
    query: z.object({ before: z.optional(id) }),
    reply: z.object({ announcements: z.array(announcement), hasMore: z.boolean() }),
  },
  'POST /hackathons/{slug}/announcements': {
    summary:
      'Notify everyone who has signed up for a hackathon that you help run, and everyone who helps, until 30 days after its end. Ten a day',
    body: z.object({
      text: text('Announcement', { min: 1, max: maxAnnouncementLength }).check(
        z.refine((value) => countLinks(value) <= 1, 'An announcement can have one link'),
      ),
    }),
    reply: announcement,
    status: 201,
    creates: true,
  },
} as const satisfies Contract;
