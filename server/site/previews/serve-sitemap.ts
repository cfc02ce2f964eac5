import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import type { Db } from '#server/migrations/tables.ts';
import type { Context } from '#server/platform/context.ts';
import { escapeMarkup } from '#server/platform/formats/escape-markup.ts';
import { networkOf } from '#server/platform/limits/limits.ts';
import { getLastProfileId, getLastProjectId, listProfileIds, listProjectIds } from './store.ts';

/** The most addresses that a sitemap may have. */
const mostInFile = 50_000;
const rowsAtATime = 1000;

const headers = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'public, max-age=3600',
};

/** A file reads up to 50,000 rows. */
const sitemaps = { name: 'sitemap', points: 30, seconds: 60, perNetwork: true };

type Options = Pick<Context, 'db' | 'limits' | 'publicUrl'>;

/**
 * Serves robots.txt and the sitemap: an index, and files of all projects and of the profiles whose owners
 * let search engines list them. Each is for 50,000 ids, and read in portions as it's sent.
 */
export function serveSitemap(app: FastifyInstance, { db, limits, publicUrl }: Options) {
  const hidden = { schema: { hide: true } };

  app.get('/robots.txt', hidden, async (_request, reply) =>
    reply
      .headers({
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'public, max-age=3600',
      })
      .send(robots(publicUrl)),
  );

  app.get('/sitemap.xml', hidden, async (_request, reply) => {
    const lasts = { projects: await getLastProjectId(db), profiles: await getLastProfileId(db) };
    const files = [
      ...listFiles(Math.max(1, lasts.projects), (number) => `${number}`),
      ...listFiles(lasts.profiles, (number) => `profiles-${number}`),
    ].map((name) => entry('sitemap', { loc: `${publicUrl}/sitemaps/${name}.xml` }));
    return reply
      .headers(headers)
      .send(`${start('sitemapindex')}${files.join('')}</sitemapindex>\n`);
  });

  app.get<{ Params: { file: string } }>(
    '/sitemaps/:file',
    hidden,
    async ({ params, ip }, reply) => {
      const asked = /^(profiles-)?([1-9]\d{0,6})\.xml$/.exec(params.file);
      const source = asked?.[1] ? profileSource : projectSource;
      const number = Number(asked?.[2]);
      const after = (number - 1) * mostInFile;
      if (!number || (number > 1 && after >= (await source.findLast(db))))
        return reply.callNotFound();
      await limits.take([{ limit: sitemaps, key: networkOf(ip) }]);
      return reply
        .headers(headers)
        .send(Readable.from(listAddresses(db, source, { publicUrl, after })));
    },
  );
}

const listFiles = (last: number, nameOf: (number: number) => string) =>
  Array.from({ length: Math.ceil(last / mostInFile) }, (_, index) => nameOf(index + 1));

/** What a file of the sitemap lists. */
type Source = {
  folder: string;
  findLast(db: Db): Promise<number>;
  list(
    db: Db,
    ids: { after: number; last: number },
  ): Promise<readonly { id: number; updatedAt?: string }[]>;
};

const projectSource: Source = {
  folder: 'projects',
  findLast: getLastProjectId,
  list: listProjectIds,
};
const profileSource: Source = {
  folder: 'profile',
  findLast: getLastProfileId,
  list: listProfileIds,
};

async function* listAddresses(
  db: Db,
  { folder, list }: Source,
  { publicUrl, after }: { publicUrl: string; after: number },
) {
  yield start('urlset');
  for (let from = after; from < after + mostInFile; from += rowsAtATime) {
    const rows = await list(db, { after: from, last: from + rowsAtATime });
    yield rows
      .map(({ id, updatedAt }) =>
        entry('url', {
          loc: `${publicUrl}/${folder}/${id}`,
          ...(updatedAt !== undefined && { lastmod: updatedAt }),
        }),
      )
      .join('');
  }
  yield '</urlset>\n';
}

const start = (tag: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${tag} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;

const entry = (tag: string, fields: Record<string, string>) =>
  `<${tag}>${Object.entries(fields)
    .map(([name, value]) => `<${name}>${escapeMarkup(value)}</${name}>`)
    .join('')}</${tag}>\n`;

/** Private pages aren't crawled. Public ones need the calls that fill them. */
const robots = (publicUrl: string) =>
  `User-agent: *
Disallow: /api/
Allow: /api/projects/
Allow: /api/users/*/profile$
Allow: /api/users/*/projects$
Disallow: /dev/
Disallow: /team-workspace/
Disallow: /tickets/
Disallow: /settings
Disallow: /profile$
Disallow: /project-submission

Sitemap: ${publicUrl}/sitemap.xml
`;
