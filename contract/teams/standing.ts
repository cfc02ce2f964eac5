import * as z from 'zod/mini';

/**
 * What a team tells or asks the person reading its project. `membership`: inactive members can read the
 * board, but don't take a place. `isNew`: they have joined and haven't seen the welcome yet. `isQuiet`:
 * the leads were asked whether they're still building; `asksNextStep`: the same, about what's next after
 * their hackathon. `quietTicket`: the open ticket that they're asked about, because they've been quiet.
 * `takeover`: who takes the project over from a creator who is gone, if the creator doesn't say no `until`
 * then. `hasRepository`: one is connected to the team's board. `hasDocuments`: its
 * documentation has pages. `meets`: when its next meeting is, which everyone sees. `offeredTo`: the member
 * whom the creator has offered the project; only these two see it. `waitingRequests`: how many wait for an answer from them.
 */
export const teamStanding = z.object({
  membership: z.nullable(z.enum(['active', 'inactive'])),
  isNew: z.boolean(),
  isQuiet: z.boolean(),
  asksNextStep: z.boolean(),
  quietTicket: z.nullable(z.object({ id: z.int(), title: z.string() })),
  takeover: z.nullable(z.object({ userId: z.int(), name: z.string(), until: z.string() })),
  hasRepository: z.boolean(),
  hasDocuments: z.boolean(),
  meets: z.nullable(z.object({ startsAt: z.string(), timeZone: z.string() })),
  offeredTo: z.nullable(z.object({ id: z.int(), name: z.string() })),
  waitingRequests: z.int(),
  can: z.object({
    comeBack: z.boolean(),
    answer: z.boolean(),
    handOver: z.boolean(),
    takeOver: z.boolean(),
    remove: z.boolean(),
  }),
});
export type TeamStanding = z.output<typeof teamStanding>;
