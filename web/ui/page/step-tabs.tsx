import { Tabs as Base } from '@base-ui/react/tabs';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

type StepTabsProps = {
  label: string;
  /** The shown step, zero-based. */
  current: number;
  onChange: (step: number) => void;
  steps: readonly { name: string; done: boolean; panel: ReactNode }[];
};

/** Tabs for the steps of a wizard. All panels stay mounted. */
export const StepTabs = ({ label, current, onChange, steps }: StepTabsProps) => (
  <Base.Root value={current} onValueChange={(step) => onChange(step as number)}>
    <Base.List aria-label={label} className="grid grid-cols-3 border-b border-line">
      {steps.map(({ name, done }, index) => (
        <Base.Tab key={name} value={index} className={tabClasses}>
          <span
            className={classNames(
              numberClasses,
              done ? 'bg-green text-green-ink' : 'bg-grey text-grey-ink',
            )}
          >
            {done ? <Check aria-label="complete" className="size-4" /> : index + 1}
          </span>
          <span className="min-w-0 text-left leading-tight max-sm:text-sm">{name}</span>
        </Base.Tab>
      ))}
    </Base.List>
    {steps.map(({ name, panel }, index) => (
      <Base.Panel key={name} value={index} keepMounted tabIndex={-1} className="p-5 outline-none">
        {panel}
      </Base.Panel>
    ))}
  </Base.Root>
);

const tabClasses = classNames(
  'flex min-h-13 items-center gap-2.5 border-b-3 border-transparent px-3 py-2 font-medium text-soft max-sm:flex-col max-sm:items-start max-sm:gap-1 sm:px-5',
  'hover:text-ink data-active:border-accent data-active:font-semibold data-active:text-ink focus-visible:-outline-offset-2',
);

const numberClasses =
  'grid size-6 shrink-0 place-items-center rounded-full text-sm font-semibold tabular-nums';
