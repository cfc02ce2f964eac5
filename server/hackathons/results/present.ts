import { photoAddress } from '#contract/values/photo-address.ts';
import type { Result } from '#contract/hackathons/results.ts';

export const presentResult = (row: Result): Result => ({
  ...row,
  people: row.people.map((person) => ({
    ...person,
    avatar: person.avatar && photoAddress(person.avatar),
  })),
});
