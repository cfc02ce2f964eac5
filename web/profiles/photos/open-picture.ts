/** A picture from someone's device, redrawn small enough to move smoothly. */
export type Picture = { address: string; canvas: HTMLCanvasElement };

/** The longest side of a picture while it's being cropped. */
const maxSide = 1600;
/** The side of the square that is uploaded, large enough for the largest piece on a sharp screen. */
const squareSide = 512;

/** Opens any file that the browser can show as a picture. Throws for every other. */
export async function openPicture(file: Blob): Promise<Picture> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
  const canvas = draw(bitmap, {
    from: { x: 0, y: 0, width: bitmap.width, height: bitmap.height },
    to: {
      width: Math.max(1, Math.round(bitmap.width * scale)),
      height: Math.max(1, Math.round(bitmap.height * scale)),
    },
  });
  bitmap.close();
  // The content security policy allows pictures from data URLs, but not from blobs.
  return { address: canvas.toDataURL('image/webp', 0.9), canvas };
}

export type Area = { x: number; y: number; width: number; height: number };

/** Cuts a square out of a photo, as a file to upload. */
export function cutSquare({ canvas }: Picture, area: Area): Promise<Blob> {
  const square = draw(canvas, { from: area, to: { width: squareSide, height: squareSide } });
  return new Promise((resolve, reject) =>
    // Browsers that can't write WebP write PNG instead.
    square.toBlob(
      (file) => (file ? resolve(file) : reject(new Error('The photo is empty'))),
      'image/webp',
      0.92,
    ),
  );
}

function draw(
  source: CanvasImageSource,
  { from, to }: { from: Area; to: { width: number; height: number } },
): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), to);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Your browser can’t process photos. Try another browser.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, from.x, from.y, from.width, from.height, 0, 0, to.width, to.height);
  return canvas;
}
