import { paths } from '#web/lib/paths.ts';
import { choose, everyMeans, pressByEveryMeans, type } from '#tests/e2e/support/means.ts';
import { createProject, createTicket, expect, test } from '#tests/e2e/support/pieces.ts';

test('a junior’s day, by keyboard on a laptop and by touch on a phone', async ({
  openPage,
  signUp,
}) => {
  test.slow();
  const [aino, linnea] = [await signUp('Aino'), await signUp('Linnea')];
  const name = `Ferry times of ${aino.lastName}`;
  const ending = 'Nobody has to know everything on the first day.';
  const { id } = await createProject(aino, {
    name,
    description: `${'Where the ferries are now. '.repeat(60)}${ending}`,
    lookingFor: ['Sailor', 'UX Designer'],
  });
  await createTicket(aino, id, { title: 'Draw the timetable' });
  const press = pressByEveryMeans();
  const page = await openPage({ ...everyMeans, person: linnea });

  // She searches for what she does, and finds a project that looks for it.
  await page.goto(paths.projects);
  await type(page.getByPlaceholder('Search projects by name'), 'designer');
  await expect(page).toHaveURL(/searchQuery=designer/);
  const card = page.getByRole('article', { name });
  await expect(card.getByText('UX Designer')).toBeVisible();

  // She opens its page, reads all of it and joins.
  await press(card.getByRole('link', { name, exact: true }));
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await expect(page.getByText(ending)).toBeVisible();
  await expect(page.getByText('0 of 1 ticket done')).toBeVisible();
  const roles = page.getByRole('region', { name: 'Open roles' });
  await press(roles.getByRole('button', { name: 'Join as UX Designer' }));
  await expect(page.getByText(`You’ve joined ${name}`)).toBeVisible();
  const open = page.getByRole('link', { name: 'Open Team Space' });
  await expect(open).toBeFocused();

  // She takes the first ticket, which is on her Home from then on.
  await press(open);
  const welcome = page.getByRole('region', { name: 'You’ve joined as UX Designer' });
  await press(welcome.getByRole('link', { name: 'Draw the timetable' }));
  await expect(page.getByRole('heading', { name: 'Draw the timetable' })).toBeVisible();
  await choose(page.getByRole('combobox', { name: 'Assignee' }), linnea.name);
  await expect(page.getByText(`View profile of ${linnea.name}`)).toBeVisible();
  await page.goto(paths.home);
  const next = page.getByRole('region', { name: 'Next' });
  await expect(next.getByRole('link', { name: 'Draw the timetable' })).toBeVisible();
  const { body } = await aino.send('GET /projects/{projectId}', { params: { projectId: id } });
  expect(body.members.map(({ role }) => role)).toEqual(['', 'UX Designer']);
});
