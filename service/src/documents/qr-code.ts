import { encode } from 'uqr';
import type { QrCode } from '@nivara/shared/domain/qr-code';

/** The light border around the code, in squares; scanners need four. */
const QUIET_ZONE = 4;

/** Draws the dark squares as one SVG path, with a rectangle for each run in a row. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data.map((row, y) =>
    darkRuns(row)
      .map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)
      .join(''),
  );
  return { size, path: path.join('') };
}

function darkRuns(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
