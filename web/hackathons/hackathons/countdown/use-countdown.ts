import { useEffect, useEffectEvent, useState } from 'react';
import { serverNow } from '#web/lib/formats/server-clock.ts';
import { type Countdown, describeCountdown, type Times, waitFor } from './countdown.ts';

/**
 * Pages ask for the new state within this time of a change, so that not all of them ask at the same
 * time.
 */
const spread = 3000;

/** When something may wake up a tab in which timers stood still. */
const wakeUps = ['visibilitychange', 'pageshow', 'focus', 'online'];

type Options = { moments?: readonly string[]; onChange: () => void };

/**
 * A hackathon's countdown by the server's clock. `onChange` is called soon after it has started or ended,
 * or another of the `moments` has passed.
 */
export function useCountdown(times: Times, { moments = [], onChange }: Options): Countdown {
  const [now, setNow] = useState(serverNow);
  const key = [times.startsAt, times.endsAt, ...moments].join(' ');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const update = () => {
      clearTimeout(timer);
      const current = serverNow();
      setNow(current);
      const wait = waitFor(readMoments(key), current);
      if (wait !== undefined) timer = setTimeout(update, wait);
    };
    update();
    for (const event of wakeUps) window.addEventListener(event, update, true);
    return () => {
      clearTimeout(timer);
      for (const event of wakeUps) window.removeEventListener(event, update, true);
    };
  }, [key]);

  const passed = readMoments(key).filter((at) => at <= now).length;
  const [known] = useState(passed);
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    if (passed === known) return undefined;
    const timer = setTimeout(() => changed(), Math.random() * spread);
    return () => clearTimeout(timer);
  }, [passed, known]);
  return describeCountdown(times, now);
}

const readMoments = (key: string) => key.split(' ').map((at) => Date.parse(at));
