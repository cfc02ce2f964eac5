import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { BlockedPeople } from '#web/people/blocks/blocked-people.tsx';
import { blocksQuery } from '#web/people/blocks/queries.ts';
import { sessionsQuery } from '#web/accounts/sign-in/queries.ts';
import { SessionList } from '#web/accounts/sign-in/session-list.tsx';
import { PasskeysPanel } from '#web/accounts/passkeys/passkeys-panel.tsx';
import { passkeysQuery } from '#web/accounts/passkeys/queries.ts';
import { TwoStepPanel } from '#web/accounts/two-step/two-step-panel.tsx';
import { describeFindable } from '#web/people/preferences/describe-findable.ts';
import { preferencesQuery } from '#web/people/preferences/queries.ts';
import { ChooseWhoInvites, ChooseWhoSees } from '#web/people/privacy-settings/privacy-choices.tsx';
import { privacyQuery } from '#web/people/privacy-settings/queries.ts';
import { twoStepQuery } from '#web/accounts/two-step/queries.ts';
import { paths } from '#web/lib/paths.ts';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { OtherSignInMethods } from './other-sign-in-methods.tsx';
import { SettingsBlock } from './settings-block.tsx';

/** The Privacy & Security section of Settings: the profile, invitations, blocked people, sessions, passkeys and two-step sign-in. */
export function PrivacySettings() {
  const { data } = useQuery(passkeysQuery);
  const { data: preferences } = useQuery(preferencesQuery);
  const [showsOtherMethods, setShowsOtherMethods] = useState(false);
  // All together, so that no block moves the ones below it.
  const loads = useQueries({
    queries: [
      privacyQuery,
      preferencesQuery,
      blocksQuery,
      passkeysQuery,
      twoStepQuery,
      sessionsQuery,
    ],
  });
  if (loads.some(({ isPending }) => isPending)) return <Loading />;
  return (
    <div className="mt-8 grid max-w-xl min-w-0 grid-cols-1 gap-8">
      <SettingsBlock title="Your profile">
        <ChooseWhoSees />
      </SettingsBlock>
      <SettingsBlock title="Teams">
        <ChooseWhoInvites />
        <p className="text-soft">
          {describeFindable(preferences?.findableUntil ?? null) || 'Teams can’t find you.'}{' '}
          <Link to={paths.preferences} className="link">
            Change what you’re looking for
          </Link>
        </p>
      </SettingsBlock>
      <SettingsBlock title="Blocked people">
        <BlockedPeople />
      </SettingsBlock>
      <SettingsBlock title="Where you’re signed in">
        <SessionList onEndedElsewhere={() => setShowsOtherMethods(true)} />
        {showsOtherMethods && <OtherSignInMethods onClose={() => setShowsOtherMethods(false)} />}
      </SettingsBlock>
      <SettingsBlock title="Passkeys">
        <p className="text-soft">
          Sign in with your fingerprint, your face or your device’s PIN instead of a password.
        </p>
        <PasskeysPanel />
      </SettingsBlock>
      <SettingsBlock title="Two-step sign-in">
        <TwoStepPanel hasPasskey={(data?.passkeys.length ?? 0) > 0} />
      </SettingsBlock>
    </div>
  );
}
