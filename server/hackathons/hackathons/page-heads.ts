import type { Context } from '#server/platform/context.ts';
import type { PageHead } from '#server/platform/http/pages/page-head.ts';
import type { FindHead } from '#server/platform/http/pages/page-html.ts';
import { formatTime } from '#server/platform/formats/format-dates.ts';
import { findHackathon } from './store.ts';

/** The same for every hackathon that isn't listed, and for those that don't exist. */
const unlisted: PageHead = {
  title: 'Hackathon',
  description: 'Sign up with the link or the code from the organizers.',
  isIndexed: false,
};

const summarize = (text: string) => Array.from(text.replaceAll(/\s+/g, ' ')).slice(0, 150).join('');

/** What a link to a hackathon shows. */
export const hackathonHeads = ({ db }: Pick<Context, 'db'>): Record<string, FindHead> => ({
  '/hackathons/:slug': async ({ slug = '' }) => {
    const row = await findHackathon(db, { slug, readerId: undefined });
    if (row?.visibility !== 'listed') return unlisted;
    const start = `Starts on ${formatTime(row.starts_at, row.time_zone)}.`;
    return {
      title: row.name,
      description: `${start} ${summarize(row.description)}`.trim(),
      path: `/hackathons/${slug}`,
    };
  },
});
