/** Phone, tablet, laptop and wide screen. */
const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
  { width: 1920, height: 1080 },
] as const;

export const viewports: readonly Viewport[] = sizes.flatMap((size) => [
  { ...size, colorScheme: 'light' as const },
  { ...size, colorScheme: 'dark' as const },
]);

/** For the picture of the board in the README. */
export const readmeViewport = { width: 1280, height: 800, colorScheme: 'light' } as const;

const laptop = { width: 1280, height: 800 } as const;
const phone = { width: 390, height: 844 } as const;

/** The pictures in docs/design-language.md. */
export const designScreenshots: readonly { screen: string; viewport: Viewport }[] = [
  { screen: 'home', viewport: { ...laptop, colorScheme: 'light' } },
  { screen: 'projects', viewport: { ...laptop, colorScheme: 'dark' } },
  { screen: 'board', viewport: { ...laptop, colorScheme: 'dark' } },
  { screen: 'profile', viewport: { ...laptop, colorScheme: 'light' } },
  { screen: 'projects', viewport: { ...phone, colorScheme: 'light' } },
  { screen: 'ticket', viewport: { ...phone, colorScheme: 'dark' } },
  { screen: 'not-found', viewport: { ...phone, colorScheme: 'light' } },
];

export type Viewport = { width: number; height: number; colorScheme: 'light' | 'dark' };
