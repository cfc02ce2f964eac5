import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Project } from '#contract/projects/projects.ts';
import type { Profile } from '#contract/profiles/profiles.ts';
import { openScreen } from '#tests/components/open-screen.tsx';
import { profileOf } from '#tests/components/people.ts';
import { projectOf } from '#tests/components/projects.ts';
import { textsOf } from '#tests/components/read-text.ts';
import StartHere from '#web/routes/site/parts/start-here.tsx';

async function openSteps(projects: Project[], person: Partial<Profile> = {}, operator = '') {
  const community = {
    name: '',
    operator,
    contact: '',
    registration: 'anyone',
    domains: [],
  } as const;
  const Steps = () => <StartHere person={profileOf(person)} projects={projects} />;
  await openScreen(Steps, '/', {
    answers: { 'GET /community': { ...community, domains: [] } },
  });
}

const steps = () => textsOf(page.getByRole('link'));

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

test('tells an admin what isn’t set up yet', async () => {
  await openSteps([], { isAdmin: true });
  await expect.poll(steps).toContain('Say who runs this site');
  await expect.poll(steps).toContain('Decide who can sign up');
});

test('doesn’t tell an admin what is set up', async () => {
  await openSteps([], { isAdmin: true }, 'Hive Helsinki');
  await expect.poll(steps).toContain('Decide who can sign up');
  expect(steps()).not.toContain('Say who runs this site');
});
