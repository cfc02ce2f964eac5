import type { Profile, PublicProfile } from '#contract/profiles/profiles.ts';
import { Component } from '#web/routes/public-profile.tsx';
import type { Answers } from './answers.ts';
import { openScreen } from './screens/open-screen.tsx';
import { profileOf, signIn } from './people.ts';

/** A person as others see them, with these fields. */
export function publicProfileOf(fields: Partial<PublicProfile> = {}): PublicProfile {
  const { email: _email, hasPassword: _hasPassword, loginMethod: _method, ...shown } = profileOf();
  const can = { follow: true, unfollow: false, invite: false, block: true, unblock: false };
  return { ...shown, can, ...fields };
}

type Options = { me?: Profile; answers?: Answers; address?: string };

/** Opens somebody's profile, for a visitor or for `me`. `answers` can be replaced later. */
export async function openPublicProfile(person: PublicProfile, options: Options = {}) {
  const { me, address = `/profile/${person.id}` } = options;
  const answers: Answers = {
    'GET /users/{userId}/profile': person,
    'GET /users/{userId}/participations': [],
    'GET /users/{userId}/activity-days': [],
    'GET /users/{userId}/projects': [],
    'GET /projects/user': [],
    ...(me && { 'GET /users/profile': me }),
    ...options.answers,
  };
  if (me) signIn(me);
  const sent = await openScreen(Component, address, { pattern: '/profile/:userId', answers });
  return { answers, sent };
}
