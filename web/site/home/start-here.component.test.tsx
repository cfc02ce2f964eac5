import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Project } from '#contract/projects/projects.ts';
import type { Profile } from '#contract/profiles/profiles.ts';
import { openScreen } from '#tests/components/screens/open-screen.tsx';
import { profileOf } from '#tests/components/people.ts';
import { projectOf } from '#tests/components/projects.ts';
import { textsOf } from '#tests/components/read-text.ts';
import StartHere from '#web/routes/site/parts/start-here.tsx';

type Community = { operator?: string; sendsEmail?: boolean | null };

async function openSteps(
  projects: Project[],
  person: Partial<Profile> = {},
  { operator = '', sendsEmail = null }: Community = {},
) {
  const community = { name: '', operator, contact: '', sendsEmail };
  const Steps = () => <StartHere person={profileOf(person)} projects={projects} />;
  await openScreen(Steps, '/', {
    answers: { 'GET /community': { ...community, registration: 'anyone', domains: [] } },
  });
}

const steps = () => textsOf(page.getByRole('listitem').css('> :first-child'));
const links = () => page.getByRole('link').elements().length;

test('leads someone without a project to creating one', async () => {
  await openSteps([]);
  await expect.poll(steps).toEqual(['Create a project', 'Organize a hackathon']);
});

test('leads a founder who is alone to inviting people', async () => {
  const project = projectOf({ name: 'Harbour bells' });
  project.can.edit = true;
  await openSteps([project]);
  await expect.poll(steps).toEqual(['Invite people to Harbour bells', 'Organize a hackathon']);
});

test('tells an admin what to set, without a link to where it can’t be set', async () => {
  await openSteps([], { isAdmin: true }, { sendsEmail: false });
  await expect
    .poll(steps)
    .toEqual([
      'Create a project',
      'Organize a hackathon',
      'Say who runs this site',
      'Decide who can sign up',
      'Send emails',
    ]);
  expect(links()).toBe(2);
  for (const name of ['OPERATOR_CONTACT', 'REGISTRATION', 'SMTP_URL'])
    await expect.element(page.getByText(name)).toBeVisible();
});

test('doesn’t tell an admin what is set up', async () => {
  await openSteps([], { isAdmin: true }, { operator: 'Hive Helsinki', sendsEmail: true });
  await expect.poll(steps).toContain('Decide who can sign up');
  expect(steps()).not.toContain('Say who runs this site');
  expect(steps()).not.toContain('Send emails');
});
