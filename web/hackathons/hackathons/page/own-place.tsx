import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { OwnSignUp } from '#contract/hackathons/hackathon-people.ts';
import type { Hackathon } from '#contract/hackathons/hackathons.ts';
import { describeAnswers } from '#web/hackathons/hackathons/describe-answers.ts';
import { isFull } from '#web/hackathons/hackathons/is-full.ts';
import { useLeaveHackathon } from '#web/hackathons/hackathons/queries.ts';
import { formatList } from '#web/lib/formats/format-list.ts';
import { paths } from '#web/lib/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';

type OwnPlaceProps = {
  hackathon: Hackathon;
  own: OwnSignUp;
  /** It has replaced the questions, which had the focus. */
  isFocused: boolean;
  onEdit: () => void;
};

/** That the person takes part, and their team. */
export function OwnPlace({ hackathon, own, isFocused, onEdit }: OwnPlaceProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused) heading.current?.focus();
  }, [isFocused]);
  const { title, text } = describePlace(hackathon, own);
  return (
    <section
      aria-labelledby="own-place"
      className="grid grid-cols-1 gap-3 rounded-lg border border-line bg-surface p-4 sm:p-5"
    >
      <div>
        <h2 ref={heading} id="own-place" tabIndex={-1} className="text-xl">
          {title}
        </h2>
        <p className="mt-1 text-soft">{text}</p>
      </div>
      <p className="text-sm text-soft">
        {describeAnswers(own)}
        {own.with.length > 0 && (
          <> · Would like to team up with {formatList(own.with.map(({ name }) => name))}</>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {own.team && (
          <ButtonLink variant="primary" to={paths.teamWorkspace(own.team.projectId)}>
            Open Team Space
          </ButtonLink>
        )}
        {hackathon.can.submit && (
          <ButtonLink to={paths.hackathonSubmission(hackathon.slug)}>
            {hackathon.phase === 'building' ? 'Submit your work' : 'Your submission'}
          </ButtonLink>
        )}
        {hackathon.can.signUp && <Button onClick={onEdit}>Change answers</Button>}
        {hackathon.can.leave && <Leave hackathon={hackathon} />}
      </div>
      {own.team && !hackathon.can.leave && hackathon.phase !== 'ended' && (
        <p className="text-sm text-soft">
          To leave the hackathon,{' '}
          <Link to={paths.teamWorkspace(own.team.projectId)} className="link">
            leave your team
          </Link>{' '}
          first.
        </p>
      )}
    </section>
  );
}

function describePlace({ forming, phase, can }: Hackathon, { state, team, wantsTeam }: OwnSignUp) {
  if (team)
    return {
      title: `Your team: ${team.name}`,
      text:
        phase === 'ended'
          ? 'The hackathon is over. You can keep working on your project as long as you like.'
          : 'Say hello and plan your first step.',
    };
  if (state === 'waiting') {
    return {
      title: 'You’re on the waiting list',
      text: 'The hackathon is full. We’ll tell you as soon as there’s a spot for you.',
    };
  }
  if (state === 'absent') {
    return {
      title: 'You’re marked as absent',
      text: 'If you’re here, tell the organizers.',
    };
  }
  const isOver = phase === 'ended' || phase === 'canceled';
  if (isOver)
    return { title: 'The hackathon is over', text: 'You signed up but weren’t on a team.' };
  if (forming === 'people' || !wantsTeam) {
    const text = can.formTeam ? 'Join a team, or start one with your own idea.' : 'Join a team.';
    return { title: 'You’re signed up', text };
  }
  return {
    title: 'You’re signed up',
    text:
      forming === 'both'
        ? `Join a team${can.formTeam ? ', start one with your own idea,' : ''} or let the organizers place you.`
        : 'The organizers will find you a team. We’ll tell you when it’s ready.',
  };
}

/** What happens to their spot, and whether they can come back. */
function describeLeaving(hackathon: Hackathon, now: number) {
  const isWanted = isFull(hackathon) || hackathon.waiting > 0;
  const loss = isWanted ? 'Someone else will get your spot. ' : '';
  if (Date.parse(hackathon.closesAt) <= now)
    return `${loss}Sign-up is closed, so you can’t sign up again.`;
  return `${loss}You can sign up again ${isWanted ? 'if there’s room' : 'until sign-up closes'}.`;
}

function Leave({ hackathon }: { hackathon: Hackathon }) {
  const { slug, name } = hackathon;
  const now = useNow();
  const [isAsking, setAsking] = useState(false);
  const leave = useLeaveHackathon(slug);
  // Awaits instead of using mutation callbacks: this is gone as soon as the hackathon is loaded again.
  const confirm = async () => {
    try {
      await leave.mutateAsync();
      toast({ tone: 'success', title: `You’ve left ${name}` });
    } catch (error) {
      toastFailure('Couldn’t leave the hackathon', error);
    }
    setAsking(false);
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Leave
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Leave ${name}?`}
        confirm="Leave"
        cancel="Stay"
        busy={leave.isPending}
        onConfirm={confirm}
      >
        {describeLeaving(hackathon, now)}
      </ConfirmDialog>
    </>
  );
}
