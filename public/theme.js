// Runs before the first paint, so that a chosen theme never flashes. No choice: the system decides, in CSS.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is closed to us: the system decides.
}
