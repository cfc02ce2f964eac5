import { createHash, randomBytes } from 'node:crypto';

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

/** Who signs: this site. */
export const presentIssuer = (publicUrl: string) => ({
  id: `${publicUrl}/credentials/issuer`,
  type: ['Profile'],
  name: 'Pieces',
  url: publicUrl,
});

export const revocationListUrl = (publicUrl: string) => `${publicUrl}/credentials/revocations`;

/** What a credential is about, in words. */
export type Content = {
  /** The page of the project. */
  url: string;
  projectName: string;
  title: string;
  role: string;
  /** What the person did or reached. */
  narrative: string;
  /** Days such as 2026-11-24. */
  from: string;
  to: string | null;
  achievement: {
    /** Added to the page's address. */
    anchor: string;
    type: 'Achievement' | 'Award';
    description: string;
    rule: string;
    tags: string[];
  };
};

type Parts = {
  id: string;
  publicUrl: string;
  content: Content;
  holder: { id: number; name: string; email: string };
  now: Date;
};

export type Badge = ReturnType<typeof createBadge>;

/** An Open Badges 3.0 credential. */
export function createBadge({ id, publicUrl, content, holder, now }: Parts) {
  const { url, projectName, title, role, narrative, from, to, achievement } = content;
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
      ...(role && { role }),
      narrative,
      activityStartDate: startOf(from),
      ...(to && { activityEndDate: startOf(to) }),
      achievement: {
        id: `${url}#${achievement.anchor}`,
        type: ['Achievement'],
        achievementType: achievement.type,
        name: title,
        description: achievement.description,
        criteria: { narrative: achievement.rule },
        ...(achievement.tags.length > 0 && { tag: achievement.tags }),
      },
    },
    evidence: [{ id: url, type: ['Evidence'], name: projectName }],
    credentialSchema: [{ id: schema, type: '1EdTechJsonSchemaValidator2019' }],
    credentialStatus: { id: revocationListUrl(publicUrl), type: '1EdTechRevocationList' },
  };
}

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
