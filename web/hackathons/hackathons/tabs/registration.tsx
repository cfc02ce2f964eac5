import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { ShortDate } from '#web/ui/text/dates.tsx';
import { ActionButton } from './action-button.tsx';
import type { ShownHackathon } from './source.ts';

/** The number of registered participants, the deadline and the button to register. */
export const Registration = ({ hackathon }: { hackathon: ShownHackathon }) => {
  const { title, currentParticipants, maxParticipants, registrationDeadline, register } = hackathon;
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
      {register && (
        <ActionButton action={register} className="mt-1">
          Register Now
          <span className="sr-only"> for {title}</span>
        </ActionButton>
      )}
    </div>
  );
};
