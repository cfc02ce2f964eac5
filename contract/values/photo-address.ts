/** The sides of the squares that a photo is stored as, in pixels. */
export type PhotoSize = 64 | 256;

/** Where a photo is served. It never changes: a new photo has a new hash. */
export const photoAddress = (hash: string, size: PhotoSize = 256) => `/photos/${hash}-${size}.webp`;

/** The address of the same photo in another size. */
export const resizedPhotoAddress = (address: string, size: PhotoSize) =>
  address.replace(/-(?:64|256)\.webp$/, `-${size}.webp`);

/** Reads the hash and the size from an address's file name. */
export function parsePhotoFile(file: string): { hash: string; size: PhotoSize } | undefined {
  const [, hash, size] = /^([0-9a-f]{32})-(64|256)\.webp$/.exec(file) ?? [];
  return hash === undefined ? undefined : { hash, size: Number(size) as PhotoSize };
}
