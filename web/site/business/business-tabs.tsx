import { useEffect, useRef, useState } from 'react';
import { readChoice, useUrlParams } from '#web/lib/url-params.ts';
import { Tabs } from '#web/ui/page/tabs.tsx';
import { Achievements } from './achievements.tsx';
import { type BusinessTab, businessTabs } from './business-tab.ts';
import { Challenges } from './challenges.tsx';
import { Jobs } from './jobs.tsx';
import { Overview } from './overview.tsx';
import { Resources } from './resources.tsx';
import type { BusinessSource } from './offers/source.ts';

/** The tabs of the portal. The selected one is in the URL. */
export function BusinessTabs({ source }: { source: BusinessSource }) {
  const [offers] = useState(() => source.list(new Date()));
  const [searchParams, changeParams] = useUrlParams();
  const shown = readChoice(searchParams, { name: 'tab', choices: businessTabs });
  const { frame, focusNext } = useFocusOnTab(shown);
  return (
    <div ref={frame}>
      <Tabs
        label="Business Portal"
        value={shown}
        onChange={(tab) => changeParams({ tab: tab === 'overview' ? null : tab })}
        tabs={[
          {
            value: 'overview',
            label: 'Overview',
            panel: <Overview offers={offers} onLeave={focusNext} />,
          },
          { value: 'challenges', label: 'Challenges', panel: <Challenges {...offers} /> },
          { value: 'resources', label: 'Resources', panel: <Resources {...offers} /> },
          { value: 'jobs', label: 'Jobs', panel: <Jobs {...offers} /> },
          { value: 'achievements', label: 'Achievements', panel: <Achievements {...offers} /> },
        ]}
      />
    </div>
  );
}

/** Moves the focus to the new tab after a link switched tabs, since the link disappears with its panel. */
function useFocusOnTab(shown: BusinessTab) {
  const frame = useRef<HTMLDivElement>(null);
  const next = useRef<BusinessTab>(null);
  useEffect(() => {
    if (next.current !== shown) return;
    next.current = null;
    frame.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  }, [shown]);
  const focusNext = (tab: BusinessTab) => {
    next.current = tab;
  };
  return { frame, focusNext };
}
