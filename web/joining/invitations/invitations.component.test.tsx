import type { OwnInvitation } from '#contract/joining/invitations.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import { type Answers, refusal } from '#tests/components/answers.ts';
import { openScreen, url } from '#tests/components/screens/open-screen.tsx';
import { profileOf, signIn } from '#tests/components/people.ts';
import { pressOn } from '#tests/components/press-on.ts';
import { openProjectOf } from '#tests/components/teams.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { patterns, paths } from '#web/lib/paths.ts';
import { Component as ToPerson } from '#web/routes/joining/invitation.tsx';
import { Component as ByLink } from '#web/routes/joining/invite.tsx';

const person = profileOf();
const project = openProjectOf();
const shown = { ...project, currentMembers: 1 };
/** What is for them among the openings. */
const forMe = ['matches', 'for-me'];
const button = (name: string) => page.getByRole('button', { name });

/** Opens Olena’s invitation to Aino, with a server that keeps her answer. */
async function openInvitation() {
  const invitation: OwnInvitation = {
    id: 1,
    project: shown,
    role: '',
    roleId: null,
    invitedBy: { id: 8, name: 'Olena Shevchenko' },
    message: 'We like your maps.',
    state: 'sent',
    createdAt: '2026-01-01T09:00:00.000Z',
    expiresAt: '2026-01-15T09:00:00.000Z',
    endedAt: null,
    can: { answer: true },
  };
  signIn(person);
  await openScreen(ToPerson, paths.ownInvitation(1), {
    pattern: patterns.ownInvitation,
    answers: {
      'GET /users/profile': person,
      'GET /projects/{projectId}': project,
      'GET /invitations/{invitationId}': () => ({ ...invitation }),
      'POST /invitations/{invitationId}/refusal': () => {
        Object.assign(invitation, { state: 'declined', can: { answer: false } });
        return undefined;
      },
      'POST /invitations/{invitationId}/acceptance': undefined,
    },
  });
}

/** Opens Olena’s link as Aino, with what the server says when she uses it. */
const openLink = (reply: NonNullable<Answers['POST /invitation-links/{token}/use']>) => {
  signIn(person);
  return openScreen(ByLink, paths.invitation('abc'), {
    pattern: patterns.invitation,
    answers: {
      'GET /users/profile': person,
      'GET /projects/{projectId}': project,
      'GET /invitation-links/{token}': {
        project: shown,
        role: '',
        invitedBy: 'Olena Shevchenko',
        expiresAt: '2026-01-15T09:00:00.000Z',
        isMember: false,
      },
      'POST /invitation-links/{token}/use': reply,
    },
  });
};

test('someone reads an invitation and joins the team', async () => {
  await openInvitation();
  await expect.element(page.getByText('We like your maps.')).toBeVisible();
  await expectAccessible();
  queryClient.setQueryData(forMe, []);
  await button('Join the team').click();
  await expect.poll(url).toBe('/team-workspace/1');
  // They're offered other openings now.
  expect(queryClient.getQueryState(forMe)?.isInvalidated).toBe(true);
});

test('someone joins a team by a link', async () => {
  await openLink({ projectId: project.id });
  queryClient.setQueryData(forMe, []);
  await button('Join the team').click();
  await expect.poll(url).toBe('/team-workspace/1');
  expect(queryClient.getQueryState(forMe)?.isInvalidated).toBe(true);
});

test('someone declines an invitation, after being asked', async () => {
  await openInvitation();
  await button('Decline').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click();
  await expect.element(page.getByText('You’ve declined this invitation.')).toBeVisible();
  await expect.element(button('Join the team')).toHaveLength(0);
});

test('shows a message if the last spot is taken while someone reads the invitation, by keyboard', async () => {
  await openLink(refusal('team_full'));
  await expect.element(button('Join the team')).toBeVisible();
  await expectAccessible();
  await pressOn(button('Join the team'), '{Enter}');
  await expect.element(page.getByRole('alert')).toContainText('This team is full.');
  await expect
    .element(page.getByRole('link', { name: 'View project' }))
    .toHaveAttribute('href', '/projects/1');
});
