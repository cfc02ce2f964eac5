import { SignJWT } from 'jose';
import type { Credential, OwnCredential } from '#contract/credentials.ts';
import { loadParticipations } from '#server/features/participations/actions.ts';
import { hasEarnedCredential } from '#server/features/participations/policy.ts';
import { getPublicProfile } from '#server/features/profiles/actions.ts';
import { findResultOf } from '#server/features/results/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Context } from '#server/platform/context.ts';
import type { Encryption } from '#server/platform/encryption.ts';
import { notFound, ProblemError } from '#server/platform/problem.ts';
import { type Badge, type Content, createBadge, keyUrl } from './badge.ts';
import { describeParticipation, describeResult } from './contents.ts';
import { algorithm, getSigningKey } from './keys.ts';
import { presentCredential, presentOwnCredential } from './present.ts';
import { isReachable } from './reachable.ts';
import { findCredential, getHolder, insertCredential, listCredentials } from './store.ts';

const limit = {
  name: 'credentials',
  points: 20,
  seconds: 24 * 60 * 60,
  advice: 'You can get up to 20 credentials a day.',
};

type Parts = Pick<Context, 'db' | 'publicUrl' | 'clock' | 'limits'> & { encryption: Encryption };

type Subject = { participationId: number } | { resultId: number };

/** Signs what a person did in a project, if it's enough, or the result of their team in a hackathon. */
export async function issueCredential(
  { db, publicUrl, clock, limits, encryption }: Parts,
  { userId, subject }: { userId: number; subject: Subject },
): Promise<{ id: string; jwt: string }> {
  const refund = await limits.take([{ limit, key: String(userId) }]);
  try {
    const now = clock();
    const earned = await getEarned(db, { userId, subject, publicUrl, now });
    if (!isReachable(publicUrl)) throw new ProblemError('credentials_unavailable');
    const id = crypto.randomUUID();
    const holder = { id: userId, ...(await getHolder(db, userId)) };
    const badge = createBadge({ id, publicUrl, content: earned.content, holder, now });
    const jwt = await sign(db, { badge, publicUrl, encryption });
    const { projectId, resultId } = earned;
    await insertCredential(db, { id, userId, projectId, resultId, jwt, now });
    return { id, jwt };
  } catch (error) {
    await refund();
    throw error;
  }
}

type Asked = { userId: number; subject: Subject; publicUrl: string; now: Date };
type Earned = { content: Content; projectId: number; resultId: number | null };

async function getEarned(db: Db, { userId, subject, publicUrl, now }: Asked): Promise<Earned> {
  if ('resultId' in subject) {
    const { resultId } = subject;
    const result = await findResultOf(db, { resultId, userId });
    if (!result) throw notFound('This isn’t a result of your team.');
    const { place, projectId } = result;
    if (place === null)
      throw new ProblemError('not_earned', {
        message: 'Your team has no place in this hackathon.',
      });
    return { content: describeResult({ ...result, place }, publicUrl), projectId, resultId };
  }
  const rows = await loadParticipations(db, { userId, readerId: userId });
  const participation = rows.find(({ id }) => id === subject.participationId);
  if (!participation) throw notFound('You haven’t worked on this project.');
  if (!hasEarnedCredential(participation, now.toISOString().slice(0, 10)))
    throw new ProblemError('not_earned');
  const { project_id: projectId } = participation;
  return { content: describeParticipation(participation, publicUrl), projectId, resultId: null };
}

type Signing = { badge: Badge; publicUrl: string; encryption: Encryption };

async function sign(db: Db, { badge, publicUrl, encryption }: Signing): Promise<string> {
  const { id, privateKey } = await getSigningKey(db, encryption);
  return new SignJWT({ ...badge })
    .setProtectedHeader({
      alg: algorithm,
      typ: 'JWT',
      kid: keyUrl({ publicUrl, id }),
    })
    .setIssuer(badge.issuer.id)
    .setJti(badge.id)
    .setNotBefore(new Date(badge.validFrom))
    .setSubject(badge.credentialSubject.id)
    .sign(privateKey);
}

type Shown = { credentialId: string; personId: number | undefined };

/** Someone's own credentials, the newest first. */
export const listOwnCredentials = async (db: Db, userId: number): Promise<OwnCredential[]> =>
  (await listCredentials(db, userId)).map(presentOwnCredential);

/** A credential with the name of its holder, if their profile may be seen. Throws not_found. */
export async function getCredential(
  context: Pick<Context, 'db' | 'clock'>,
  { credentialId, personId }: Shown,
): Promise<Credential> {
  const row = await findCredential(context.db, credentialId);
  if (!row) throw notFound('This credential was revoked or never existed.');
  await getPublicProfile(context, { userId: row.userId, personId });
  return presentCredential(row);
}

/** The same for a visitor, or undefined. */
export const findPublicCredential = (
  context: Pick<Context, 'db' | 'clock'>,
  credentialId: string,
): Promise<Credential | undefined> =>
  getCredential(context, { credentialId, personId: undefined }).catch((error: unknown) => {
    if (error instanceof ProblemError && error.code === 'not_found') return undefined;
    throw error;
  });
