/** The files of this folder that can be switched off, to measure what each one saves. */
export const FIRST_PAINT_PARTS = [
  'fewer-pauses',
  'load-fonts',
  'own-task',
  'prefetch-on-intent',
  'prerendered-page',
  'release-focus',
  'start-page',
  'start-scripts-early',
  'take-over-styles',
  'use-deferred-layout',
  'when-idle',
] as const;

export type FirstPaintPart = (typeof FIRST_PAINT_PARTS)[number];

/** A global, so that a bench can set it before the page's first script: a list of parts. */
export const SWITCHED_OFF = 'nivaraFirstPaintOff';

export function isOn(part: FirstPaintPart): boolean {
  const off: unknown = Reflect.get(globalThis, SWITCHED_OFF);
  return !(Array.isArray(off) && off.includes(part));
}
