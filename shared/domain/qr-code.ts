export interface QrCode {
  /** Of a side, in squares. */
  size: number;
  /** The dark squares, as an SVG path. */
  path: string;
}
