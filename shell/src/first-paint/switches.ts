/** Each part of this folder that can be switched off, to measure what it earns. */
export type FirstPaintPart =
  | 'take-over-styles'
  | 'load-fonts'
  | 'own-task'
  | 'start-page'
  | 'hydrate'
  | 'scripts-ahead'
  | 'fewer-pauses'
  | 'release-focus'
  | 'deferred-layout'
  | 'when-idle'
  | 'prefetch-on-intent';

/** A global, so that a bench can set it before the page's first script: a list of parts, or `['all']`. */
export const SWITCHED_OFF = 'nivaraFirstPaintOff';

export function isOn(part: FirstPaintPart): boolean {
  const off: unknown = Reflect.get(globalThis, SWITCHED_OFF);
  return !(Array.isArray(off) && (off.includes('all') || off.includes(part)));
}
