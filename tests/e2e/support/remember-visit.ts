/**
 * Runs in the browser before each page: marks the splash as seen (Specification, section 4). It names
 * no time, because a test may set the clock years ahead.
 */
export function rememberVisit() {
  if (location.protocol.startsWith('http')) localStorage.hasSeenSplash ??= 'true';
}
