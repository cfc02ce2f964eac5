import { createHash, randomBytes } from 'node:crypto';
import { credentialRuleText } from '#server/features/participations/policy.ts';
import type { ParticipationRow } from '#server/features/participations/store.ts';

const context = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
  'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json',
];
const schema =
  'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json';

export const credentialUrl = ({ publicUrl, id }: { publicUrl: string; id: string }) =>
  `${publicUrl}/credentials/${id}`;

/** Where the public key with this number is served, for good. */
export const keyUrl = ({ publicUrl, id }: { publicUrl: string; id: number }) =>
  `${publicUrl}/credentials/keys/${id}`;

/** Who signs: this copy of Pieces. */
export const presentIssuer = (publicUrl: string) => ({
  id: `${publicUrl}/credentials/issuer`,
  type: ['Profile'],
  name: 'Pieces',
  url: publicUrl,
});

export const revocationListUrl = (publicUrl: string) => `${publicUrl}/credentials/revocations`;

type Parts = {
  id: string;
  publicUrl: string;
  participation: ParticipationRow;
  holder: { id: number; name: string; email: string };
  now: Date;
};

export type Badge = ReturnType<typeof createBadge>;

/** An Open Badges 3.0 credential about what someone did in a project. */
export function createBadge({ id, publicUrl, participation, holder, now }: Parts) {
  const url = `${publicUrl}/projects/${participation.project_id}`;
  const title = `Contributor to ${participation.project_name}`;
  return {
    '@context': context,
    id: credentialUrl({ publicUrl, id }),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: title,
    issuer: presentIssuer(publicUrl),
    validFrom: toSeconds(now),
    credentialSubject: {
      id: `${publicUrl}/profile/${holder.id}`,
      type: ['AchievementSubject'],
      identifier: identify(holder),
      ...(participation.role_name && { role: participation.role_name }),
      narrative: describeWork(participation),
      activityStartDate: startOf(participation.from_day),
      ...(participation.to_day && { activityEndDate: startOf(participation.to_day) }),
      achievement: {
        id: `${url}#contributor`,
        type: ['Achievement'],
        achievementType: 'Achievement',
        name: title,
        description: `Worked on ${participation.project_name} in a team of ${participation.most_people}.`,
        criteria: { narrative: credentialRuleText },
        ...(participation.skills.length > 0 && { tag: participation.skills }),
      },
    },
    evidence: [{ id: url, type: ['Evidence'], name: participation.project_name }],
    credentialSchema: [{ id: schema, type: '1EdTechJsonSchemaValidator2019' }],
    credentialStatus: { id: revocationListUrl(publicUrl), type: '1EdTechRevocationList' },
  };
}

/** "12 finished tickets, 9 of them reviewed by 3 teammates". The rule asks for several of each. */
const describeWork = ({ done, reviewed, reviewers }: ParticipationRow) =>
  `${done} finished tickets, ${reviewed} of them reviewed by ${reviewers} teammates`;

/** The name as it is, and the email address so that only someone who knows it recognizes it. */
function identify({ name, email }: { name: string; email: string }) {
  const salt = randomBytes(16).toString('hex');
  const hash = createHash('sha256').update(`${email}${salt}`).digest('hex');
  const identity = { type: 'IdentityObject' };
  return [
    { ...identity, hashed: false, identityHash: name, identityType: 'name' },
    {
      ...identity,
      hashed: true,
      identityHash: `sha256$${hash}`,
      identityType: 'emailAddress',
      salt,
    },
  ];
}

/** The claim `nbf` says the same in seconds. */
const toSeconds = (time: Date) => `${time.toISOString().slice(0, 19)}Z`;

const startOf = (day: string) => `${day}T00:00:00Z`;
