import { crc32, deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

const MOST_COLOURS = 128;

/** A drawing has few colours: as a PNG with a palette it takes a fraction of the room. The browser reads the pixels. */
export async function packColours(page: Page, png: Buffer): Promise<Buffer> {
  const { width, height, rgba } = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), {
      width: image.width,
      height: image.height,
    });
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const data = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    let text = '';
    for (let at = 0; at < data.length; at += 8192) text += String.fromCharCode(...data.slice(at, at + 8192));
    return { width: image.width, height: image.height, rgba: btoa(text) };
  }, png.toString('base64'));
  return encode(width, height, Buffer.from(rgba, 'base64'));
}

function encode(width: number, height: number, rgba: Buffer): Buffer {
  const palette = commonest(rgba);
  const known = new Map<number, number>();
  const rows = Buffer.alloc((width + 1) * height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const colour = rgba.readUIntBE(pixel * 4, 3);
    const index = known.get(colour) ?? nearest(palette, colour);
    known.set(colour, index);
    rows[pixel + Math.floor(pixel / width) + 1] = index;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(parts))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The colours that most pixels have; the rest lies along edges, between two of them. */
function commonest(rgba: Buffer): number[] {
  const counts = new Map<number, number>();
  for (let at = 0; at < rgba.length; at += 4) {
    const colour = rgba.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_COLOURS)
    .map(([colour]) => colour);
}

const parts = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255];

function nearest(palette: readonly number[], colour: number): number {
  const [red = 0, green = 0, blue = 0] = parts(colour);
  let best = 0;
  let least = Infinity;
  palette.forEach((each, index) => {
    const [r = 0, g = 0, b = 0] = parts(each);
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (distance < least) [best, least] = [index, distance];
  });
  return best;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
