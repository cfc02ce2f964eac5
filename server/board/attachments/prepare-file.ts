import { maxImageBytes } from '#contract/board/attachment-limits.ts';
import { processImage } from '#server/platform/images/process-image.ts';
import { invalidField } from '#server/platform/problem.ts';
import { isImage } from './is-image.ts';

const maxSide = 2_048;
const words = {
  field: 'file',
  noun: 'image',
  unreadable: 'We can’t open this image. Save it again as a JPEG, PNG or WebP and try again.',
};

/**
 * What is stored of a file: an image that can be shown, without its metadata, or the file itself.
 * Throws invalid_input if it's empty, or an image that can't be opened or is too large.
 */
export async function prepareFile(file: Buffer): Promise<{ content: Buffer; isImage: boolean }> {
  if (file.length === 0) throw invalidField('file', 'This file is empty. Choose another one.');
  if (!isImage(file)) return { content: file, isImage: false };
  if (file.length > maxImageBytes)
    throw invalidField('file', 'This image is larger than 5 MB. Choose a smaller one.');
  const content = await processImage(file, words, (image) =>
    image
      .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
      .toColorspace('srgb')
      .webp({ quality: 85, smartSubsample: true })
      .toBuffer(),
  );
  return { content, isImage: true };
}
