import { findBrowser } from './browser.ts';

/** How all tests start their browser. */
export async function browserOptions() {
  return {
    ...(await findBrowser()),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // Drawing without one needs no process of its own, which would take a twentieth of the CPU time.
      '--in-process-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Pages live for seconds, so optimizing their code costs more than it saves.
      '--js-flags=--no-opt --no-maglev',
    ],
  };
}
