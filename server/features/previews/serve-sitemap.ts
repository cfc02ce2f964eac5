import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import type { Db } from '#server/migrations/tables.ts';
import type { Context } from '#server/platform/context.ts';
import { escapeMarkup } from '#server/platform/escape-markup.ts';
import { networkOf } from '#server/platform/limits/limits.ts';
import { findLastProjectId, listProjectIds } from './store.ts';

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
 * Serves robots.txt and the sitemap of all projects: an index, and a file for every 50,000 ids, read
 * in portions as it's sent.
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
    const count = Math.max(1, Math.ceil((await findLastProjectId(db)) / mostInFile));
    const files = Array.from({ length: count }, (_, index) =>
      entry('sitemap', { loc: `${publicUrl}/sitemaps/${index + 1}.xml` }),
    );
    return reply
      .headers(headers)
      .send(`${start('sitemapindex')}${files.join('')}</sitemapindex>\n`);
  });

  app.get<{ Params: { file: string } }>(
    '/sitemaps/:file',
    hidden,
    async ({ params, ip }, reply) => {
      const number = Number(/^([1-9]\d{0,6})\.xml$/.exec(params.file)?.[1]);
      const after = (number - 1) * mostInFile;
      if (!number || (number > 1 && after >= (await findLastProjectId(db))))
        return reply.callNotFound();
      await limits.take([{ limit: sitemaps, key: networkOf(ip) }]);
      return reply.headers(headers).send(Readable.from(listAddresses(db, { publicUrl, after })));
    },
  );
}

async function* listAddresses(db: Db, { publicUrl, after }: { publicUrl: string; after: number }) {
  yield start('urlset');
  for (let from = after; from < after + mostInFile; from += rowsAtATime) {
    const rows = await listProjectIds(db, { after: from, last: from + rowsAtATime });
    yield rows
      .map(({ id, updatedAt }) =>
        entry('url', { loc: `${publicUrl}/projects/${id}`, lastmod: updatedAt }),
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
