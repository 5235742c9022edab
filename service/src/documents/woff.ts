import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;
const PLAIN_HEADER = 12;
const PLAIN_ENTRY = 16;

const padded = (length: number) => Math.ceil(length / 4) * 4;

/** Unpacks a font. Callers keep the result: unpacking takes longer than drawing a page. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = woff.subarray(HEADER + index * ENTRY, HEADER + (index + 1) * ENTRY);
    const [offset, packedLength, length] = [4, 8, 12].map((at) => entry.readUInt32BE(at));
    const packed = woff.subarray(offset, (offset ?? 0) + (packedLength ?? 0));
    const data = packedLength === length ? packed : inflateSync(packed);
    return { tag: entry.subarray(0, 4), checksum: entry.subarray(16, 20), data };
  });

  const header = Buffer.alloc(PLAIN_HEADER + count * PLAIN_ENTRY);
  woff.copy(header, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(2 ** power * PLAIN_ENTRY, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE((count - 2 ** power) * PLAIN_ENTRY, 10);
  let offset = header.length;
  tables.forEach(({ tag, checksum, data }, index) => {
    const at = PLAIN_HEADER + index * PLAIN_ENTRY;
    tag.copy(header, at);
    checksum.copy(header, at + 4);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(data.length, at + 12);
    offset += padded(data.length);
  });
  const bodies = tables.map(({ data }) => Buffer.concat([data], padded(data.length)));
  return Buffer.concat([header, ...bodies]);
}
