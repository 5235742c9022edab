import { darkPalette, declarations, lightPalette, type Palette } from './palette';
import { color } from './theme';

type Token = keyof Palette;

const MIN_FOR_TEXT = 4.5;
const MIN_FOR_SHAPES = 3;
/** A background carries no meaning by itself, but must be visible. */
const MIN_FOR_GROUNDS = 1.1;

const grounds: Token[] = ['page', 'surface', 'surfaceSunken', 'sand'];

const softGrounds = [
  'neutralSoft',
  'primarySoft',
  'accentSoft',
  'successSoft',
  'warningSoft',
  'dangerSoft',
] as const;

/** Every pair of tokens in use: ink, backgrounds, least contrast. */
const pairs: [ink: Token, grounds: Token[], least: number][] = [
  [
    'text',
    [...grounds, 'neutralSoft', 'primarySoft', 'accentSoft', 'dangerSoft', 'successSoft', 'warningSoft'],
    MIN_FOR_TEXT,
  ],
  ['textMuted', [...grounds, 'dangerSoft'], MIN_FOR_TEXT],
  ['primary', [...grounds, 'primarySoft'], MIN_FOR_TEXT],
  ['primaryHover', grounds, MIN_FOR_TEXT],
  ['accent', [...grounds, 'accentSoft'], MIN_FOR_TEXT],
  ['danger', [...grounds, 'dangerSoft'], MIN_FOR_TEXT],
  ['success', [...grounds, 'successSoft'], MIN_FOR_TEXT],
  ['warning', [...grounds, 'warningSoft'], MIN_FOR_TEXT],
  ['onPrimary', ['primary', 'primaryHover'], MIN_FOR_TEXT],
  ['onDanger', ['danger'], MIN_FOR_TEXT],
  ['surface', ['success'], MIN_FOR_TEXT],
  ['onDeep', ['deep'], MIN_FOR_TEXT],
  ['onDeepMuted', ['deep'], MIN_FOR_TEXT],
  ['accentOnDeep', ['deep'], MIN_FOR_TEXT],
  ['lineStrong', grounds, MIN_FOR_SHAPES],
  ['focus', [...grounds, 'deep'], MIN_FOR_SHAPES],
];

const cases = pairs.flatMap(([ink, on, least]) => on.map((ground) => [ink, ground, least] as const));

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('in the %s theme', (_, palette) => {
  test.each(cases)('%s on %s reaches %d', (ink, ground, least) => {
    expect(contrast(palette[ink], palette[ground])).toBeGreaterThanOrEqual(least);
  });

  test.each(softGrounds)('%s has a visible contrast to the card under it', (ground) => {
    expect(contrast(palette[ground], palette.surface)).toBeGreaterThanOrEqual(MIN_FOR_GROUNDS);
  });
});

test('the contrast of black on white is 21', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});

test('every token of the theme has a value', () => {
  const css = declarations(color, lightPalette);
  expect(css).toContain(`--nv-surface-sunken: ${lightPalette.surfaceSunken};`);
  expect(css.split('\n')).toHaveLength(Object.keys(color).length);
  expect(css).not.toContain('initial');
});

/** WCAG 2.2: the ratio of two relative luminances. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((left, right) => right - left);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
