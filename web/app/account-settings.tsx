import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Profile } from '#contract/profiles.ts';
import { paths } from '#web/app/paths.ts';
import { OtherSignInMethods } from '#web/app/other-sign-in-methods.tsx';
import { beginSignOut, clearSession } from '#web/app/session.ts';
import { ContactEmail } from '#web/features/contact-address/contact-email.tsx';
import { LinkedAccounts } from '#web/features/identities/linked-accounts.tsx';
import { ChangePassword } from '#web/features/passwords/change-password.tsx';
import { FirstPassword } from '#web/features/passwords/first-password.tsx';
import { DeleteAccount } from '#web/features/personal-data/delete-account.tsx';
import { DownloadData } from '#web/features/personal-data/download-data.tsx';
import { profileQuery } from '#web/features/profiles/queries.ts';
import { sessionsQuery } from '#web/features/sessions/queries.ts';
import { SessionList } from '#web/features/sessions/session-list.tsx';
import { SettingsBlock } from '#web/app/settings-block.tsx';
import { deleteDrafts } from '#web/lib/draft.ts';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.tsx';

/** All that belongs to an account, one block under the other. */
export function AccountSettings({ profile }: { profile: Profile }) {
  const client = useQueryClient();
  const goodbye = useGoodbye();
  const isConfirmed = useConfirmedContact();
  const [isListing, setIsListing] = useState(false);
  return (
    <div className="grid max-w-xl min-w-0 grid-cols-1 gap-8">
      <SettingsBlock title="Account">
        {isConfirmed && profile.communicationEmailConfirmed && (
          <Notice tone="success">
            Your contact address is confirmed. Notifications go to {profile.communicationEmail}.
          </Notice>
        )}
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
      <SettingsBlock title="Where you are signed in">
        <SessionList onEndedElsewhere={() => setIsListing(true)} />
        {isListing && <OtherSignInMethods onClose={() => setIsListing(false)} />}
      </SettingsBlock>
      <SettingsBlock title="Your data">
        <p className="text-soft">
          Everything that is stored about you, as one JSON file: profile, projects, tickets,
          comments and all that you did.
        </p>
        <div>
          <DownloadData />
        </div>
      </SettingsBlock>
      <SettingsBlock title="Delete account">
        <p className="text-soft">
          Your profile goes for good; your projects pass to your teams. You are asked before
          anything happens.
        </p>
        <div>
          <DeleteAccount hasPassword={profile.hasPassword} onDeleted={() => void goodbye()} />
        </div>
      </SettingsBlock>
    </div>
  );
}

/** Whether the person comes from the link in a mail; told once. */
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

/** After an account was deleted nothing of it is left in this browser either. */
function useGoodbye() {
  const navigate = useNavigate();
  return async () => {
    beginSignOut();
    deleteDrafts();
    await navigate(paths.home);
    clearSession();
    toast({ tone: 'success', title: 'Your account has been deleted' });
  };
}
