import { FormattedText } from './formatted-text.tsx';
import { WorkLinks } from './work-links.tsx';

type SubmittedWorkProps = { text: string; repository: string; demo: string; video: string };

/** What a team says about its work, and where one can see it. */
export const SubmittedWork = ({ text, ...links }: SubmittedWorkProps) => (
  <>
    <WorkLinks {...links} />
    {text && <FormattedText>{text}</FormattedText>}
  </>
);
