import { SignJWT } from 'jose';
import type { Credential, OwnCredential } from '#contract/profiles/credentials.ts';
import { loadParticipations } from '#server/proof/participations/actions.ts';
import { hasEarnedCredential } from '#server/proof/participations/policy.ts';
import { getPublicProfile } from '#server/profiles/profiles/actions.ts';
import { lockResultOf } from '#server/hackathons/results/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Context } from '#server/platform/context.ts';
import type { Encryption } from '#server/platform/encryption.ts';
import { lockName } from '#server/platform/database/locks.ts';
import { notFound, ProblemError } from '#server/platform/problem.ts';
import { type Badge, type Content, createBadge, keyUrl } from './badge.ts';
import { provesSomething } from './earned-by-place.ts';
import { describeParticipation, describeResult } from './contents.ts';
import { algorithm, getSigningKey } from './keys.ts';
import { presentCredential, presentOwnCredential } from './present.ts';
import { isReachable } from './reachable-url.ts';
import {
  findCredential,
  findIssued,
  getHolder,
  insertCredential,
  listCredentials,
  revokeCredentialsAbout,
} from './store.ts';

export { revokeCredentialsAbout };

const limit = {
  name: 'credentials',
  points: 20,
  seconds: 24 * 60 * 60,
  advice: 'You can get up to 20 credentials a day.',
};

type Parts = Pick<Context, 'db' | 'publicUrl' | 'clock' | 'limits'> & { encryption: Encryption };

type Subject = { participationId: number } | { resultId: number };

type Issued = { id: string; jwt: string };

/**
 * Signs what a person did in a project, if it's enough, or the result of their team in a hackathon. If
 * they have a credential about it, that one stays until they revoke it.
 */
export async function issueCredential(
  { db, publicUrl, clock, limits, encryption }: Parts,
  { userId, subject }: { userId: number; subject: Subject },
): Promise<Issued> {
  const refund = await limits.take([{ limit, key: String(userId) }]);
  try {
    const asked = { userId, publicUrl, now: clock() };
    const work =
      'participationId' in subject ? await getWork(db, { ...asked, ...subject }) : undefined;
    const { isNew, ...issued } = await db.transaction().execute(async (db) => {
      await lockName(db, `credentials:${userId}`);
      const earned = 'resultId' in subject ? await getAward(db, { ...asked, ...subject }) : work!;
      const existing = await findIssued(db, { userId, ...earned });
      if (existing) return { ...existing, isNew: false };
      return { ...(await issue(db, { ...asked, earned, encryption })), isNew: true };
    });
    if (!isNew) await refund();
    return issued;
  } catch (error) {
    await refund();
    throw error;
  }
}

type Asked = { userId: number; publicUrl: string; now: Date };
type Earned = { content: Content; projectId: number; resultId: number | null };

async function getAward(
  db: Db,
  { userId, resultId, publicUrl }: Asked & { resultId: number },
): Promise<Earned> {
  const result = await lockResultOf(db, { resultId, userId });
  if (!result) throw notFound('This isn’t a result of your team.');
  const { place, projectId, teams } = result;
  if (place === null || !provesSomething(teams))
    throw new ProblemError('not_earned', {
      message: 'Your team wasn’t ranked in this hackathon, so there’s no credential.',
    });
  return { content: describeResult({ ...result, place }, publicUrl), projectId, resultId };
}

async function getWork(
  db: Db,
  { userId, participationId, publicUrl, now }: Asked & { participationId: number },
): Promise<Earned> {
  const rows = await loadParticipations(db, { userId, readerId: userId });
  const participation = rows.find(({ id }) => id === participationId);
  if (!participation) throw notFound('You haven’t worked on this project.');
  if (!hasEarnedCredential(participation, now.toISOString().slice(0, 10)))
    throw new ProblemError('not_earned');
  const { project_id: projectId } = participation;
  return { content: describeParticipation(participation, publicUrl), projectId, resultId: null };
}

type Issuing = Asked & { earned: Earned; encryption: Encryption };

async function issue(
  db: Db,
  { userId, publicUrl, now, earned, encryption }: Issuing,
): Promise<Issued> {
  if (!isReachable(publicUrl)) throw new ProblemError('credentials_unavailable');
  const id = crypto.randomUUID();
  const { content, ...about } = earned;
  const holder = { id: userId, ...(await getHolder(db, userId)) };
  const badge = createBadge({ id, publicUrl, content, holder, now });
  const jwt = await sign(db, { badge, publicUrl, encryption });
  await insertCredential(db, { id, userId, ...about, jwt, now });
  return { id, jwt };
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
