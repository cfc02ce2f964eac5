/** The ways in which every screen is looked at. */
export const looks = [
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 1280, height: 900, colorScheme: 'light' },
  { width: 1280, height: 900, colorScheme: 'dark' },
] as const;

/** How the README shows the board. */
export const readmeLook = { width: 1280, height: 800, colorScheme: 'light' } as const;

export type Look = { width: number; height: number; colorScheme: 'light' | 'dark' };
