import { defineBrowserCommand } from '@vitest/browser-playwright';
import { redraw } from '#tests/drawing.ts';

type Looks = {
  colorScheme: 'light' | 'dark' | null;
  reducedMotion: 'reduce' | null;
};

/** What tests in the browser can't do from within. */
export const commands = {
  emulateMedia: defineBrowserCommand<[Looks]>(({ page }, looks) => page.emulateMedia(looks)),
  redraw: defineBrowserCommand<[]>(({ page }) => redraw(page)),
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia(looks: Looks): Promise<void>;
    redraw(): Promise<void>;
  }
}
