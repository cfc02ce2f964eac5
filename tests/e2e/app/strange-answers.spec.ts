import type { Page } from '@playwright/test';
import { notRendered } from '#tests/e2e/support/failing-requests.ts';
import { expect, test } from '#tests/e2e/support/pieces.ts';

/** A profile with the fields of the specification's section 3 and no others. */
const profile = {
  id: 7,
  firstName: 'Aino',
  lastName: 'Salo',
  avatar: null,
  shortDescription: null,
  aboutMe: null,
  country: null,
  city: null,
  location: null,
  githubUrl: null,
  linkedinUrl: null,
  xurl: null,
  personalWebsiteUrl: null,
  createdAt: null,
  communicationEmail: 'aino@pieces.test',
  loginMethod: 'apple',
  interests: [],
  stats: { streak: 0, projects: 0, contributions: 0, followers: 0, following: 0 },
  recentProjects: [
    { id: 1, name: 'Maps', description: null, image: null, tech: [], stars: 0, forks: 0 },
  ],
  badges: [{ name: 'First', color: 'chartreuse', icon: 'unicorn' }],
  achievements: [{ name: 'Began', date: null, icon: 'unicorn' }],
  activity: [
    { type: 'deployment', project: 'Maps', date: null },
    { type: 'commit', project: 'Maps', date: '2026-11-01T10:00:00Z' },
  ],
  techStack: [{ technology: 'COBOL', skillLevel: 'WIZARD', description: null }],
};

const project = {
  id: 1,
  name: 'Maps',
  description: 'Words',
  status: 'Archived',
  image: null,
  lookingFor: ['Cartographer'],
  techStack: ['COBOL'],
  currentMembers: 1,
  teamSize: 4,
  difficulty: 'Impossible',
  githubUrl: null,
  members: [{ userId: 7 }],
  creator: { id: 7, username: 'aino' },
  createdAt: null,
  updatedAt: null,
};

const ticket = {
  id: 2,
  projectId: 1,
  title: 'Draw the map',
  description: null,
  status: 'Backlog',
  priority: 'Urgent',
  type: 'Chore',
  assigneeName: null,
};

/** What a server of the specification may send at the least, and values that it doesn't list. */
const strange: Record<string, unknown> = {
  'GET /users/profile': profile,
  'GET /auth/me': profile,
  'GET /projects/user': [project],
  'GET /projects/search': { content: [project], totalElements: 1 },
  'GET /projects/1': project,
  'GET /projects/1/tickets': { content: [ticket, { ...ticket, id: 3, status: 'Blocked' }] },
  'GET /projects/1/members': [{ id: 7, name: 'Aino Salo' }],
};

/** The same with nothing in it. */
const empty: Record<string, unknown> = {
  'GET /users/profile': { id: 7, firstName: 'Aino', lastName: 'Salo' },
  'GET /projects/user': [],
  'GET /projects/search': { content: [], totalElements: 0 },
  'GET /projects/1': { id: 1, name: 'Maps' },
  'GET /projects/1/tickets': { content: [] },
  'GET /projects/1/members': [],
};

async function answerWith(page: Page, answers: Record<string, unknown>) {
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname.replace('/api', '');
    const answer = answers[`${request.method()} ${path}`];
    if (answer === undefined) await route.fulfill({ status: 404, json: {} });
    else await route.fulfill({ json: answer });
  });
}

const screens = [
  '/',
  '/projects',
  '/projects/1',
  '/profile',
  '/profile?tab=projects',
  '/profile?tab=tech-stack',
  '/profile?tab=activity',
  '/profile?tab=achievements',
  '/settings',
  '/update-name',
  '/project-submission',
  '/tickets/1/2',
  '/tickets/1/3',
];

test.describe('whatever a server of the specification sends, no page breaks', () => {
  for (const [name, answers] of Object.entries({ strange, empty })) {
    test(name, async ({ openPage, signUp, expectConsole }) => {
      const page = await openPage({ person: await signUp('Aino') });
      expectConsole(page, /404/);
      await answerWith(page, answers);
      for (const path of screens) {
        await page.goto(notRendered(path));
        await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
        await expect(page.getByText('This page didn’t load'), path).toHaveCount(0);
      }
    });
  }
});

test('a board shows tickets with values that it doesn’t know', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const aino = await signUp('Aino');
  const page = await openPage({ person: aino });
  expectConsole(page, /404/);
  const own = { ...project, creator: { id: aino.id, username: 'aino' } };
  await answerWith(page, {
    ...strange,
    'GET /users/profile': { ...profile, id: aino.id },
    'GET /projects/1': own,
    'GET /projects/user': [own],
  });
  await page.goto(notRendered('/team-workspace/1'));
  const card = page.getByRole('group', { name: 'Draw the map' });
  await expect(card.first()).toContainText('Urgent');
});
