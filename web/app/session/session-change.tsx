import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Profile } from '#contract/profiles/profiles.ts';
import { call } from '#web/lib/api/api.ts';
import { restoreDrafts } from '#web/lib/drafts/draft.ts';
import { subscribeToOtherTabs } from '#web/lib/api/page-owner.ts';
import { paths } from '#web/lib/paths.ts';
import { OtherPersonDialog } from './other-person-dialog.tsx';
import { beginSignOut, clearSession, startSession } from './session.ts';
import { SessionDialog } from './session-dialog.tsx';

/** `owner`: whose page this is. `isReplaced`: someone else signed in in another tab. */
export type EndedSession = { owner: Profile; isReplaced: boolean };

type SessionChangeProps = {
  ended: EndedSession;
  /** Whether the owner goes on, so that the refused calls are sent again. */
  onSettled: (retry: boolean) => void;
};

/** Asks who goes on with the page: its owner, who signs in again, or who signed in meanwhile. */
export default function SessionChange({ ended, onSettled }: SessionChangeProps) {
  const { owner, isReplaced } = ended;
  const navigate = useNavigate();
  const [other, setOther] = useState<Profile>();
  /** Instead of whom the owner wants to sign in. */
  const [declined, setDeclined] = useState<number>();
  const enter = (profile: Profile) => {
    if (profile.id === owner.id) {
      onSettled(true);
      startSession(profile);
      return;
    }
    // Nothing of the owner’s page stays, least of all what it still has to send.
    beginSignOut();
    onSettled(false);
    window.location.assign(paths.home);
  };
  const notice = (profile: Profile) => {
    if (profile.id === declined) return;
    if (profile.id === owner.id) enter(profile);
    else setOther(profile);
  };
  const findOther = useEffectEvent(() =>
    // Without anyone, signing in again is what's left.
    call('GET /auth/me').then(notice, () => setOther(undefined)),
  );
  useEffect(() => {
    if (!isReplaced) return undefined;
    restoreDrafts();
    void findOther();
    return subscribeToOtherTabs(() => void findOther());
  }, [isReplaced]);

  const giveUp = async () => {
    onSettled(false);
    beginSignOut();
    await navigate(paths.login);
    clearSession();
  };

  if (other && other.id !== declined)
    return (
      <OtherPersonDialog
        owner={owner}
        other={other}
        onContinue={() => enter(other)}
        onSignIn={() => setDeclined(other.id)}
      />
    );
  return (
    <SessionDialog
      person={owner}
      isReplaced={isReplaced}
      onSignedIn={enter}
      onNoticed={notice}
      onGiveUp={() => void giveUp()}
    />
  );
}
