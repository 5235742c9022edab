import { deflateRawSync, deflateSync } from 'node:zlib';
import { PACKED, inspect, stream } from '../../../test/raw-pdf';

it.each([
  [
    'letters written as codes, among packed objects',
    stream(PACKED, deflateSync(Buffer.alloc(30_000_000, '#41'))),
  ],
  ['letters written as codes', ['#41'.repeat(1_600_000)]],
  ['streams', ['stream '.repeat(700_000)]],
])('lets other work go on while it looks through many %s', async (_, content) => {
  let turns = 0;
  const others = setInterval(() => (turns += 1), 0);
  await inspect(...content);
  clearInterval(others);
  expect(turns).toBeGreaterThan(15);
});

it.each([
  ['a number without end', `/EF ${'1'.repeat(100_000)}`],
  ['two numbers without end', `/EF 1 ${'1'.repeat(100_000)}`],
  ['comments without end', '/EF%'.repeat(65_000)],
  ['blanks without end', `/EF${' '.repeat(5000)}`.repeat(50)],
])('needs only a moment for %s behind the key of an attached file', async (_, content) => {
  const began = performance.now();
  await inspect(content);
  expect(performance.now() - began).toBeLessThan(3000);
});

it('lets other work go on between streams that follow long texts', async () => {
  let turns = 0;
  // `setImmediate` counts every turn, while a timer runs at most once in a millisecond.
  const count = () => {
    turns += 1;
    others = setImmediate(count);
  };
  let others = setImmediate(count);
  await inspect(`${'('.repeat(250_000)}${'stream '.repeat(19)}\nendstream\nendobj`.repeat(8));
  clearImmediate(others);
  expect(turns).toBeGreaterThan(60);
});

it.each([
  ['line breaks', '\n'],
  ['blanks', ' '],
  ['ends of dictionaries', '>> '],
])('reads millions of %s before a stream only once', async (_, piece) => {
  expect(await inspect('1 0 obj', piece.repeat(4_000_000 / piece.length), 'x stream\n')).toBeUndefined();
});

const BEGIN = Buffer.from('stream\n\x78\x01');
const block = (length: number) =>
  Buffer.from([0, length % 256, length >> 8, ~length & 255, (~length >> 8) & 255]);

/** Each stream skips the streams inside it and then reads to the end of the file: the end is read many times. */
function withinEachOther(count: number): Buffer {
  const streams = Array.from({ length: count }, (_, index) => [
    BEGIN,
    block((count - 1 - index) * (BEGIN.length + block(0).length)),
  ]);
  return Buffer.concat(streams.flat());
}

const MEBIBYTE = 1024 * 1024;
const ZEROS = deflateRawSync(Buffer.alloc(40 * MEBIBYTE));
/** Its first byte begins no block of packed data. */
const BROKEN = Buffer.from('\x07');

it.each([
  ['packed objects', `1 0 obj\n<< ${PACKED} >>\n`, Buffer.alloc(4_000_000, block(0))],
  ['streams with hidden dictionaries and too much output', '1 0 obj\n<<>> )\n', ZEROS],
  [
    'streams with hidden dictionaries, broken after much output',
    '1 0 obj\n<<>> )\n',
    Buffer.concat([ZEROS.subarray(0, ZEROS.length / 2), BROKEN]),
  ],
  [
    'streams with hidden dictionaries, broken after much input',
    '1 0 obj\n<<>> )\n',
    Buffer.concat([Buffer.alloc(4_000_000, block(0)), BROKEN]),
  ],
])('refuses nested %s, which would be unpacked for minutes', async (_, dictionary, end) => {
  expect(await inspect(dictionary, withinEachOther(4000), end)).toBe('unreadable');
});
