import type { Provider } from '#contract/values/vocabulary.ts';
import type { Config } from '#server/platform/config.ts';
import { github } from './github.ts';
import { google } from './google.ts';
import type { Providers } from './provider.ts';

/** Creates the configured providers, without connecting to them. */
export const providersOf = (
  config: Pick<Config, 'publicUrl'> & Partial<Pick<Config, 'google' | 'github'>>,
): Providers => ({
  ...(config.google && { google: google(config.google, callbackOf(config, 'google')) }),
  ...(config.github && { github: github(config.github, callbackOf(config, 'github')) }),
});

const callbackOf = ({ publicUrl }: { publicUrl: string }, provider: Provider) =>
  `${publicUrl}/oauth2/callback/${provider}`;
