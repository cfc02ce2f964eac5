import { expect, test } from 'vitest';
import { normalizeEmailAddress } from './email-address.ts';

const a = (count: number) => 'a'.repeat(count);

// Includes what the tests of validator.js call valid and invalid.
test.each([
  ['foo@bar.com', 'foo@bar.com'],
  ['x@x.au', 'x@x.au'],
  ['foo@bar.com.au', 'foo@bar.com.au'],
  ['foo+bar@bar.com', 'foo+bar@bar.com'],
  ['hans@m端ller.com', 'hans@xn--mller-es7m.com'],
  ['test|123@m端ller.com', 'test|123@xn--mller-es7m.com'],
  [
    'some.name.midd.leNa.me+extension@GoogleMail.com',
    'some.name.midd.lena.me+extension@googlemail.com',
  ],
  [`${a(64)}@${a(63)}.com`, `${a(64)}@${a(63)}.com`],
  ['test.1@gmail.com', 'test.1@gmail.com'],
  ['test@1337.com', 'test@1337.com'],
  ["o'hara@bar.com", "o'hara@bar.com"],
  ['SRS0=ab=cd=bar.com=x@list.test', 'srs0=ab=cd=bar.com=x@list.test'],
  ['user%host/dept#1@bar.com', 'user%host/dept#1@bar.com'],
  ['_@bar.com', '_@bar.com'],
  ['aino@Bücher.Example', 'aino@xn--bcher-kva.example'],
  ['aino@xn--bcher-kva.example', 'aino@xn--bcher-kva.example'],
  ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
  ['info@xn--e1afmkfd.xn--p1ai', 'info@xn--e1afmkfd.xn--p1ai'],
  ['a@例え。テスト', 'a@xn--r8jz45g.xn--zckzah'],
  ['a@उदाहरण.भारत', 'a@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['a@مثال.موقع', 'a@xn--mgbh0fb.xn--4gbrim'],
  // Letters of full width are the same domain.
  ['somename@ｇｍａｉｌ.com', 'somename@gmail.com'],
])('%s is stored as %s', (typed, stored) => {
  expect(normalizeEmailAddress(typed)).toBe(stored);
  expect(normalizeEmailAddress(stored)).toBe(stored);
});

test.each([
  '',
  '@',
  'invalidemail@',
  'invalid.com',
  '@invalid.com',
  'foo@bar',
  'foo@bar.com.',
  'foo@bar..com',
  'foo@.bar.com',
  'foo@_bar.com',
  'foo@-bar.com',
  'foo@bar-.com',
  'foo@bar.co.uk.',
  'z@co.c',
  'foo@1.2.3.4',
  'foo@[1.2.3.4]',
  'foo@bar.com:25',
  'foo@bar.com/x',
  'foo@bar.c0m',
  'ｇｍａｉｌ@gmail.com',
  'hans.m端ller@test.com',
  `${a(65)}@bar.com`,
  `${a(64)}@${a(64)}.com`,
  `${a(64)}@${a(63)}.${a(63)}.${a(63)}.${a(58)}.com`,
  ...['\u0020', '\u00A0', '\u2002', '\u2009', '\u200B', '\u202F', '\u3000'].map(
    (space) => `test@invalid.co${space}m`,
  ),
  'multiple..dots@stillinvalid.com',
  'gmail...ignores...dots...@gmail.com',
  'ends.with.dot.@gmail.com',
  '.begins@gmail.com',
  'test123+invalid! sub_address@gmail.com',
  'wrong()[]",:;<>@@gmail.com',
  '"foobar"@example.com',
  '"foobar@gmail.com',
  'username@domain.com\uFFFD',
  'username@domain.com©',
  'nbsp\u00A0test@test.com',
  'Aino <aino@bar.com>',
  'v@gmail⑴.com',
  'v@gm㈠ail.com',
  'v@gm🄁ail.com',
  '\u212Aim@bar.com',
  '\uD800@example.com',
  'a@\uDC00.com',
])('%j isn’t an address', (typed) => {
  expect(normalizeEmailAddress(typed)).toBeUndefined();
});
