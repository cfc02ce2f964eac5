import type { Meeting } from '#contract/gatherings/meetings.ts';

/** Leads to where a meeting takes place. */
export const JoinLink = ({ meeting: { link } }: { meeting: Pick<Meeting, 'link'> }) => (
  <a href={link} target="_blank" rel="noopener noreferrer nofollow ugc" className="link">
    Join the meeting
  </a>
);
