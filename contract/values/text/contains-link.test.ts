import { expect, test } from 'vitest';
import { containsLink } from './contains-link.ts';

test.each([
  'https://evil.test',
  'See WWW.evil.test',
  'evil.test/x',
  'evil.test:8080',
  'evil.monster?id=1',
  'evil.rs/x',
  'Evil.Me/x',
  'evil.com',
  'Log in at Pieces-Login.COM.',
  'Aino (evil.io)',
  'Aino/evil.dev',
  'mail.evil.co.uk',
  'evil。com',
  'evil．com',
  'пример.рф',
  'evil.xn--p1ai',
  'x.asp.net',
  'evil.monster',
  'Win at evil.com\uFE0F',
  'evil.com\u0300',
  'evil.c\u034Fom',
  'evil\u200B.com',
  '1.1.1.1/login',
  'evil.rocks',
  'Win.Beauty',
  'evil.cfd',
  'evil.موقع',
  '例子.网络',
])('“%s” contains a link', (text) => {
  expect(containsLink(text)).toBe(true);
});

test.each([
  '',
  'Node.js',
  'Vue.js',
  'Node.js/Express',
  'ASP.NET',
  'ASP.NET/C#',
  'C#/.NET',
  'Socket.IO',
  'v2.0',
  'v2.0/beta',
  'Mr.Robot',
  'St.Petersburg/Vaasa',
  'Dr. Aino Salo, Ph.D.',
  'J.R.R. Tolkien',
  'Aino Salo, M.Sc',
  'script.sh and notes.ms',
  'e.g./i.e.',
  'and/or 24/7',
  '10.00/hour',
  'main.py and lib.rs',
  'README.md',
  'I like it.It works.so.well...',
  'Write to aino@example.com',
  '...',
  'Harbour Night: 3.12.2026',
])('“%s” contains no link', (text) => {
  expect(containsLink(text)).toBe(false);
});

test('a domain with many parts is a link', () => {
  expect(containsLink(`${'a.'.repeat(2000)}com`)).toBe(true);
});
