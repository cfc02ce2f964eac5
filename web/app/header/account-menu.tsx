import { fullName } from '#contract/values/full-name.ts';
import LogOut from 'lucide-react/icons/log-out';
import Puzzle from 'lucide-react/icons/puzzle';
import SettingsIcon from 'lucide-react/icons/settings';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Timer from 'lucide-react/icons/timer';
import UserRound from 'lucide-react/icons/user-round';
import { useNavigate } from 'react-router';
import type { Profile } from '#contract/profiles/profiles.ts';
import { paths } from '#web/lib/paths.ts';
import { setLogoutPending } from '#web/lib/pending-logout.ts';
import { realHackathonsPath } from '#web/site/areas/hackathons-path.ts';
import { isHidden } from '#web/site/areas/modes.ts';
import { logOut } from '#web/accounts/sign-up/queries.ts';
import { deleteDrafts } from '#web/lib/drafts/draft.ts';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#web/ui/overlays/menu.tsx';
import { beginSignOut, clearSession } from '#web/app/session/session.ts';

type AccountMenuProps = {
  profile: Profile | undefined;
  anchor: HTMLElement;
  onClose: () => void;
};

/** The dropdown of a signed-in person. "Logout" also works while the profile is still loading. */
export default function AccountMenu({ profile, ...menu }: AccountMenuProps) {
  const navigate = useNavigate();
  const signOut = async () => {
    beginSignOut();
    // The browser goes to /login even if the call fails (Specification, section 4).
    setLogoutPending(!(await logOut()));
    deleteDrafts();
    // Leave the signed-in screens before the session is cleared, or they redirect on their own.
    await navigate(paths.login);
    clearSession();
  };
  return (
    <Menu label="Your account" {...menu}>
      {profile && (
        <>
          <p className="px-2.5 pt-1.5 pb-2 text-sm text-soft">{fullName(profile)}</p>
          <MenuLink
            to={paths.profile}
            icon={<UserRound aria-hidden className="size-4.5 text-soft" />}
          >
            View Profile
          </MenuLink>
          <MenuLink
            to={paths.settings}
            icon={<SettingsIcon aria-hidden className="size-4.5 text-soft" />}
          >
            Settings
          </MenuLink>
          <MenuLink to={paths.forYou} icon={<Puzzle aria-hidden className="size-4.5 text-soft" />}>
            For you
          </MenuLink>
          {!isHidden('hackathons') && (
            <MenuLink
              to={realHackathonsPath()}
              icon={<Timer aria-hidden className="size-4.5 text-soft" />}
            >
              My hackathons
            </MenuLink>
          )}
          {profile.isAdmin && (
            <MenuLink
              to={paths.admin}
              icon={<ShieldCheck aria-hidden className="size-4.5 text-soft" />}
            >
              Admin
            </MenuLink>
          )}
          <MenuSeparator />
        </>
      )}
      <MenuItem
        onPress={() => void signOut()}
        icon={<LogOut aria-hidden className="size-4.5 text-soft" />}
      >
        Logout
      </MenuItem>
    </Menu>
  );
}
