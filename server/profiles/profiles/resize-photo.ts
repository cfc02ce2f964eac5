import type { Sharp } from 'sharp';
import { processImage } from '#server/platform/images/process-image.ts';
import type { Squares } from './photo-store.ts';

const words = {
  field: 'photo',
  noun: 'photo',
  unreadable: 'We can’t open this file. Choose a JPEG, PNG or WebP.',
};

/**
 * Turns a file into squares of 256 and 64 pixels, without its metadata. Throws invalid_input if it's not
 * a complete JPEG, PNG or WebP picture, or has too many pixels.
 */
export const cutSquares = (file: Buffer): Promise<Squares> =>
  processImage(file, words, async (image, sharp) => {
    const { data, info } = await image
      .resize(256, 256)
      .toColorspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const square = sharp(data, { raw: info });
    const [large, small] = await Promise.all([
      encode(square.clone()),
      encode(square.clone().resize(64, 64)),
    ]);
    return { large, small };
  });

const encode = (square: Sharp) => square.webp({ quality: 85, smartSubsample: true }).toBuffer();
