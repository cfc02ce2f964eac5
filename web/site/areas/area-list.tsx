import { notifyManager, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import {
  type AreaMode,
  areaModes,
  type AreaName,
  areaNames,
  canClose,
} from '#contract/values/areas.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { areaTexts, modeNames } from './area-texts.ts';
import { type AreaChoice, areasQuery, useSetArea } from './queries.ts';

type RenderBelow = (area: AreaName, mode: AreaMode) => ReactNode;

/** The areas of the site. An admin chooses what visitors see of each. */
export function AreaList({ renderBelow }: { renderBelow?: RenderBelow }) {
  const query = useQuery(areasQuery);
  const { data } = query;
  if (!data)
    return (
      <NotLoaded
        query={query}
        busy={query.isFetching}
        failure="Couldn’t load the areas of the site. Try again."
      />
    );
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="text-soft">
        Choose what everyone sees. Nothing is deleted, and open pages change when they’re reloaded.
      </p>
      {areaNames.map((area) => (
        <div key={area}>
          <Area
            area={area}
            mode={data[area]}
            visitors={!data.membersOnly.includes(area)}
            {...(area === 'events' && { creators: data.creators })}
          />
          {renderBelow?.(area, data[area])}
        </div>
      ))}
    </div>
  );
}

function Area({ area, ...kept }: AreaChoice) {
  const { mutate } = useSetArea();
  const [chosen, setChosen] = useState<AreaChoice>();
  const { mode, visitors } = chosen ?? kept;
  const choose = (change: Partial<AreaChoice>) => {
    const next = { ...kept, area, mode, visitors: true, ...change };
    setChosen(next);
    mutate(next, {
      onSuccess: () => toast({ tone: 'success', ...describe(next), id: `area-${area}` }),
      onError: (error) => toastFailure(`${areaTexts[area].name} didn’t change`, error),
      // After the list has heard of the answer, so that the mode before isn't shown in between.
      onSettled: () => notifyManager.schedule(() => setChosen(undefined)),
    });
  };
  return (
    <fieldset>
      <legend className="font-display text-lg font-semibold">{areaTexts[area].name}</legend>
      <div className="mt-1 divide-y divide-line rounded-md border border-line bg-surface">
        {areaModes[area].map((one) => (
          <label key={one} className="flex items-start gap-3 px-4 py-2.5">
            <input
              type="radio"
              name={area}
              className="mt-0.75 size-4.5 shrink-0 accent-accent"
              checked={one === mode}
              onChange={() => choose({ mode: one })}
            />
            <span>
              <span className="font-medium">{modeNames[one]}</span>{' '}
              <span className="block text-sm text-soft">{areaTexts[area][one]}</span>
            </span>
          </label>
        ))}
        {canClose(area, mode) && (
          <label className="flex items-start gap-3 px-4 py-2.5">
            <input
              type="checkbox"
              className="mt-0.75 size-4.5 shrink-0 accent-accent"
              checked={visitors}
              onChange={() => choose({ visitors: !visitors })}
            />
            <span>
              <span className="font-medium">People who aren’t signed in can read it</span>{' '}
              <span className="block text-sm text-soft">{areaTexts[area].closed}</span>
            </span>
          </label>
        )}
      </div>
    </fieldset>
  );
}

const describe = ({ area, mode, visitors }: AreaChoice) => ({
  title: `${areaTexts[area].name}: ${modeNames[mode]}${visitors ? '' : ', for members only'}`,
  description: areaTexts[area][mode],
});
