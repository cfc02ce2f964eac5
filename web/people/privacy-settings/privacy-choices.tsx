import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PrivacySettings } from '#contract/people/privacy-settings.ts';
import {
  type InvitationChoice,
  invitationChoices,
  profileVisibilities,
  type ProfileVisibility,
} from '#contract/values/vocabulary.ts';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { privacyQuery, useChangePrivacy } from './queries.ts';

const visibilityNames: Record<ProfileVisibility, string> = {
  everyone: 'Everyone',
  signed_in: 'People who are signed in',
  teams: 'My teams',
};

const visibilityHints: Record<ProfileVisibility, string> = {
  everyone: 'Your email address is never shown.',
  signed_in: 'Links to it have no preview.',
  teams: 'Leads of teams you ask to join can see it too. Your name stays on your projects.',
};

const invitationNames: Record<InvitationChoice, string> = {
  anyone: 'Anyone signed in',
  teammates: 'People I’ve built with',
  nobody: 'Nobody',
};

/** Who can see the person's profile, and whether search engines may list it. */
export const ChooseWhoSees = () => (
  <Settings>
    {({ profile, searchEngines }, change) => (
      <div className="grid grid-cols-1 gap-4">
        <Select
          label="Who can see my profile"
          hint={visibilityHints[profile]}
          className="max-w-sm"
          value={profile}
          onChange={(chosen) => change({ profile: chosen })}
          options={profileVisibilities.map((value) => ({ value, label: visibilityNames[value] }))}
        />
        {profile === 'everyone' && (
          <Select
            label="Search engines"
            hint="It can take them weeks to notice a change."
            className="max-w-sm"
            value={searchEngines ? 'yes' : 'no'}
            onChange={(chosen) => change({ searchEngines: chosen === 'yes' })}
            options={[
              { value: 'no', label: 'Don’t list my profile' },
              { value: 'yes', label: 'Can list my profile' },
            ]}
          />
        )}
      </div>
    )}
  </Settings>
);

/** Who may invite the person to a team. */
export const ChooseWhoInvites = () => (
  <Settings>
    {({ invitations }, change) => (
      <Select
        label="Who can invite me to a team"
        hint={invitations === 'anyone' ? undefined : 'You can still join a team by its link.'}
        className="max-w-sm"
        value={invitations}
        onChange={(chosen) => change({ invitations: chosen })}
        options={invitationChoices.map((value) => ({ value, label: invitationNames[value] }))}
      />
    )}
  </Settings>
);

type SettingsProps = {
  children: (
    settings: PrivacySettings,
    change: (changes: Partial<PrivacySettings>) => void,
  ) => ReactNode;
};

function Settings({ children }: SettingsProps) {
  const { data, error, isFetching, refetch } = useQuery(privacyQuery);
  const { mutate } = useChangePrivacy();
  if (data) return children(data, mutate);
  return (
    <NotLoaded
      query={{ error, refetch }}
      busy={isFetching}
      failure="Couldn’t load your settings. Try again."
    />
  );
}
