import type { Provider } from '#contract/vocabulary.ts';
import { GitHubMark, GoogleMark } from '#web/ui/brand-marks.tsx';

const marks = { google: GoogleMark, github: GitHubMark };

/** The mark of a company that vouches for people; its name stands beside it. */
export function ProviderMark({ provider }: { provider: Provider }) {
  const Mark = marks[provider];
  return <Mark />;
}
