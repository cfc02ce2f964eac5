import { expect, test } from 'vitest';
import { countTasks, tickTask } from './checklist.ts';

test.each([
  ['', 0, 0],
  ['- [ ] one\n- [x] two\n* [X] three\n1. [ ] four\n  + [x] nested', 3, 5],
  ['> - [x] quoted', 1, 1],
  ['- [] no box\n- [y] other\n-[ ] no space\n- [ ]\ntext [x] here', 0, 0],
  ['```\n- [ ] code\n```\n- [x] task', 1, 1],
  ['~~~~\n- [ ] code\n~~~\n- [ ] still code\n~~~~\n- [x] task', 1, 1],
  ['<!--\n- [ ] hidden\n\n- [x] too\n-->\n- [x] task', 1, 1],
  ['<details>\n- [ ] HTML\n\n- [x] task\n\n</details>', 1, 1],
  ['- [x] task\n\n      - [ ] code\n\n\t- [ ] nested', 1, 2],
  ['- ```\n  - [ ] code\n- [x] task', 1, 1],
  ['> ```\n> - [ ] code\n- [x] task', 1, 1],
  ['Plan\n    - [ ] the same paragraph\n2. [ ] too\n\n2. [x] task', 1, 1],
  ['- [x] windows\r\n- [ ] lines\r\n', 1, 2],
])('counts the tasks of %j: %i of %i', (markdown, done, total) => {
  expect(countTasks(markdown)).toEqual({ done, total });
});

const text = 'Plan\n\n- [ ] one\n  - [x] two';
const tick = (offset: number) => ({ before: text, offset });

test('ticks and unticks the task of a list item', () => {
  expect(tickTask(text, tick(6))).toBe('Plan\n\n- [x] one\n  - [x] two');
  expect(tickTask(text, tick(18))).toBe('Plan\n\n- [ ] one\n  - [ ] two');
  expect(tickTask(text, tick(0))).toBeUndefined();
});

test('finds the task in a text that has changed since', () => {
  const newer = 'A longer plan\n\n- [x] zero\n- [ ] one\n';
  expect(tickTask(newer, tick(6))).toBe('A longer plan\n\n- [x] zero\n- [x] one\n');
  expect(tickTask(newer, tick(18))).toBeUndefined();
});

test('ticks nothing if the task was ticked, renamed or is there twice', () => {
  expect(tickTask('- [x] one', tick(6))).toBeUndefined();
  expect(tickTask('- [ ] one more', tick(6))).toBeUndefined();
  expect(tickTask('- [ ] one\n- [ ] one', tick(6))).toBeUndefined();
});

test('never ticks a line of code or of a comment that reads the same', () => {
  const hidden = '```\n- [ ] one\n```\n<!--\n- [ ] one\n-->\n';
  expect(tickTask(hidden, tick(6))).toBeUndefined();
  expect(tickTask(`${hidden}- [ ] one`, tick(6))).toBe(`${hidden}- [x] one`);
});

test('reads 100,000 characters of anything in one pass', () => {
  for (const hostile of [
    '> '.repeat(50_000),
    '- '.repeat(50_000),
    '`'.repeat(100_000),
    '[ ] ',
    '- '.repeat(20_000) + '\n'.repeat(60_000),
    '\t'.repeat(99_990),
  ])
    expect(countTasks(`${hostile}[ ]`)).toEqual({ done: 0, total: 0 });
});
