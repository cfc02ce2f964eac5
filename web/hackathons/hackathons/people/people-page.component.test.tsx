import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { InvitedAddress } from '#contract/hackathons/hackathon-people.ts';
import { expectAccessible } from '#tests/components/axe.ts';
import { ownHackathonOf, participantOf } from '#tests/components/hackathons.ts';
import { openScreen } from '#tests/components/screens/open-screen.tsx';
import { profileOf, signIn } from '#tests/components/people.ts';
import { silence } from '#tests/components/tickets.ts';
import { patterns, paths } from '#web/lib/paths.ts';
import { Component } from '#web/routes/hackathons/people.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const said = (text: string) => expect.element(page.getByText(text).first()).toBeVisible();
const people = page.getByRole('list', { name: 'People', exact: true }).getByRole('listitem');

/** Opens the people of Aino’s hackathon: Juno, and those who were invited by email. */
async function openPeople(invited: InvitedAddress[] = []) {
  const person = profileOf();
  const juno = participantOf();
  const can = { exportPeople: true, managePeople: true, invite: true };
  const hackathon = ownHackathonOf({ can });
  let hasSent = false;
  signIn(person);
  const answers = {
    'GET /users/profile': person,
    'GET /hackathons/{slug}': async () => {
      // Loads last, when those with the old link have the new one.
      if (hasSent) await expect.element(button('Send the new link')).toHaveLength(0);
      return hackathon;
    },
    'GET /hackathons/{slug}/people': () => ({
      people: [{ ...juno }, participantOf({ id: 10, name: 'Lumi Aho' })],
      invited: structuredClone(invited),
    }),
    'PUT /hackathons/{slug}/people/{userId}': ({ body }: any) =>
      Object.assign(juno, { state: body.state }),
    'POST /hackathons/{slug}/invitations': ({ body }: any) => {
      hasSent = true;
      const invitedAt = '2026-11-21T10:00:00.000Z';
      invited.splice(0, invited.length);
      for (const email of body.addresses) invited.push({ email, invitedAt, hasOldCode: false });
      return { sent: body.addresses.length, skipped: [] };
    },
    'GET /notifications/events': silence,
  };
  const address = paths.hackathonPeople(hackathon.slug);
  await openScreen(Component, address, { answers, pattern: patterns.hackathonPeople });
  return juno;
}

async function choose(action: string) {
  await button('More actions for Juno Berg').click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('an organizer marks someone as absent and present, removes them and lets them back in', async () => {
  const juno = await openPeople();
  await choose('Mark absent');
  await expect.element(people.first()).toContainText('Absent');
  await expectAccessible();
  await button('Mark present: Juno Berg').click();
  await expect.poll(() => juno.state).toBe('signed_up');
  await button(/^Without a team/).click();
  await expect.element(people).toHaveLength(2);

  await choose('Remove');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect.element(people).toHaveLength(1);
  await button(/^Removed/).click();
  await button('Let back in: Juno Berg').click();
  await said('Invited Juno Berg again');
  expect(juno.state).toBe('invited');
});

test('an organizer emails the link to each address once, and a new link to those with the old one', async () => {
  const old = { email: 'olli@elsewhere.test', invitedAt: '2026-11-21T10:00:00.000Z' };
  await openPeople([{ ...old, hasOldCode: true }]);
  await said('Has the old link');
  await expectAccessible();
  await button('Send the new link').click();
  await expect.element(page.getByText('Has the old link')).toHaveLength(0);
  await said('Invited 1 person');
  await expect.element(page.getByRole('heading', { name: 'Invited by email' })).toHaveFocus();
  await button('Close message').click();

  await page.getByLabelText('Email addresses').fill('eetu@elsewhere.test, eetu@elsewhere.test');
  await button('Send 1 invitation').click();
  await said('Invited 1 person');
  await said('eetu@elsewhere.test');
});
