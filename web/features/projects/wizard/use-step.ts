import { useState } from 'react';
import { readTabDraft, writeTabDraft } from '#web/lib/tab-draft.ts';
import { steps } from './project-form.ts';

/** The shown step, which a reload keeps. */
export function useStep(key: string) {
  const [step, setStep] = useState(() => {
    const kept = Number(readTabDraft(key));
    return kept in steps ? kept : 0;
  });
  const goTo = (next: number) => {
    setStep(next);
    writeTabDraft(key, next === 0 ? '' : String(next));
  };
  return [step, goTo] as const;
}
