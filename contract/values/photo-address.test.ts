import { expect, test } from 'vitest';
import { parsePhotoFile, photoAddress, resizedPhotoAddress } from './photo-address.ts';

const hash = '0123456789abcdef'.repeat(2);

test('an address of one size becomes the address of another', () => {
  expect(photoAddress(hash)).toBe(`/photos/${hash}-256.webp`);
  expect(resizedPhotoAddress(photoAddress(hash), 64)).toBe(photoAddress(hash, 64));
});

test('reads the hash and the size from a file name', () => {
  expect(parsePhotoFile(`${hash}-64.webp`)).toEqual({ hash, size: 64 });
});

test.each(['', `${hash}-65.webp`, `${hash}-64.png`, `${hash}-64.webp/`, `..${hash}-64.webp`, 'x'])(
  'rejects the file name %o',
  (file) => expect(parsePhotoFile(file)).toBeUndefined(),
);
