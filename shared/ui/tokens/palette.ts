import type { color, shadow } from './theme';

/** palette.test.ts checks the contrast of each pair in use. */
export type Palette = Record<keyof typeof color, string>;

export const lightPalette: Palette = {
  page: '#fbf8f3',
  surface: '#ffffff',
  surfaceSunken: '#f5f0e7',
  sand: '#f3eadb',
  neutralSoft: '#eee3d0',
  text: '#1b2a2a',
  textMuted: '#4f5f5d',
  line: '#e3d9c8',
  lineStrong: '#857b6b',
  primary: '#0f5c59',
  primaryHover: '#0a4644',
  primarySoft: '#dceeea',
  onPrimary: '#ffffff',
  accent: '#a4471d',
  accentSoft: '#fbe5d4',
  deep: '#0b3b3c',
  onDeep: '#f8f2e7',
  onDeepMuted: '#bdd4d0',
  accentOnDeep: '#f4b77d',
  danger: '#ab2626',
  dangerSoft: '#fbe8e4',
  onDanger: '#ffffff',
  success: '#1c673d',
  successSoft: '#e0f1e5',
  warning: '#744a00',
  warningSoft: '#fcefcf',
  focus: '#d25c17',
  backdrop: 'rgb(8 34 35 / 0.55)',
};

/** The palette of printed pages: deep backgrounds become white, with dark text on them. */
export const paperPalette: Palette = {
  ...lightPalette,
  page: '#ffffff',
  surface: '#ffffff',
  surfaceSunken: '#ffffff',
  sand: '#ffffff',
  deep: '#ffffff',
  onDeep: lightPalette.text,
  onDeepMuted: lightPalette.textMuted,
  accentOnDeep: lightPalette.accent,
};

export const darkPalette: Palette = {
  page: '#0f1817',
  surface: '#182524',
  surfaceSunken: '#0b1211',
  sand: '#1f2420',
  neutralSoft: '#35413f',
  text: '#efe9de',
  textMuted: '#a9b6b2',
  line: '#2d3b39',
  lineStrong: '#788784',
  primary: '#7fd0c5',
  primaryHover: '#a3e0d7',
  primarySoft: '#1a3d3a',
  onPrimary: '#06302e',
  accent: '#f2a66e',
  accentSoft: '#40291a',
  deep: '#0b3334',
  onDeep: '#f5efe3',
  onDeepMuted: '#b0cbc6',
  accentOnDeep: '#f4b77d',
  danger: '#ff9f93',
  dangerSoft: '#43211e',
  onDanger: '#3d0a06',
  success: '#88d5a2',
  successSoft: '#183725',
  warning: '#f3c76e',
  warningSoft: '#3a2d12',
  focus: '#ffb067',
  backdrop: 'rgb(2 8 8 / 0.68)',
};

export const lightShadows: Record<keyof typeof shadow, string> = {
  low: '0 1px 2px rgb(27 42 42 / 0.05), 0 6px 20px -6px rgb(27 42 42 / 0.09)',
  high: '0 2px 6px rgb(27 42 42 / 0.06), 0 24px 56px -16px rgb(27 42 42 / 0.28)',
};

export const darkShadows: Record<keyof typeof shadow, string> = {
  low: '0 1px 2px rgb(0 0 0 / 0.3), 0 6px 20px -6px rgb(0 0 0 / 0.4)',
  high: '0 2px 6px rgb(0 0 0 / 0.35), 0 24px 56px -16px rgb(0 0 0 / 0.7)',
};

export function declarations(tokens: Record<string, string>, values: Record<string, string>): string {
  return Object.entries(tokens)
    .map(([name, reference]) => `${reference.slice('var('.length, -1)}: ${values[name] ?? 'initial'};`)
    .join('\n');
}
