import type { Entry } from '#contract/profiles/entries.ts';
import type { Profile } from '#contract/profiles/profiles.ts';
import { page } from 'vitest/browser';
import { Component } from '#web/routes/profile.tsx';
import type { Answers } from '#tests/components/answers.ts';
import { openScreen } from './open-screen.tsx';
import { profileOf, signIn } from '#tests/components/people.ts';

/**
 * Opens a person's own profile, with a server that keeps what they change. `answers` can be replaced
 * later; `sent` is what the screen sends.
 */
export async function openOwnProfile(fields: Partial<Profile> = {}, address = '/profile') {
  const profile = profileOf(fields);
  let entries = 0;
  const answers: Answers = {
    'GET /users/profile': () => profile,
    'PUT /users/profile': ({ body: { xUrl, ...body } }) =>
      Object.assign(profile, body, { xurl: xUrl ?? profile.xurl, location: body.city ?? '' }),
    'PUT /tech-stack': ({ body }) => (profile.techStack = body.techStack),
    'POST /users/entries': ({ body: { kind, ...entry } }) => {
      const added: Entry = { text: '', to: '', ...entry, kind, id: (entries += 1) };
      profile[added.kind].push(added);
      return added;
    },
    'DELETE /users/entries/{entryId}': undefined,
    'GET /users/teammates': [],
    'GET /users/suggestions': [],
    'GET /users/credentials': { areAvailable: false, credentials: [] },
    'GET /users/{userId}/participations': [],
    'GET /users/uncounted-tickets': [],
    'GET /users/{userId}/activity-days': [],
    'GET /projects/user': [],
  };
  signIn(profile);
  const sent = await openScreen(Component, address, { answers });
  return { profile, answers, sent };
}

/** Opens a dialog with the button of the same name. */
export async function openDialog(name: string) {
  await page.getByRole('button', { name }).click();
  return page.getByRole('dialog', { name });
}
