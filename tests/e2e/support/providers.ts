import { startGitHub, type TestGitHub } from '#tests/providers/github.ts';
import { startGoogle, type TestGoogle } from '#tests/providers/google.ts';

export type Providers = { google: TestGoogle; github: TestGitHub };

/** Starts a fake Google and a fake GitHub. */
export async function startProviders() {
  const [google, github] = await Promise.all([startGoogle(), startGitHub()]);
  const stop = () => Promise.all([google.stop(), github.stop()]);
  return { google, github, stop };
}

/** The settings with which people sign in there. */
export const settingsFor = ({ google, github }: Providers) => ({
  GOOGLE_CLIENT_ID: google.settings.clientId,
  GOOGLE_CLIENT_SECRET: google.settings.clientSecret,
  GOOGLE_ISSUER: google.settings.issuer,
  GITHUB_CLIENT_ID: github.settings.clientId,
  GITHUB_CLIENT_SECRET: github.settings.clientSecret,
  GITHUB_URL: github.settings.url,
  GITHUB_API_URL: github.settings.apiUrl,
});
