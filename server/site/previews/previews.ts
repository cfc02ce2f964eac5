import { createHash } from 'node:crypto';
import { findSeenCard } from '#server/projects/projects/card-store.ts';
import { presentCard } from '#server/projects/projects/present.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Context } from '#server/platform/context.ts';
import type { PageHead } from '#server/platform/http/pages/page-head.ts';
import { describeOpenings, summarize } from './preview-text.ts';
import { drawHome, drawProfile, drawProject } from './preview-pictures.ts';
import { findPerson } from './store.ts';

/** What a link to a page shows: its head, and its picture as an SVG. `version` changes with the picture. */
export type Preview = { head: PageHead; svg: string; version: string };
export type Previews = ReturnType<typeof createPreviews>;

/**
 * Finds the previews of pages. Each takes one statement. None is kept, because what people hide or delete
 * has to be gone at once.
 */
export function createPreviews({ db }: Pick<Context, 'db'>) {
  const find = {
    home: async () => home,
    projects: (id: number) => findProjectPreview(db, id),
    profiles: (id: number) => findProfilePreview(db, id),
  };
  return {
    find,
    /** The heads of pages, by their routes. */
    heads: {
      '/': async () => home.head,
      '/projects/:projectId': async ({ projectId }: Record<string, string>) =>
        (await find.projects(Number(projectId)))?.head,
      '/profile/:userId': async (
        { userId }: Record<string, string>,
        { isSignedIn }: { isSignedIn: boolean },
      ) => {
        const preview = await find.profiles(Number(userId));
        // Someone signed in may see what visitors can't. This doesn't say whether it's there.
        return preview?.head ?? (isSignedIn ? hiddenProfile : undefined);
      },
    },
  };
}

async function findProjectPreview(db: Db, id: number): Promise<Preview | undefined> {
  const row = await findSeenCard(db, { id, readerId: undefined });
  if (!row) return undefined;
  const project = presentCard(row, undefined);
  const { open, note } = describeOpenings(project);
  const members = project.members.map(({ userId, name }) => ({ id: userId, name }));
  return createPreview(drawProject({ name: project.name, note, team: { members, open } }), {
    address: `/og/projects/${id}`,
    alt: `The team of ${project.name}. ${note}`,
    head: {
      title: project.name,
      tab: `${project.name} · Projects`,
      description: summarize(project.description),
      path: `/projects/${id}`,
      type: 'article',
      // Teams of hackathons are only listed there, until they go on after the end.
      isIndexed: row.is_listed,
    },
  });
}

async function findProfilePreview(db: Db, id: number): Promise<Preview | undefined> {
  const person = await findPerson(db, id);
  if (!person) return undefined;
  const note = summarize(person.note) || 'Builds projects with others on Pieces.';
  return createPreview(drawProfile({ id, name: person.name, note }), {
    address: `/og/profiles/${id}`,
    alt: `${person.name} on Pieces`,
    head: {
      title: person.name,
      description: note,
      path: `/profile/${id}`,
      type: 'profile',
      isIndexed: person.isIndexed,
    },
  });
}

type Described = { head: PageHead; address: string; alt: string };

function createPreview(svg: string, { head, address, alt }: Described): Preview {
  const version = createHash('sha256').update(svg).digest('hex').slice(0, 16);
  const picture = { path: `${address}-${version}.png`, alt };
  return { head: { ...head, picture }, svg, version };
}

const hiddenProfile: PageHead = { title: 'Profile', description: 'A profile on Pieces.' };

const home = createPreview(drawHome(), {
  address: '/og/home/0',
  alt: 'Three pieces of a puzzle and a gap for the fourth',
  head: {
    title: 'Find Your Missing Piece',
    description:
      'Find Your Missing Piece. Build real projects. Together. Pieces is where early-career developers find a team.',
    path: '/',
  },
});
