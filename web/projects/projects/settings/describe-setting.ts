import { formatCount } from '#web/lib/formats/format-numbers.ts';
import {
  goalNames,
  languageName,
  timeZoneName,
  weekTimeNames,
} from '#web/lib/working-style-names.ts';
import { joiningNames } from './joining-names.ts';
import { levelNames } from './level-names.ts';
import type { RoleValues, SettingsField, SettingsValues } from './settings-values.ts';

type Describers = { [Field in SettingsField]?: (value: SettingsValues[Field]) => string };

/** Those whose values aren't words, numbers or lists of words. */
const describers: Describers = {
  joining: (joining) => joiningNames[joining],
  roles: (roles) => roles.map((role) => `${role.name}: ${describeRole(role)}`).join('\n'),
  languages: (codes) => codes.map(languageName).join(', '),
  week: (times) => times.map((time) => weekTimeNames[time]).join(', '),
  timeZone: timeZoneName,
  goal: (goal) => (goal === null ? '' : goalNames[goal]),
  image: (image) => (image === '' ? 'None' : 'The stock image'),
};

const asItIs = (value: string | number | null | readonly string[]) =>
  typeof value === 'object' ? (value ?? []).join(', ') : String(value);

/** The value of a setting in words, so that two of them can be compared. */
export function describeSetting<Field extends SettingsField>(
  field: Field,
  value: SettingsValues[Field],
): string {
  const describe = (describers[field] ?? asItIs) as (value: SettingsValues[Field]) => string;
  return describe(value) || 'None';
}

/** What a role takes: "1 place, Design, any level, Figma" */
export const describeRole = ({ discipline, places, level, skills, mentors }: RoleValues) =>
  [
    formatCount(places, 'spot'),
    ...(discipline ? [discipline] : []),
    levelNames[level].toLowerCase(),
    ...(mentors ? ['you help someone learn it'] : []),
    ...skills,
  ].join(', ');
