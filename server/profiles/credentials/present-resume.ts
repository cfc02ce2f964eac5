import type { OwnCredential } from '#contract/profiles/credentials.ts';
import { describePlace } from '#contract/values/ordinal.ts';
import { fullName } from '#contract/values/full-name.ts';
import type { Participation } from '#contract/proof/participations.ts';
import type { PublicProfile } from '#contract/profiles/profiles.ts';
import type { Resume } from '#contract/profiles/resumes.ts';

const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

type Parts = {
  profile: PublicProfile;
  participations: Participation[];
  /** What only the person gets. */
  own: { email: string; credentials: OwnCredential[] } | undefined;
  publicUrl: string;
  now: Date;
};

export function presentResume({ profile, participations, own, publicUrl, now }: Parts): Resume {
  const page = `${publicUrl}/profile/${profile.id}`;
  const { city, country } = profile;
  return {
    $schema: schema,
    basics: {
      name: fullName(profile),
      label: given(profile.shortDescription),
      image: profile.avatar ? publicUrl + profile.avatar : undefined,
      email: own?.email,
      url: profile.personalWebsiteUrl ? normalize(profile.personalWebsiteUrl) : page,
      summary: given(profile.aboutMe),
      location: city || country ? { city: given(city), region: given(country) } : undefined,
      profiles: listProfiles(profile, page),
    },
    work: profile.experience.map(({ organisation, title, text, ...entry }) => ({
      name: organisation,
      position: title,
      ...periodOf(entry),
      summary: given(text),
    })),
    education: profile.education.map(({ organisation, title, text, ...entry }) => ({
      institution: organisation,
      studyType: title,
      ...periodOf(entry),
      summary: given(text),
    })),
    projects: participations
      .filter(({ done, given, result }) => done + given > 0 || result !== null)
      .map(presentProject),
    skills: profile.techStack.map(({ technology, skillLevel }) => ({
      name: technology,
      level: skillLevel,
    })),
    interests: profile.interests.map((name) => ({ name })),
    certificates: (own?.credentials ?? []).map(({ id, title, issuedAt }) => ({
      name: title,
      date: issuedAt.slice(0, 10),
      url: `${publicUrl}/credentials/${id}`,
      issuer: 'Pieces',
    })),
    meta: { canonical: page, version: 'v1.0.0', lastModified: now.toISOString() },
  };

  function presentProject(participation: Participation): Resume['projects'][number] {
    const { project, role, from, to, skills, mostPeople, notes } = participation;
    return {
      name: project.name,
      highlights: [
        ...describeResult(participation),
        describeWork(participation),
        ...notes.map(({ text }) => text),
      ],
      keywords: skills,
      startDate: from,
      endDate: to ?? project.completedAt?.slice(0, 10),
      url: `${publicUrl}/projects/${project.id}`,
      roles: role ? [role] : [],
      entity: 'Pieces',
      type: mostPeople > 1 ? 'team project' : 'solo project',
    };
  }
}

/** "12 finished tickets, 9 reviewed by 3 teammates" */
function describeWork({ done, reviewed, reviewers }: Participation): string {
  const tickets = done === 1 ? '1 finished ticket' : `${done} finished tickets`;
  const people = reviewers === 1 ? '1 teammate' : `${reviewers} teammates`;
  return reviewed > 0 ? `${tickets}, ${reviewed} reviewed by ${people}` : tickets;
}

const describeResult = ({ result }: Participation): string[] =>
  result?.place ? [describePlace({ place: result.place, hackathon: result.hackathon.name })] : [];

function listProfiles({ githubUrl, linkedinUrl, xurl }: PublicProfile, page: string) {
  const addresses = { Pieces: page, GitHub: githubUrl, LinkedIn: linkedinUrl, X: xurl };
  return Object.entries(addresses).flatMap(([network, url]) =>
    url ? [{ network, url: normalize(url) }] : [],
  );
}

const periodOf = ({ from, to }: { from: string; to: string }) => ({
  startDate: from,
  endDate: given(to),
});

const given = (text: string) => text || undefined;

/** The schema allows only ASCII in an address. */
const normalize = (url: string) => new URL(url).href;
