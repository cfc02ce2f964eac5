import { paths } from '#web/lib/paths.ts';
import type { PublicProfile } from '#contract/profiles/profiles.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useFollow } from './use-follow.ts';

type FollowButtonProps = {
  profile: PublicProfile;
  /** A visitor signs in first, then returns. */
  isVisitor: boolean;
};

/** Follow or Unfollow. Empty on your own profile. */
export function FollowButton({ profile, isVisitor }: FollowButtonProps) {
  const follow = useFollow(profile);
  if (isVisitor) {
    return (
      <ButtonLink variant="primary" to={paths.loginFor(paths.publicProfile(profile.id))}>
        Follow
      </ButtonLink>
    );
  }
  if (profile.can.unfollow) {
    return (
      <Button busy={follow.isPending} onClick={() => follow.mutate('unfollow')}>
        Unfollow
      </Button>
    );
  }
  if (!profile.can.follow) return null;
  return (
    <Button variant="primary" busy={follow.isPending} onClick={() => follow.mutate('follow')}>
      Follow
    </Button>
  );
}
