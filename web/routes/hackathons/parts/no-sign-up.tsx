import type { Hackathon } from '#contract/hackathons/hackathons.ts';
import type { StaffRole } from '#contract/values/vocabulary.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

const staffNotices: Record<StaffRole, string> = {
  organizer: 'You organize this hackathon.',
  helper: 'You help run this hackathon.',
  judge: 'You’re a judge of this hackathon. When it ends, you get submissions to score.',
};

type NoSignUpProps = {
  hackathon: Hackathon;
  /** Someone who runs the hackathon takes part too. */
  onTakePart?: () => void;
};

/** Why someone can't sign up, or that staff don't have to. */
export function NoSignUp({
  hackathon: { phase, can, staffRole, ownState },
  onTakePart,
}: NoSignUpProps) {
  const isOver = phase === 'ended' || phase === 'canceled';
  if (staffRole !== null && !isOver) {
    return (
      <Notice
        action={
          can.signUp && (
            <Button size="sm" onClick={onTakePart}>
              Take part yourself
            </Button>
          )
        }
      >
        {staffNotices[staffRole]}
      </Notice>
    );
  }
  if (ownState === 'removed' && !isOver)
    return (
      <Notice>
        You were removed from this hackathon and can’t sign up again. If you think that’s a mistake,
        ask its organizers.
      </Notice>
    );
  if (phase === 'draft') return <Notice>Sign-up isn’t open yet. Come back when it opens.</Notice>;
  if (phase === 'canceled') return <Notice>The organizers canceled this hackathon.</Notice>;
  // The header says that it's over.
  return phase === 'ended' ? null : <Notice>Sign-up is closed.</Notice>;
}
