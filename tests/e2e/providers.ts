import { startGitHub, type TestGitHub } from '#tests/providers/github.ts';
import { startGoogle, type TestGoogle } from '#tests/providers/google.ts';
import { test as base } from './pieces.ts';

type Providers = { google: TestGoogle; github: TestGitHub };

/** Like `test`, but Pieces is configured with a fake Google and a fake GitHub. */
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
