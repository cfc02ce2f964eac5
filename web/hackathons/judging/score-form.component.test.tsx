import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Judgement } from '#contract/hackathons/judging.ts';
import { expectAccessible } from '#tests/components/axe.ts';
import { judgingOf } from '#tests/components/hackathons.ts';
import { openScreen } from '#tests/components/screens/open-screen.tsx';
import { Judging } from './judging.tsx';

const judgementOf = (fields: Partial<Judgement>): Judgement => ({
  projectId: 1,
  team: 'Night Ferry',
  title: 'Ferries at night',
  text: 'For **night** workers.',
  repository: '',
  demo: '',
  video: '',
  scores: null,
  note: '',
  hasConflict: false,
  ...fields,
});

/** Opens the judging of a judge with two submissions, on a server that keeps what they give. */
function openJudging() {
  const judgements = [
    judgementOf({}),
    judgementOf({ projectId: 2, team: 'Quiet Parks', title: 'Parks' }),
  ];
  const criteria = [
    { name: 'Idea', weight: 2 },
    { name: 'Craft', weight: 1 },
  ];
  const Screen = () => (
    <>
      <h1>Judging</h1>
      <Judging slug="maps" personId={7} isJudge isOrganizer={false} isOver={false} {...noMenu} />
    </>
  );
  return openScreen(Screen, '/hackathons/maps/judging', {
    answers: {
      'GET /hackathons/{slug}/judging': () => ({
        ...judgingOf([]),
        criteria,
        judgements: structuredClone(judgements),
      }),
      'PUT /hackathons/{slug}/judgements/{projectId}': ({ params, body }) =>
        Object.assign(judgements[Number(params['projectId']) - 1]!, body),
    },
  });
}

const noMenu = { renderMenu: () => null };
const card = (name: string) => page.getByRole('article', { name });
const ferries = card('Ferries at night');

test('a judge scores each criterion of a submission, with a note', async () => {
  const sent = await openJudging();
  await expect.element(page.getByText('0 / 2')).toBeVisible();
  await ferries
    .getByRole('group', { name: /^Idea · counts twice/ })
    .getByText('5')
    .click();
  const save = ferries.getByRole('button', { name: 'Save scores' });
  await save.click();
  await expect.element(ferries.getByText('Choose a score from 1 to 5')).toBeVisible();
  await expectAccessible();
  await ferries.getByRole('group', { name: 'Craft' }).getByText('4').click();
  await ferries.getByLabelText('Note for the organizers (optional)').fill('Works offline');
  await save.click();
  await expect.element(page.getByText('1 / 2')).toBeVisible();
  expect(sent.findLast(({ key }) => key.startsWith('PUT'))?.body).toEqual({
    scores: [5, 4],
    note: 'Works offline',
  });
});

test('a submission with a conflict of interest goes to another judge', async () => {
  await openJudging();
  const conflict = 'I have a conflict of interest with Quiet Parks';
  await page.getByRole('button', { name: conflict }).click();
  await expect
    .element(card('Parks').getByText('so another judge scores this one', { exact: false }))
    .toBeVisible();
  await expect.element(page.getByText('0 / 1')).toBeVisible();
});
