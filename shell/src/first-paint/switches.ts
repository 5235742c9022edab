/** The files of this folder that can be switched off, to measure what each one saves. */
export const FIRST_PAINT_PARTS = [
  'fewer-pauses',
  'import-screen-ahead',
  'load-fonts',
  'own-task',
  'prefetch-on-intent',
  'prerendered-page',
  'release-focus',
  'start-containers-ahead',
  'start-page',
  'start-scripts-early',
  'take-over-styles',
  'use-deferred-layout',
  'when-idle',
] as const;

export type FirstPaintPart = (typeof FIRST_PAINT_PARTS)[number];

/** The global that lists the parts that are off; a bench can set a global before the page's first script runs. */
export const SWITCHED_OFF = 'nivaraFirstPaintOff';

export function isOn(part: FirstPaintPart): boolean {
  const off: unknown = Reflect.get(globalThis, SWITCHED_OFF);
  return !(Array.isArray(off) && off.includes(part));
}
