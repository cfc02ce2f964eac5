import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { formatMeetingTime } from '#web/gatherings/meetings/format-meeting-time.ts';
import { suggestedTimesQuery } from '#web/gatherings/meetings/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { describeFit } from './describe-fit.ts';

type SuggestedTimesProps = {
  projectId: number;
  onChoose: (times: { startsAt: string; endsAt: string }) => void;
};

/** Times that suit the team, to fill in. If they don't load, the form works without them. */
export function SuggestedTimes({ projectId, onChoose }: SuggestedTimesProps) {
  const id = useId();
  const { data } = useQuery(suggestedTimesQuery(projectId));
  if (!data) return null;
  return (
    <div role="group" aria-labelledby={id} className="grid grid-cols-1 gap-2">
      <p id={id} className="text-soft">
        {describeFit(data)}
      </p>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {data.times.map((times) => (
          <Button key={times.startsAt} size="sm" onClick={() => onChoose(times)}>
            {formatMeetingTime(times)}
          </Button>
        ))}
      </div>
    </div>
  );
}
