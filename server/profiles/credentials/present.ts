import { decodeJwt } from 'jose';
import type { Credential, OwnCredential } from '#contract/profiles/credentials.ts';
import { describePlace } from '#contract/values/ordinal.ts';
import type { Badge } from './badge.ts';
import type { CredentialRow, OwnCredentialRow } from './store.ts';

/** What a credential says, from the signed file itself. */
export function presentCredential(row: CredentialRow): Credential {
  const { name: title, issuer, credentialSubject: subject } = decodeJwt<Badge>(row.jwt);
  const name = subject.identifier.find(({ identityType }) => identityType === 'name');
  return {
    id: row.id,
    kind: row.resultId === null ? 'participation' : 'result',
    person: { id: row.userId, name: name?.identityHash ?? '' },
    project: { id: row.projectId, name: row.projectName },
    title,
    role: subject.role ?? '',
    work: subject.narrative,
    rule: subject.achievement.criteria.narrative,
    from: subject.activityStartDate.slice(0, 10),
    issuedAt: row.issuedAt,
    issuer: new URL(issuer.url).host,
    jwt: row.jwt,
  };
}

/** A credential in its holder's list, with its title. */
export const presentOwnCredential = ({
  place,
  hackathon,
  ...row
}: OwnCredentialRow): OwnCredential => ({
  ...row,
  title:
    place !== null && hackathon !== null
      ? describePlace({ place, hackathon })
      : `Contributor to ${row.projectName}`,
});
