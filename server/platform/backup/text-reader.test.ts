import { expect, test } from 'vitest';
import { readText } from './text-reader.ts';

async function* pieces(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}

async function readAll(...texts: string[]) {
  const { line, rows } = readText(pieces(...texts));
  const first = String(await line());
  let between = '';
  for await (const piece of rows()) between += String(piece);
  return [first, between, String(await line()), await line()];
}

const text = 'head\nrow \\\\.\n\\\\.\nrow\n\\.\nend\n';

test('reads the same lines and rows, wherever chunks end', async () => {
  const whole = ['head\n', 'row \\\\.\n\\\\.\nrow\n', 'end\n', undefined];
  for (let cut = 0; cut <= text.length; cut += 1) {
    expect(await readAll(text.slice(0, cut), text.slice(cut))).toEqual(whole);
  }
  expect(await readAll(...text.split(''))).toEqual(whole);
});

test('reads a table without rows', async () => {
  expect(await readAll('head\n\\.\nend\n')).toEqual(['head\n', '', 'end\n', undefined]);
});

test('detects text that ends within a table or a line', async () => {
  await expect(readAll('head\nrow\n')).rejects.toThrow('it ends within a table');
  expect((await readAll('head\n\\.\nen'))[2]).toBe('undefined');
});
