import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { signIn } from '#tests/components/people.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { Providers } from './providers.tsx';
import { routes } from './routes.tsx';

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

/** Answers calls without a look at the contract, and those that aren't listed with a 404. */
function answerWith(answers: Record<string, unknown>) {
  const stub = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async (input, { method = 'GET' } = {}) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      const answer = answers[`${method} ${pathname.replace('/api', '')}`];
      return answer === undefined ? Response.json({}, { status: 404 }) : Response.json(answer);
    });
  onTestFinished(() => stub.mockRestore());
}

/** Shows the whole app at an address. */
async function openApp(path: string) {
  const before = location.href;
  history.replaceState(null, '', path);
  const router = createBrowserRouter(routes);
  const view = await render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return async () => {
    await view.unmount();
    router.dispose();
    queryClient.clear();
    history.replaceState(null, '', before);
  };
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

describe.each(Object.entries({ strange, empty }))(
  'a minimal server of the specification breaks no page: %s',
  (_name, answers) => {
    test.each(screens)('%s', async (path) => {
      answerWith(answers);
      signIn({ id: 7 });
      const close = await openApp(path);
      const headings = () => page.getByRole('heading', { level: 1 }).elements().length;
      // Before, headings show that something is on its way.
      await expect.poll(() => fetch).toHaveBeenCalled();
      await expect.poll(() => queryClient.isFetching()).toBe(0);
      await expect.poll(() => page.getByText(/^Loading/).elements()).toEqual([]);
      await expect.poll(headings).toBeGreaterThan(0);
      expect(page.getByText(/^(This page didn’t load|Something broke)/).elements()).toEqual([]);
      await close();
    });
  },
);

test('a board shows tickets with values that it doesn’t know', async () => {
  answerWith(strange);
  signIn({ id: 7 });
  const close = await openApp('/team-workspace/1');
  const card = page.getByRole('group', { name: 'Draw the map' });
  await expect.element(card.first()).toContainText('Urgent');
  await close();
});
