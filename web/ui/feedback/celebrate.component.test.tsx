import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { getPieceColor } from '#contract/pieces/piece-colors.ts';
import { expectColumn, moveBy, openBacklog } from '#tests/components/screens/board.tsx';
import { profileOf } from '#tests/components/people.ts';
import { openProjectList } from '#tests/components/screens/project-list.tsx';
import { openProjectSettings } from '#tests/components/screens/project-settings.tsx';
import { joiningAnswers, openProjectOf } from '#tests/components/teams.ts';
import { setPageOwner } from '#web/lib/api/page-owner.ts';
import { pieceFills } from '#web/ui/pieces/piece-fills.ts';
import { dropPiece } from './drop-piece.ts';

const pieces = page.css('.animate-celebrate');

/** Counts the pieces that have dropped, once those of tests before are gone. */
async function countDrops() {
  await expect.element(pieces).toHaveLength(0);
  let count = 0;
  const listen = ({ animationName }: AnimationEvent) => {
    if (animationName === 'celebrate') count += 1;
  };
  document.addEventListener('animationend', listen);
  onTestFinished(() => document.removeEventListener('animationend', listen));
  return () => count;
}

test('a piece drops when someone joins', async () => {
  const drops = await countDrops();
  const person = profileOf();
  const project = openProjectOf();
  await openProjectList([project], { person, answers: joiningAnswers(project, person) });
  await page.getByRole('button', { name: 'Join Project' }).click();
  await expect.poll(drops).toBe(1);
});

test('a piece drops when a ticket is done', async () => {
  const drops = await countDrops();
  await openBacklog(['One']);
  await moveBy('One', 'Move to Done');
  await expectColumn('Done', ['One']);
  await expect.poll(drops).toBe(1);
});

test('a piece drops when a project is complete', async () => {
  const drops = await countDrops();
  await openProjectSettings({}, 'finish');
  await page.getByRole('button', { name: 'Complete project' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Complete project' }).click();
  await expect.poll(drops).toBe(1);
});

test('the piece has the person’s color', async () => {
  setPageOwner(5);
  onTestFinished(() => setPageOwner(null));
  const drops = await countDrops();
  dropPiece();
  expect(pieces.element().classList).toContain(pieceFills[getPieceColor(5)]);
  await expect.poll(drops).toBe(1);
});

test('no piece drops for people who prefer reduced motion', async () => {
  const drops = await countDrops();
  dropPiece();
  await expect.element(pieces).toHaveLength(1);
  await expect.poll(drops).toBe(1);
  const matches = (query: string) => query === '(prefers-reduced-motion: reduce)';
  const asked = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ matches: matches(query) }) as MediaQueryList);
  dropPiece();
  asked.mockRestore();
  expect(pieces.elements()).toEqual([]);
});
