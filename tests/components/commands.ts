import { defineBrowserCommand } from '@vitest/browser-playwright';

type Looks = {
  colorScheme: 'light' | 'dark' | null;
  reducedMotion: 'reduce' | null;
};

/** What tests in the browser can't do from within. */
export const commands = {
  emulateMedia: defineBrowserCommand<[Looks]>(({ page }, looks) => page.emulateMedia(looks)),
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia(looks: Looks): Promise<void>;
  }
}
