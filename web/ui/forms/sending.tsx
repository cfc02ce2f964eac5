import { createContext, type ReactNode, use, useEffect, useState } from 'react';

const Sending = createContext(false);
const CountBusy = createContext((_change: 1 | -1) => {});

/**
 * While a button in it is busy, the texts in it are read-only: what someone typed before the answer
 * arrives would be lost with the dialog or the draft that the answer ends.
 */
export function ReadOnlyWhileSending({ children }: { children: ReactNode }) {
  const [busy, setBusy] = useState(0);
  const [count] = useState(() => (change: 1 | -1) => setBusy((before) => before + change));
  const isAroundSending = useIsSending();
  return (
    <CountBusy value={count}>
      <Sending value={isAroundSending || busy > 0}>{children}</Sending>
    </CountBusy>
  );
}

/** Whether the dialog or form around a field is being sent. */
export const useIsSending = () => use(Sending);

/** Tells the dialog or form around a button that it's busy. */
export function useReportBusy(isBusy: boolean) {
  const count = use(CountBusy);
  useEffect(() => {
    if (!isBusy) return undefined;
    count(1);
    return () => count(-1);
  }, [isBusy, count]);
}
