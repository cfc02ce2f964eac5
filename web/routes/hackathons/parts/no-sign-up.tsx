import type { Hackathon } from '#contract/hackathons/hackathons.ts';
import type { StaffRole } from '#contract/values/vocabulary.ts';
import { formatDateTime } from '#web/lib/formats/format-dates.ts';
import { realHackathonsPath } from '#web/site/areas/hackathons-path.ts';
import { isHidden } from '#web/site/areas/modes.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

const staffNotices: Record<Exclude<StaffRole, 'organizer'>, string> = {
  helper: 'You help run this hackathon.',
  judge: 'You’re a judge of this hackathon. When it ends, you’ll get submissions to score.',
};

type NoSignUpProps = {
  hackathon: Hackathon;
  /** Someone who runs the hackathon takes part too. */
  onTakePart?: () => void;
};

/** Why someone can't sign up, or that staff don't have to. */
export function NoSignUp({ hackathon, onTakePart }: NoSignUpProps) {
  const { phase, can, staffRole, ownState, opensAt } = hackathon;
  const isOver = phase === 'ended' || phase === 'canceled';
  if (staffRole !== null && !isOver) {
    const takePart = can.signUp && (
      <Button size="sm" className="justify-self-start" onClick={onTakePart}>
        Take part yourself
      </Button>
    );
    // The timeline shows that they organize it.
    if (staffRole === 'organizer') return takePart;
    return <Notice action={takePart}>{staffNotices[staffRole]}</Notice>;
  }
  if (ownState === 'removed' && !isOver)
    return (
      <Notice>
        You were removed from this hackathon and can’t sign up again. If you think that’s a mistake,
        ask its organizers.
      </Notice>
    );
  // The header says that it's over.
  if (phase === 'ended') return null;
  return (
    <Notice
      action={
        !isHidden('hackathons') && (
          <ButtonLink size="sm" to={realHackathonsPath()}>
            Other hackathons
          </ButtonLink>
        )
      }
    >
      {phase === 'canceled'
        ? 'The organizers canceled this hackathon.'
        : phase === 'draft'
          ? `Sign-up opens on ${formatDateTime(new Date(opensAt))}.`
          : 'Sign-up is closed.'}
    </Notice>
  );
}
