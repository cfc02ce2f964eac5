import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test';

export type ConsoleWatch = {
  allow(pattern: RegExp): void;
  /** Returns the warnings and errors so far that no pattern allows. */
  unexpected(): string[];
  /** Ends the watch. */
  stop(): void;
};

/** Collects console warnings and errors from every page of a context. */
export function watchConsole(context: BrowserContext): ConsoleWatch {
  const messages: string[] = [];
  const allowed: RegExp[] = [];
  const onMessage = (message: ConsoleMessage) => {
    const type = message.type();
    if (type !== 'error' && type !== 'warning') return;
    if (isMissingPage(message) || isLatePreload(message)) return;
    messages.push(`${type}: ${message.text()} ${message.location().url}`);
  };
  const onError = (failure: WebError) => {
    const error = failure.error();
    // Errors thrown by the browser itself have no stack.
    messages.push(`uncaught: ${error.stack || `${error.name}: ${error.message}`}`);
  };
  context.on('console', onMessage);
  context.on('weberror', onError);
  return {
    stop() {
      context.off('console', onMessage);
      context.off('weberror', onError);
    },
    allow: (pattern) => void allowed.push(pattern),
    unexpected: () =>
      messages.filter((message) => !allowed.some((pattern) => pattern.test(message))),
  };
}

/**
 * A preload that isn't used within three seconds, which on a busy machine is any. `preload.spec.ts`
 * holds that they are used.
 */
const isLatePreload = (message: ConsoleMessage) =>
  message.text().includes('was preloaded using link preload but not used');

/** A page that isn't there has the status 404, which Chromium reports. */
const isMissingPage = (message: ConsoleMessage) =>
  message.text().includes('status of 404') && message.location().url === message.page()?.url();
