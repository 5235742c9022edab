export interface QrCode {
  /** The number of squares on each side. */
  size: number;
  /** The dark squares, as an SVG path. */
  path: string;
}
