import { type DecodedPng, decode, encode } from 'fast-png';

const MOST_COLOURS = 128;

/** A drawing has few colours, so a PNG with a palette is much smaller. */
export function packColours(png: Buffer): Buffer {
  const { width, height, ...image } = decode(png);
  const pixels = coloursOf(image);
  const palette = findCommonColours(pixels);
  const known = new Map<number, number>();
  const data = pixels.map((colour) => {
    const index = known.get(colour) ?? findNearestIndex(palette, colour);
    known.set(colour, index);
    return index;
  });
  const indexed = { width, height, channels: 1, data: Uint8Array.from(data), palette: palette.map(parts) };
  return Buffer.from(encode(indexed, { zlib: { level: 9 } }));
}

function coloursOf({ data, channels }: Pick<DecodedPng, 'data' | 'channels'>): Uint32Array {
  const bytes = Buffer.from(data);
  return Uint32Array.from({ length: data.length / channels }, (_, pixel) =>
    bytes.readUIntBE(pixel * channels, 3),
  );
}

/** Rare colours only occur along edges, between two common ones. */
function findCommonColours(pixels: Uint32Array): number[] {
  const counts = new Map<number, number>();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_COLOURS)
    .map(([colour]) => colour);
}

const parts = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255];

function findNearestIndex(palette: readonly number[], colour: number): number {
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
