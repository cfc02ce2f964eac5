import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useSyncExternalStore } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import { chooseTheme, getSystemTheme, getTheme, subscribeToTheme } from './theme.ts';

/** Switches between light and dark. Switching back to the system's theme follows the system again. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(subscribeToTheme, getTheme, () => undefined);
  const other = theme === 'dark' ? 'light' : 'dark';
  const Icon = theme === 'dark' ? Sun : Moon;
  return (
    <IconButton
      label={`Switch to ${other} theme`}
      onClick={() => chooseTheme(other === getSystemTheme() ? 'system' : other)}
    >
      {/* The server doesn't know the theme. */}
      {theme && <Icon aria-hidden className="size-5" />}
    </IconButton>
  );
}
