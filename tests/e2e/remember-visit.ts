/** Runs in the browser before each page: the splash has been seen there just now (section 4). */
export function rememberVisit() {
  if (!location.protocol.startsWith('http')) return;
  localStorage.hasSeenSplash ??= 'true';
  localStorage.lastVisitTime ??= String(Date.now());
}
