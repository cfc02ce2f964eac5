import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = globSync('web/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, code: readFileSync(join(root, file), 'utf8') }));
const withCode = (pattern: RegExp) => files.filter(({ code }) => pattern.test(code));
const namesOf = (found: typeof files) => found.map(({ file }) => file).toSorted();

/** Passwords, codes and what confirms a deletion. */
const isSecret = ({ code }: { code: string }) =>
  /<PasswordField|<NewPasswordFields|\bsecondStep\b/.test(code);

test('finds what people type into', () => {
  expect(withCode(/<(Field|TextArea)\b/).length).toBeGreaterThan(40);
});

test('a form keeps what is typed across a reload, except for passwords and codes', () => {
  const forms = withCode(/\buseForm[(<]/).filter((one) => !isSecret(one));
  const kept = /web\/lib\/drafts\/(form-)?draft\.ts'|^export function useDraftedForm/m;
  expect(namesOf(forms.filter(({ code }) => !kept.test(code)))).toEqual([]);
});

test('a single text keeps what is typed across a reload, except for searches and codes', () => {
  const texts = withCode(/useState(<string>)?\(''\)/).filter(({ code }) =>
    /\bset\w+\(\w+\.target\.value\)|=\{set\w+\}|setText\(/.test(code),
  );
  const kept = /web\/lib\/drafts\/(draft|tab-draft)\.ts'|useFieldDraft/;
  expect(namesOf(texts.filter(({ code }) => !kept.test(code)))).toEqual([
    // Names and email addresses of people don't belong into the URL.
    'web/board/tickets/fields/due-date.tsx',
    'web/hackathons/hackathons/enter-code.tsx',
    'web/hackathons/hackathons/people/people-list.tsx',
    'web/moderation/administration/account-list.tsx',
    'web/moderation/administration/project-list.tsx',
    'web/site/search/search-panel.tsx',
    'web/ui/forms/find-people.tsx',
    // Added to the list when the page is left.
    'web/ui/forms/suggestions/tags-input.tsx',
  ]);
});

test('a form is read-only while it’s sent, or puts back what was typed meanwhile', () => {
  const forms = withCode(/<form\b/).filter((one) => !isSecret(one));
  expect(namesOf(forms.filter(({ code }) => !/<Dialog\b/.test(code)))).toEqual([
    // Empties its only field if it's as it was sent.
    'web/board/tickets/new-ticket/quick-add-form.tsx',
    // These four stay open and use `rememberSent`.
    'web/gatherings/events/form/edit-event.tsx',
    'web/hackathons/hackathons/settings/edit-hackathon.tsx',
    'web/hackathons/submissions/edit-submission.tsx',
    'web/projects/projects/settings/settings-form.tsx',
    'web/ui/forms/form.tsx',
  ]);
});

test('a dialog with a text to send says so with a busy button, which makes it read-only', () => {
  const dialogs = withCode(/<Dialog\b/).filter(
    ({ code }) =>
      /<(Field|TextArea|SuggestField|TagsField|TagsInput)\b/.test(code) && !/\bbusy=/.test(code),
  );
  // Sends nothing itself.
  expect(namesOf(dialogs)).toEqual(['web/hackathons/hackathons/teams/rename-team.tsx']);
});
