import { startGitHub, type TestGitHub } from '#tests/providers/github.ts';
import { startGoogle, type TestGoogle } from '#tests/providers/google.ts';
import { test as base } from './pieces.ts';

type Providers = { google: TestGoogle; github: TestGitHub };

/**
 * Like `test`, but for every way to sign in: Pieces is configured with a fake Google and a fake GitHub,
 * and has a host name, because browsers don't support passkeys on IP addresses. Each other set of
 * settings costs up to three more workers, each with a browser and Pieces.
 */
export const test = base.extend<object, { providers: Providers }>({
  providers: [
    async ({}, use) => {
      const [google, github] = await Promise.all([startGoogle(), startGitHub()]);
      await use({ google, github });
      await Promise.all([google.stop(), github.stop()]);
    },
    { scope: 'worker' },
  ],

  settings: [
    async ({ providers: { google, github } }, use) =>
      use({
        PUBLIC_URL: 'http://localhost:{port}',
        GOOGLE_CLIENT_ID: google.settings.clientId,
        GOOGLE_CLIENT_SECRET: google.settings.clientSecret,
        GOOGLE_ISSUER: google.settings.issuer,
        GITHUB_CLIENT_ID: github.settings.clientId,
        GITHUB_CLIENT_SECRET: github.settings.clientSecret,
        GITHUB_URL: github.settings.url,
        GITHUB_API_URL: github.settings.apiUrl,
      }),
    { scope: 'worker' },
  ],
});
