import sharp from 'sharp';
import type { Person } from './people.ts';

type Picture = {
  format?: 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' | 'avif';
  width?: number;
  height?: number;
  color?: string;
};

let count = 0;

/** Draws a picture in one color, a new one unless it's given. */
export const drawPicture = ({
  format = 'png',
  width = 90,
  height = 70,
  color = `hsl(${(count += 37)}, 60%, 40%)`,
}: Picture = {}): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: color },
    limitInputPixels: false,
  })
    .toFormat(format)
    .toBuffer();

/** Gives a person a photo. Returns its address. */
export async function givePhoto(person: Pick<Person, 'send'>, picture?: Picture): Promise<string> {
  const { body } = await person.send('PUT /users/photo', { body: await drawPicture(picture) });
  return body.avatar;
}
