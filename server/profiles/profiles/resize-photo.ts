import pLimit from 'p-limit';
import type { Sharp } from 'sharp';
import { maxPhotoPixels } from '#contract/profiles/photos.ts';
import { invalidField, ProblemError } from '#server/platform/problem.ts';
import type { Squares } from './photo-store.ts';

/** A picture takes up to 400 MB while it's unpacked, so they are processed one by one. */
const inTurn = pLimit(1);
/** How many may wait. Each waits in memory as the file that was sent. */
const maxWaiting = 20;
const maxSeconds = 10;

/**
 * Turns a file into squares of 256 and 64 pixels, without its metadata. Its content decides what it
 * is. Throws invalid_input if it's not a complete JPEG, PNG or WebP picture, or has too many pixels.
 */
export async function cutSquares(file: Buffer): Promise<Squares> {
  if (inTurn.pendingCount >= maxWaiting) throw new ProblemError('unavailable');
  return inTurn(() => cut(file));
}

async function cut(file: Buffer): Promise<Squares> {
  const sharp = await loadSharp();
  try {
    const { data, info } = await sharp(file, { limitInputPixels: maxPhotoPixels })
      .timeout({ seconds: maxSeconds })
      .autoOrient()
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
  } catch (error) {
    throw invalidField('photo', describe(error));
  }
}

const encode = (square: Sharp) => square.webp({ quality: 85, smartSubsample: true }).toBuffer();

function describe(error: unknown): string {
  const reason = error instanceof Error ? error.message : '';
  if (reason.includes('pixel limit'))
    return `This photo has more than ${maxPhotoPixels / 1_000_000} megapixels. Choose a smaller one.`;
  return 'We can’t open this file. Choose a JPEG, PNG or WebP.';
}

/** Loads the library with the first photo, and only the decoders of the formats we take. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
    ],
  });
  return sharp;
}
