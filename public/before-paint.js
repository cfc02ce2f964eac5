// Runs before the first paint.
try {
  // The chosen theme, so that the page doesn't flash in the wrong one.
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  // Without the splash, the header shows at once. The rule of the splash is in splash-rules.ts.
  const { hasSeenSplash, lastVisitTime } = localStorage;
  const isRecent = !(Date.now() - Number(lastVisitTime) > 7 * 24 * 60 * 60 * 1000);
  if (hasSeenSplash === 'true' && isRecent) document.documentElement.dataset.visited = '';
} catch {
  // Storage is blocked: the system's theme applies.
}
