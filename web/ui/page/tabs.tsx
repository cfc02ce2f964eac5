import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { formatNumber } from '#web/lib/formats/format-numbers.ts';
import { classNames } from '#web/ui/class-names.ts';

export type Tab<Value extends string> = {
  value: Value;
  label: ReactNode;
  /** A number next to the label. */
  count?: number | undefined;
  panel: ReactNode;
  /** Keeps the panel mounted while hidden, so that nothing typed in it is lost. */
  keepMounted?: boolean;
};

type TabsProps<Value extends string> = {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly Tab<Value>[];
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  className?: string;
  panelClassName?: string;
};

/** Tabs. Arrow keys switch between them; on phones the tab list scrolls. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  defaultValue,
  onChange,
  className,
  panelClassName = 'pt-5',
}: TabsProps<Value>) {
  return (
    <Base.Root
      {...(value === undefined ? { defaultValue: defaultValue ?? tabs[0]?.value } : { value })}
      onValueChange={(next) => onChange?.(next as Value)}
      className={classNames('group/tabs', className)}
    >
      <Base.List aria-label={label} activateOnFocus className={listClasses}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={tabClasses}>
            {tab.label}
            {tab.count !== undefined && (
              <span className="ml-1.5 text-sm text-faint tabular-nums">
                {formatNumber(tab.count)}
              </span>
            )}
          </Base.Tab>
        ))}
        <Base.Indicator className="absolute bottom-0 left-(--active-tab-left) h-0.75 w-(--active-tab-width) rounded-t-sm bg-accent transition-[left,width] ease-out" />
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel
          key={tab.value}
          value={tab.value}
          keepMounted={tab.keepMounted ?? false}
          className={panelClassName}
        >
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}

/** On a phone, a panel's own tools (`data-tab-tools`) are next to the tabs, which then scroll beside them. */
const listClasses = classNames(
  'scroll-hint relative flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none] print:hidden',
  'max-sm:group-has-data-tab-tools/tabs:mr-25',
);

const tabClasses = classNames(
  'min-h-10 shrink-0 rounded-t-md px-3 text-body font-medium whitespace-nowrap text-soft',
  'hover:text-ink data-active:text-ink data-active:font-semibold focus-visible:-outline-offset-2 pointer-coarse:min-h-11',
);
