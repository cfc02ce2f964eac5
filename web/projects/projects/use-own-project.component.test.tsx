import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '#web/lib/api/query-client.ts';
import { openScreen } from '#tests/components/screens/open-screen.tsx';
import { projectOf } from '#tests/components/projects.ts';
import { projectQuery } from './queries.ts';
import { useOwnProject } from './use-own-project.ts';

const closed = projectOf();
const open = projectOf({ can: { ...closed.can, open: true } });

test('a project that was closed a moment ago is loaded again before it closes a page', async () => {
  queryClient.setQueryData(projectQuery(1).queryKey, closed);
  const shown: (boolean | undefined)[] = [];
  const Screen = () => {
    const { data } = useOwnProject(1);
    shown.push(data?.can.open);
    return data && <h1>{data.can.open ? 'Open' : 'Closed'}</h1>;
  };
  const { promise, resolve } = Promise.withResolvers<typeof open>();
  await openScreen(Screen, '/', { answers: { 'GET /projects/{projectId}': () => promise } });
  expect(shown).toEqual([undefined]);
  resolve(open);
  await expect.element(page.getByRole('heading', { name: 'Open' })).toBeVisible();
  expect(shown).not.toContain(false);
});

test('an open project is shown at once, and closes when the person is removed', async () => {
  queryClient.setQueryData(projectQuery(1).queryKey, open);
  const Screen = () => <h1>{useOwnProject(1).data?.can.open ? 'Open' : 'Closed'}</h1>;
  await openScreen(Screen, '/', { answers: { 'GET /projects/{projectId}': closed } });
  await expect.element(page.getByRole('heading', { name: 'Open' })).toBeVisible();
  await queryClient.invalidateQueries({ queryKey: projectQuery(1).queryKey });
  await expect.element(page.getByRole('heading', { name: 'Closed' })).toBeVisible();
});
