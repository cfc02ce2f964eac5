import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Profile } from '#contract/profiles/profiles.ts';
import { paths } from '#web/lib/paths.ts';
import { ContactEmail } from '#web/accounts/own-profile/contact-email.tsx';
import { RefusedAddresses } from '#web/accounts/own-profile/refused-addresses.tsx';
import { LinkedAccounts } from '#web/accounts/identities/linked-accounts.tsx';
import { ChangePassword } from '#web/accounts/passwords/change-password.tsx';
import { FirstPassword } from '#web/accounts/passwords/first-password.tsx';
import { DeleteAccount } from '#web/moderation/personal-data/delete-account.tsx';
import { DownloadData } from '#web/moderation/personal-data/download-data.tsx';
import { profileQuery } from '#web/profiles/profiles/queries.ts';
import { sessionsQuery } from '#web/accounts/sign-in/queries.ts';
import { deleteDrafts } from '#web/lib/drafts/draft.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { beginSignOut, clearSession } from '#web/app/session/session.ts';
import { SettingsBlock } from './settings-block.tsx';

const CalendarAddress = lazy(() => import('#web/profiles/calendar/calendar-address.tsx'));
const RepositoryNames = lazy(() => import('#web/board/repositories/names/repository-names.tsx'));

/** The Account section of Settings. */
export function AccountSettings({ profile }: { profile: Profile }) {
  const client = useQueryClient();
  const afterDeletion = useAfterDeletion();
  const isConfirmed = useConfirmedContact();
  return (
    <div className="grid max-w-xl min-w-0 grid-cols-1 gap-8">
      <SettingsBlock title="Account">
        {isConfirmed && profile.communicationEmailConfirmed && (
          <Notice tone="success">
            Your contact email is confirmed. Notifications go to {profile.communicationEmail}.
          </Notice>
        )}
        <RefusedAddresses profile={profile} />
        <ContactEmail
          profile={profile}
          onSaved={(saved) => client.setQueryData(profileQuery.queryKey, saved)}
        />
      </SettingsBlock>
      <SettingsBlock title="Password">
        {profile.hasPassword ? (
          <ChangePassword
            email={profile.email}
            onChanged={() => void client.invalidateQueries(sessionsQuery)}
          />
        ) : (
          <FirstPassword email={profile.email} />
        )}
      </SettingsBlock>
      <div className="border-t border-line pt-7">
        <LinkedAccounts loginMethod={profile.loginMethod} />
      </div>
      <SettingsBlock title="GitLab and Forgejo">
        <Suspense>
          <RepositoryNames />
        </Suspense>
      </SettingsBlock>
      <SettingsBlock title="Calendar">
        <p className="text-soft">
          Subscribe to your events, meetings, hackathons and due tickets in your calendar app. Keep
          the address to yourself: anyone who has it can read them.
        </p>
        <Suspense>
          <CalendarAddress />
        </Suspense>
      </SettingsBlock>
      <SettingsBlock title="Your data">
        <p className="text-soft">
          Everything we store about you in one JSON file: your profile, projects, tickets, comments
          and all your activity.
        </p>
        <div>
          <DownloadData />
        </div>
      </SettingsBlock>
      <SettingsBlock title="Delete account">
        <p className="text-soft">
          Your profile is deleted for good and your projects go to your teams. We’ll ask you to
          confirm first.
        </p>
        <div>
          <DeleteAccount hasPassword={profile.hasPassword} onDeleted={() => void afterDeletion()} />
        </div>
      </SettingsBlock>
    </div>
  );
}

/** Whether the person just followed the link in the confirmation email. Removes the parameter from the URL. */
function useConfirmedContact(): boolean {
  const [searchParams, setSearchParams] = useSearchParams();
  const [isConfirmed] = useState(() => searchParams.get('contact') === 'confirmed');
  useEffect(() => {
    if (searchParams.get('contact') === null) return;
    setSearchParams(
      (before) => {
        before.delete('contact');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [searchParams, setSearchParams]);
  return isConfirmed;
}

/** Clears the session and all drafts in this browser after the account is deleted. */
function useAfterDeletion() {
  const navigate = useNavigate();
  return async () => {
    beginSignOut();
    deleteDrafts();
    await navigate(paths.home);
    clearSession();
    toast({ tone: 'success', title: 'Your account has been deleted' });
  };
}
