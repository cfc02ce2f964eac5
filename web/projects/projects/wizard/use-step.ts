import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readTabDraft, writeTabDraft } from '#web/lib/drafts/tab-draft.ts';
import { steps } from './project-form.ts';

/** The shown step, which a reload keeps. `turnTo` leads to the start of another one in the form `element`. */
export function useStep(key: string) {
  const [step, setStep] = useState(() => {
    const kept = Number(readTabDraft(key));
    return kept in steps ? kept : 0;
  });
  const goTo = (next: number) => {
    setStep(next);
    writeTabDraft(key, next === 0 ? '' : String(next));
  };
  const element = useRef<HTMLFormElement>(null);
  const turnTo = (next: number) => {
    flushSync(() => goTo(next));
    element.current?.querySelectorAll<HTMLElement>('[role="tabpanel"]')[next]?.focus();
  };
  return { step, goTo, turnTo, element };
}
