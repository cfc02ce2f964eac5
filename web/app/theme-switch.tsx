import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useEffect, useState } from 'react';
import { chooseTheme, currentTheme } from '#web/app/theme.ts';
import { IconButton } from '#web/ui/button.tsx';

/** Switches between light and dark. Follows the system's preference until it is pressed. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(currentTheme);
  useEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)');
    const follow = () => setTheme(currentTheme());
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, []);
  const other = theme === 'dark' ? 'light' : 'dark';
  const Icon = theme === 'dark' ? Sun : Moon;
  const press = () => {
    chooseTheme(other);
    setTheme(other);
  };
  return (
    <IconButton label={`Switch to ${other} theme`} onClick={press}>
      <Icon aria-hidden className="size-5" />
    </IconButton>
  );
}
