import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { getPieceColor } from '#contract/pieces/piece-colors.ts';
import { openScreen } from '#tests/components/open-screen.tsx';
import { setPageOwner } from '#web/lib/api/page-owner.ts';
import { PersonPiece } from './person-piece.tsx';
import { pieceFills } from './piece-fills.ts';
import { AsOnScreen, TeamPieces } from './team-pieces.tsx';
import { TeamPuzzle } from './team-puzzle.tsx';

// All have the same color by themselves.
const [aino, eetu, olena] = [
  { id: 4, name: 'Aino' },
  { id: 8, name: 'Eetu' },
  { id: 12, name: 'Olena' },
];
const own = pieceFills[getPieceColor(4)];

const fillsOf = (name: string) =>
  page
    .css(`[title="${name}"] path`)
    .elements()
    .map((path) => path.getAttribute('class') ?? '')
    .filter((fill) => Object.values(pieceFills).includes(fill));

function Panel() {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) return <button onClick={() => setOpen(true)}>Open</button>;
  return (
    <AsOnScreen>
      <PersonPiece name="Eetu" seed={8} />
    </AsOnScreen>
  );
}

test('someone on several teams looks the same on all of them and in a panel over the screen', async () => {
  const teams = [
    [aino, eetu],
    [eetu, olena],
  ];
  await openScreen(
    () => (
      <>
        <TeamPieces teams={teams}>
          {teams.map((members) => (
            <TeamPuzzle key={members[0]!.id} members={members} teamSize={2} />
          ))}
        </TeamPieces>
        <Panel />
      </>
    ),
    '/',
  );
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.poll(() => fillsOf('Eetu').length).toBe(3);
  expect(new Set(fillsOf('Eetu')).size).toBe(1);
  expect(fillsOf('Eetu')).not.toContain(own);
});

test('the viewer has their own color on their teams', async () => {
  setPageOwner(olena.id);
  onTestFinished(() => setPageOwner(null));
  await openScreen(() => <TeamPuzzle members={[aino, eetu, olena]} teamSize={3} />, '/');
  await expect.poll(() => fillsOf('Olena')).toContain(own);
  expect(fillsOf('Aino')).not.toContain(own);
});
