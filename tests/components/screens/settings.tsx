import type { TeamPreferences } from '#contract/people/preferences.ts';
import type { Profile } from '#contract/profiles/profiles.ts';
import { IdentityPrompt } from '#web/app/session/identity-prompt.tsx';
import { Component } from '#web/routes/settings.tsx';
import type { Answers } from '#tests/components/answers.ts';
import { openScreen } from './open-screen.tsx';
import { profileOf, signIn } from '#tests/components/people.ts';

/** What somebody looks for in a team who hasn’t said anything. */
export const preferencesOf = (): TeamPreferences => ({
  disciplines: [],
  learns: [],
  languages: [],
  hours: null,
  week: [],
  timeZone: '',
  goal: null,
  note: '',
  findableUntil: null,
  isSaved: false,
  openingEmails: null,
});

/** Opens a section of the settings. `answers` can be replaced later; `sent` is what it sends. */
export async function openSettings(
  address = '/settings',
  fields: Partial<Profile> = {},
  more: Answers = {},
) {
  const profile = profileOf({
    communicationEmail: 'aino@pieces.test',
    communicationEmailConfirmed: true,
    ...fields,
  });
  const answers: Answers = {
    'GET /users/profile': profile,
    'GET /users/refused-addresses': [],
    'GET /users/identities': [],
    'GET /users/calendar-feed': { createdAt: null },
    'GET /users/repository-names': { names: [], code: null },
    'GET /users/sessions': [],
    'GET /users/notification-settings': { timeZone: 'Europe/Helsinki', emails: [] },
    'GET /users/privacy-settings': {
      invitations: 'anyone',
      profile: 'everyone',
      searchEngines: false,
    },
    'GET /users/team-preferences': preferencesOf(),
    'GET /users/blocks': [],
    'GET /users/passkeys': { available: false, passkeys: [] },
    'GET /users/two-step': { isOn: false, hasApp: false, recoveryCodesLeft: 0 },
    ...more,
  };
  signIn(profile);
  const sent = await openScreen(Settings, address, { answers });
  return { profile, answers, sent };
}

/** As in the shell, which asks people to confirm who they are. */
const Settings = () => (
  <>
    <Component />
    <IdentityPrompt />
  </>
);
