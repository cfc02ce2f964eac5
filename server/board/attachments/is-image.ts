const starts = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** Whether a file begins like a JPEG, PNG or WebP. Its name and its declared type don't matter. */
export const isImage = (file: Buffer): boolean =>
  Object.values(starts).some((start) => start.every((byte, at) => file[at] === byte)) ||
  (file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP');
