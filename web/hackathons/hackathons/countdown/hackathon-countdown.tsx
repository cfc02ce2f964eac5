import { useState } from 'react';
import type { Countdown, Times } from './countdown.ts';
import { useCountdown } from './use-countdown.ts';

type HackathonCountdownProps = {
  hackathon: Times & { name: string };
  /** Other moments at which something changes. */
  moments?: readonly string[];
  /** Called soon after something has changed. */
  onChange: () => void;
};

/**
 * How long it takes until a hackathon starts or ends. Screen readers read it when they come to it, and
 * hear only that it has started or ended.
 */
export function HackathonCountdown({ hackathon, ...options }: HackathonCountdownProps) {
  const { stage, text } = useCountdown(hackathon, options);
  const [first] = useState(stage);
  return (
    <>
      <span role="timer" className="tabular-nums">
        {text}
      </span>
      <output className="sr-only">{stage !== first && news[stage](hackathon.name)}</output>
    </>
  );
}

const news: Record<Countdown['stage'], (name: string) => string> = {
  before: (name) => `${name} hasn’t started yet`,
  during: (name) => `${name} has started`,
  after: (name) => `${name} has ended`,
};
