import Bowser from 'bowser';

/** A browser and its system in words, as far as they can be told: "Chrome on Android". */
export function nameDevice(userAgent: string): string {
  if (userAgent === '') return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name && !os.name) return 'Unknown device';
  return [browser.name || 'Unknown browser', os.name].filter(Boolean).join(' on ');
}
