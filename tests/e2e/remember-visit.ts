/** Runs in the browser before each page: marks the splash as just seen (Specification, section 4). */
export function rememberVisit() {
  if (!location.protocol.startsWith('http')) return;
  localStorage.hasSeenSplash ??= 'true';
  localStorage.lastVisitTime ??= String(Date.now());
}
