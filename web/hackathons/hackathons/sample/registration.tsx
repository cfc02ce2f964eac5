import { ShortDate } from '#web/ui/text/dates.tsx';
import type { Hackathon } from '#web/site/sample/hackathons-entity.ts';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { showSampleToast } from '#web/ui/sample.tsx';

/** The number of registered participants, the deadline and the button to register. */
export const Registration = ({ hackathon }: { hackathon: Hackathon }) => {
  const { title, currentParticipants, maxParticipants, registrationDeadline } = hackathon;
  return (
    <div className="grid content-start gap-2 text-sm text-soft">
      <p>
        <span className="font-semibold text-ink tabular-nums">
          {currentParticipants} / {maxParticipants}
        </span>{' '}
        participants registered
      </p>
      <ProgressBar
        label="Participants registered"
        value={currentParticipants}
        max={maxParticipants}
      />
      <p>
        Registration deadline: <ShortDate day={registrationDeadline} />
      </p>
      <Button
        className="mt-1"
        onClick={() => showSampleToast(`You weren’t registered for ${title}.`)}
      >
        Register Now
        <span className="sr-only"> for {title}</span>
      </Button>
    </div>
  );
};
