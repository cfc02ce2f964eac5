import type { Provider } from '#contract/values/vocabulary.ts';
import { GitHubMark, GoogleMark } from './brand-marks.tsx';

const marks = { google: GoogleMark, github: GitHubMark };

/** The logo of a login provider. Decorative: show its name next to it. */
export function ProviderMark({ provider }: { provider: Provider }) {
  const Mark = marks[provider];
  return <Mark />;
}
