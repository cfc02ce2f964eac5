/** The theme a person chose here; without a choice, the system's holds. */
export type Theme = 'light' | 'dark';

const storageKey = 'theme';

export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return systemTheme();
}

const systemTheme = (): Theme =>
  matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

/** Chooses a theme; choosing what the system says gives the choice back to the system. */
export function chooseTheme(theme: Theme) {
  const followsSystem = theme === systemTheme();
  if (followsSystem) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (followsSystem) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // Storage is closed to us: the choice holds until the page is left.
  }
}
