import type { FastifyInstance } from 'fastify';
import { loadParticipations } from '#server/proof/participations/actions.ts';
import { findSeenCard } from '#server/projects/projects/card-store.ts';
import { presentCard } from '#server/projects/projects/present.ts';
import type { Context } from '#server/platform/context.ts';
import { createTimedCache } from '#server/platform/timed-cache.ts';
import { drawBadge } from './draw-badge.ts';
import { describeTeam, describeWork } from './preview-text.ts';
import { findPerson } from './store.ts';
import { filePolicy } from '#server/platform/http/security-headers.ts';

type Parts = Pick<Context, 'db' | 'clock'>;

/** Serves the badges for READMEs: /badges/projects/7.svg and /badges/profiles/7.svg. */
export function serveBadges(app: FastifyInstance, { db, clock }: Parts) {
  const getOrDraw = createTimedCache<string>({ seconds: 60, most: 1000, clock });

  const describe = {
    projects: async (id: number) => {
      const row = await findSeenCard(db, { id, readerId: undefined });
      return row && describeTeam(presentCard(row, undefined));
    },
    profiles: async (id: number) => {
      const person = await findPerson(db, id);
      return (
        person &&
        describeWork(person.name, await loadParticipations(db, { userId: id, readerId: undefined }))
      );
    },
  };

  app.get<{ Params: { kind: string; file: string } }>(
    '/badges/:kind/:file',
    { schema: { hide: true } },
    async ({ params: { kind, file } }, reply) => {
      const id = Number(/^([1-9]\d{0,14})\.svg$/.exec(file)?.[1]);
      if (!id || (kind !== 'projects' && kind !== 'profiles')) return reply.callNotFound();
      const svg = await getOrDraw(`${kind} ${id}`, async () => {
        const text = await describe[kind](id);
        return text === undefined ? undefined : drawBadge(text);
      });
      if (!svg) return reply.callNotFound();
      return reply
        .type('image/svg+xml')
        .headers({
          'cache-control': 'public, max-age=300',
          // Other sites show it.
          'cross-origin-resource-policy': 'cross-origin',
          'content-security-policy': filePolicy,
        })
        .send(svg);
    },
  );
}
