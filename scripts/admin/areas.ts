import {
  type AreaMode,
  areaModes,
  type AreaName,
  areaNames,
  canClose,
  closableAreas,
  hasMode,
} from '#contract/values/areas.ts';
import { setMode } from '#server/site/areas/actions.ts';
import { listAreas, toModes } from '#server/site/areas/modes.ts';
import { listModes } from '#server/site/areas/store.ts';
import { assertUsage, type ReadCommand } from './command.ts';

export const areas: Record<'area', ReadCommand> = {
  area: ([name, mode, option, ...more]) => {
    assertUsage(more.length === 0 && (option === undefined || option === '--members-only'));
    if (name === 'list' && mode === undefined)
      return async (db) => {
        const modes = listAreas(toModes(await listModes(db)));
        const describe = (one: AreaName) =>
          modes.membersOnly.includes(one) ? `${modes[one]}, members only` : modes[one];
        return areaNames.map((one) => `${one}: ${describe(one)}`).join('\n');
      };
    const area = areaNames.find((one) => one === name);
    assertUsage(area);
    if (!hasMode(area, mode as AreaMode))
      throw new Error(`${area} can be ${areaModes[area].join(' or ')}.`);
    const visitors = option === undefined;
    if (!visitors && !canClose(area, mode!))
      throw new Error(`Only these can be live for members only: ${closableAreas.join(', ')}.`);
    return async (db, now) => {
      // Who can create events stays as an admin has chosen it, until they're sample content.
      const { creators } = toModes(await listModes(db));
      await setMode(db, {
        area,
        mode: mode as AreaMode,
        visitors,
        ...(area === 'events' && { creators }),
        actorId: 'command',
        now,
      });
      return `${area} is ${mode} now${visitors ? '' : ', for members only'}.`;
    };
  },
};
