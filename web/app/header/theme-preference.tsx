import { useSyncExternalStore } from 'react';
import { chooseTheme, getThemeChoice, subscribeToTheme, type ThemeChoice } from './theme.ts';

const choices: { value: ThemeChoice; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
];

/** Chooses the theme of this browser. */
export function ThemePreference() {
  const chosen = useSyncExternalStore(subscribeToTheme, getThemeChoice);
  return (
    <fieldset className="mt-6">
      <legend className="text-sm font-semibold">Theme</legend>
      <div className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
        {choices.map(({ value, label }) => (
          <label key={value} className="flex min-h-9 items-center gap-2.5 pointer-coarse:min-h-11">
            <input
              type="radio"
              name="theme"
              className="size-4.5 accent-accent"
              checked={value === chosen}
              onChange={() => chooseTheme(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
