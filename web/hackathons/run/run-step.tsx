import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

export type StepState = 'done' | 'on' | 'later';

type RunStepProps = {
  name: string;
  number: number;
  state: StepState;
  /** How far it is. */
  text: ReactNode;
  children?: ReactNode;
};

const markClasses: Record<StepState, string> = {
  done: 'bg-green text-green-ink',
  on: 'bg-accent text-on-accent',
  later: 'border border-edge text-soft',
};

/** A step of the run, with what can be done in it below. */
export const RunStepItem = ({ name, number, state, text, children }: RunStepProps) => (
  <li
    aria-current={state === 'on' ? 'step' : undefined}
    className={classNames(
      'flex min-w-0 flex-col gap-2 border-line p-3 not-first:border-t sm:p-4 lg:not-first:border-t-0 lg:not-first:border-l',
      state === 'on' && 'bg-accent-soft',
    )}
  >
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2">
      <span
        aria-hidden
        className={classNames(
          'grid size-7 shrink-0 place-items-center rounded-full text-sm font-bold tabular-nums',
          markClasses[state],
        )}
      >
        {state === 'done' ? <Check className="size-4" /> : number}
      </span>
      <h3 className={classNames('min-w-0 flex-1 text-body', state === 'later' && 'text-soft')}>
        {name}
        {state === 'done' && <span className="sr-only"> (done)</span>}
      </h3>
      {text && <p className="text-sm text-soft tabular-nums lg:basis-full">{text}</p>}
    </div>
    {children && <div className="mt-auto grid grid-cols-1 gap-2">{children}</div>}
  </li>
);
