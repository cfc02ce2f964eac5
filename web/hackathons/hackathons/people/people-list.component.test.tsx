import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Participant } from '#contract/hackathons/hackathon-people.ts';
import { hackathonOf, participantOf } from '#tests/components/hackathons.ts';
import { openScreen } from '#tests/components/screens/open-screen.tsx';
import { PeopleList } from './people-list.tsx';

const open = (others: Participant[]) =>
  openScreen(() => <PeopleList hackathon={hackathonOf()} />, '/hackathons/maps/people', {
    answers: {
      'GET /hackathons/{slug}/people': { people: [participantOf(), ...others], invited: [] },
    },
  });

const juno = page.getByRole('listitem').filter({ hasText: 'Juno Berg' });
const placed = { id: 10, name: 'Lumi Aho', team: { projectId: 1, name: 'Bells' } };

test('says who has no team once someone is on one', async () => {
  await open([participantOf(placed)]);
  await expect.element(juno.getByText('Without a team')).toBeVisible();
});

test('doesn’t repeat that people have no team while nobody has one', async () => {
  await open([]);
  await expect.element(juno).toBeVisible();
  await expect.element(juno.getByText('Without a team')).toHaveLength(0);
});
