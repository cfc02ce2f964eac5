export type Theme = 'light' | 'dark';
export type ThemeChoice = Theme | 'system';

const storageKey = 'theme';
const listeners = new Set<() => void>();

/** What the person chose; "system" until they choose. */
export function getThemeChoice(): ThemeChoice {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

export const getSystemTheme = (): Theme =>
  matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

/** The theme that is shown. */
export function getTheme(): Theme {
  const choice = getThemeChoice();
  return choice === 'system' ? getSystemTheme() : choice;
}

/** Applies a choice and stores it in this browser. */
export function chooseTheme(choice: ThemeChoice) {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  try {
    if (choice === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch {
    // Storage is blocked: the choice applies until the page is closed.
  }
  for (const listener of listeners) listener();
}

/** Calls the listener when the choice or the system's theme changes. Returns a function that unsubscribes. */
export function subscribeToTheme(listener: () => void) {
  const system = matchMedia('(prefers-color-scheme: dark)');
  listeners.add(listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
}
