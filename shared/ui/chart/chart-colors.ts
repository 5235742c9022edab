import { color } from '../tokens/theme';

export type ChartTone = 'main' | 'second' | 'soft' | 'quiet' | 'faint';

export const TONES: Record<ChartTone, string> = {
  main: color.primary,
  second: color.accent,
  soft: `color-mix(in srgb, ${color.primary} 38%, ${color.surface})`,
  faint: `color-mix(in srgb, ${color.primary} 16%, ${color.surface})`,
  quiet: `color-mix(in srgb, ${color.lineStrong} 55%, ${color.surface})`,
};

/** Neighbouring series differ in lightness too, and the legend and the table name each series. */
const ORDER: readonly ChartTone[] = ['main', 'second', 'quiet', 'soft'];

export const toneAt = (tones: readonly ChartTone[] | undefined, series: number): string =>
  TONES[tones?.[series] ?? ORDER[series % ORDER.length] ?? 'main'];
