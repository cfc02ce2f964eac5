import { expect, it } from 'vitest';
import type { TechStackEntry } from '#contract/profiles/profiles.ts';
import { checkEntry, parseTechStackDraft } from './tech-stack-form.ts';

const typed = (fields: Partial<TechStackEntry>): TechStackEntry => ({
  technology: 'React',
  skillLevel: 'EXPERT',
  description: '',
  ...fields,
});

it('accepts and trims a new technology', () => {
  const given = typed({ technology: ' React ', description: ' Daily. ' });
  expect(checkEntry(given, { existing: [typed({ technology: 'Vue' })] })).toEqual({
    entry: { technology: 'React', skillLevel: 'EXPERT', description: 'Daily.' },
  });
});

it('refuses an empty name and a name that is too long', () => {
  expect(checkEntry(typed({ technology: '  ' }), { existing: [] })).toEqual({
    errors: { technology: 'Technology is required' },
  });
  expect(checkEntry(typed({ technology: 'a'.repeat(51) }), { existing: [] })).toEqual({
    errors: { technology: 'Technology must not exceed 50 characters' },
  });
});

it('refuses a duplicate with different capitals', () => {
  expect(checkEntry(typed({ technology: 'rEACT' }), { existing: [typed({})] })).toEqual({
    errors: { technology: 'rEACT is already on your list' },
  });
});

it('refuses a duplicate that differs only in a final sigma', () => {
  expect(
    checkEntry(typed({ technology: 'ΑΣ' }), { existing: [typed({ technology: 'ασ' })] }),
  ).toEqual({
    errors: { technology: 'ΑΣ is already on your list' },
  });
});

it('refuses a description that is too long', () => {
  expect(checkEntry(typed({ description: 'a'.repeat(1001) }), { existing: [] })).toEqual({
    errors: { description: 'Description must not exceed 1000 characters' },
  });
});

const saved = { techStack: [typed({ technology: 'Go' })] };

it('reads a draft', () => {
  const draft = { techStack: [typed({ technology: 'Rust' })] };
  expect(parseTechStackDraft(JSON.stringify(draft), saved)).toEqual(draft);
  expect(parseTechStackDraft(JSON.stringify({ techStack: [] }), saved)).toEqual({ techStack: [] });
});

it.each(['', 'words', '{"techStack":7}', '{"techStack":[{"technology":"Rust"}]}'])(
  'ignores stored text that is not a draft: %s',
  (stored) => expect(parseTechStackDraft(stored, saved)).toEqual(saved),
);
