import pLimit from 'p-limit';
import type { Sharp } from 'sharp';
import { invalidField, ProblemError } from '#server/platform/problem.ts';

/** An image takes up to 400 MB while it's unpacked, so they are processed one by one. */
const inTurn = pLimit(1);
/** How many may wait. Each waits in memory as the file that was sent. */
const maxWaiting = 20;
const maxSeconds = 10;
const maxMegapixels = 40;

type Library = Awaited<ReturnType<typeof loadSharp>>;

/** What a refusal calls the image, and says if it can't be opened. */
type Words = { field: string; noun: string; unreadable: string };

/**
 * Opens an image, turned upright, for work that makes another one of it without its metadata. Its
 * content decides what it is. Throws invalid_input if it's not a complete JPEG, PNG or WebP image, or
 * has too many pixels.
 */
export async function processImage<Result>(
  file: Buffer,
  words: Words,
  work: (image: Sharp, sharp: Library) => Promise<Result>,
): Promise<Result> {
  if (inTurn.pendingCount >= maxWaiting) throw new ProblemError('unavailable');
  return inTurn(async () => {
    const sharp = await loadSharp();
    try {
      const image = sharp(file, { limitInputPixels: maxMegapixels * 1_000_000 });
      return await work(image.timeout({ seconds: maxSeconds }).autoOrient(), sharp);
    } catch (error) {
      throw invalidField(words.field, describe(error, words));
    }
  });
}

function describe(error: unknown, { noun, unreadable }: Words): string {
  const reason = error instanceof Error ? error.message : '';
  if (reason.includes('pixel limit'))
    return `This ${noun} has more than ${maxMegapixels} megapixels. Choose a smaller one.`;
  return unreadable;
}

/** Loads the library with the first image, and only the decoders of the formats we take. */
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
