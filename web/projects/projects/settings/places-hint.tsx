import { useWatch } from 'react-hook-form';
import type { SettingsForm } from './settings-form-values.ts';

/** Says what happens if the roles have more places than the team. */
export function PlacesHint() {
  const [roles, teamSize] = useWatch<SettingsForm, ['roles', 'teamSize']>({
    name: ['roles', 'teamSize'],
  });
  const places = roles.reduce((sum, role) => sum + role.places, 0);
  if (places <= teamSize) return null;
  return (
    <output className="text-sm text-soft">
      Your roles add up to {places} people, but the team size is {teamSize}. Roles close once the
      team is full.
    </output>
  );
}
