import { type AreaMode, areaModes, areaNames, hasMode } from '#contract/values/areas.ts';
import { setMode } from '#server/site/areas/actions.ts';
import { listAreas, toModes } from '#server/site/areas/modes.ts';
import { listModes } from '#server/site/areas/store.ts';
import { assertUsage, type ReadCommand } from './command.ts';

export const areas: Record<'area', ReadCommand> = {
  area: ([name, mode, ...more]) => {
    assertUsage(more.length === 0);
    if (name === 'list' && mode === undefined)
      return async (db) => {
        const modes = listAreas(toModes(await listModes(db)));
        return areaNames.map((one) => `${one}: ${modes[one]}`).join('\n');
      };
    const area = areaNames.find((one) => one === name);
    assertUsage(area);
    if (!hasMode(area, mode as AreaMode))
      throw new Error(`${area} can be ${areaModes[area].join(' or ')}.`);
    return async (db, now) => {
      await setMode(db, { area, mode: mode as AreaMode, actorId: 'command', now });
      return `${area} is ${mode} now.`;
    };
  },
};
