import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { AccountSettings } from './accounts/parts/account-settings.tsx';
import { PrivacySettings } from './accounts/parts/privacy-settings.tsx';
import { EmailSettings } from '#web/notifications/notifications/email-settings.tsx';
import { ThemePreference } from '#web/app/header/theme-preference.tsx';
import { isLive } from '#web/site/areas/modes.ts';
import { useProfile } from '#web/profiles/profiles/queries.ts';
import { Page } from '#web/ui/page/page.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { SideMenu } from '#web/ui/page/side-menu.tsx';

const sections = [
  { key: 'account', name: 'Account', text: '' },
  {
    key: 'notifications',
    name: 'Notifications',
    text: 'How soon we email you. “Recommended” is right away for what waits for you, and less often for the rest.',
  },
  {
    key: 'privacy',
    name: 'Privacy & Security',
    text: 'Your data is under Account.',
  },
  {
    key: 'app',
    name: 'App Preferences',
    text: 'Choose how Pieces looks in this browser.',
  },
] as const;

export function Component() {
  const [searchParams] = useSearchParams();
  const shown = sections.find(({ key }) => key === searchParams.get('section')) ?? sections[0];
  return (
    <Page className="grid max-w-[60rem] grid-cols-1 gap-6">
      <PageTitle tab={shown.key === 'account' ? 'Settings' : `${shown.name} · Settings`}>
        Settings
      </PageTitle>
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-6 md:grid-cols-[12rem_minmax(0,1fr)]">
        <SideMenu
          label="Settings"
          items={sections.map((section) => ({
            name: section.name,
            to: paths.settingsSection(section.key),
            current: section === shown,
          }))}
        />
        {shown.key === 'account' ? (
          <Account />
        ) : (
          <Placeholder name={shown.name} text={shown.text}>
            {shown.key === 'notifications' && <EmailSettings hasForum={isLive('forum')} />}
            {shown.key === 'privacy' && <PrivacySettings />}
            {shown.key === 'app' && <ThemePreference />}
          </Placeholder>
        )}
      </div>
    </Page>
  );
}

function Account() {
  const { profile, error, refetch } = useProfile();
  if (profile) return <AccountSettings profile={profile} />;
  return <NotLoaded query={{ error, refetch }} failure="Failed to fetch profile" />;
}

type PlaceholderProps = { name: string; text: string; children: ReactNode };

const Placeholder = ({ name, text, children }: PlaceholderProps) => (
  <section className="min-w-0">
    <h2 className="text-xl">{name}</h2>
    <p className="mt-2 max-w-measure text-soft">{text}</p>
    {children}
  </section>
);
