/** The ways in which every screen is looked at: phone, tablet, laptop, wide. */
const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
  { width: 1920, height: 1080 },
] as const;

export const looks: readonly Look[] = sizes.flatMap((size) => [
  { ...size, colorScheme: 'light' as const },
  { ...size, colorScheme: 'dark' as const },
]);

/** How the README shows the board. */
export const readmeLook = { width: 1280, height: 800, colorScheme: 'light' } as const;

const laptop = { width: 1280, height: 800 } as const;
const phone = { width: 390, height: 844 } as const;

/** What docs/design-language.md shows. */
export const designPictures: readonly { screen: string; look: Look }[] = [
  { screen: 'home', look: { ...laptop, colorScheme: 'light' } },
  { screen: 'projects', look: { ...laptop, colorScheme: 'dark' } },
  { screen: 'board', look: { ...laptop, colorScheme: 'dark' } },
  { screen: 'profile', look: { ...laptop, colorScheme: 'light' } },
  { screen: 'projects', look: { ...phone, colorScheme: 'light' } },
  { screen: 'ticket', look: { ...phone, colorScheme: 'dark' } },
  { screen: 'not-found', look: { ...phone, colorScheme: 'light' } },
];

export type Look = { width: number; height: number; colorScheme: 'light' | 'dark' };
