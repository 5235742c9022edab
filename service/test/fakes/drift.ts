/** In these fields a fake must have exactly the service's values, because screens decide by them. */
const SAME_VALUES = new Set([
  'currency',
  'current',
  'display_name',
  'flag',
  'kind',
  'maxBytes',
  'maxFiles',
  'outdated',
  'read',
  'revision',
  'role',
  'state',
  'status',
  'timeslot',
  'timing',
  'unread',
  'type',
  'uploadPreset',
  'version',
]);

const FORMS: readonly (readonly [string, RegExp])[] = [
  ['an id', /^[0-9a-f]{32}$/],
  ['a moment', /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/],
  ['a date', /^\d{4}-\d{2}-\d{2}$/],
  ['a time', /^\d{1,2}:\d{2} [AP]M$/],
  ['a path', /^\/\S*$/],
  ['an empty text', /^$/],
  ['a text', /./s],
];

/** Lists the differences between the answers of a fake and the service: keys, types and forms of texts. */
export function driftOf(fake: unknown, real: unknown, at = 'the answer'): string[] {
  if (Array.isArray(fake) && Array.isArray(real)) return driftOfItems(fake, real, at);
  if (!isObject(fake) || !isObject(real)) {
    return formOf(fake) === formOf(real) ? [] : [`${at}: ${shown(fake)} instead of ${shown(real)}`];
  }
  return [...new Set([...Object.keys(fake), ...Object.keys(real)])].flatMap((key) => {
    const inside = `${at}.${key}`;
    if (!(key in fake)) return [`${inside} is missing: ${shown(real[key])}`];
    if (!(key in real)) return [`${inside} is unknown to the service: ${shown(fake[key])}`];
    const drift = driftOf(fake[key], real[key], inside);
    const isDecisive = SAME_VALUES.has(key) || (isProblem(real) && ['title', 'detail'].includes(key));
    if (drift.length > 0 || !isDecisive || isObject(fake[key]) || fake[key] === real[key]) return drift;
    return [`${inside}: ${shown(fake[key])} instead of ${shown(real[key])}`];
  });
}

/** Compares only the first rows if the numbers of rows differ; refuses an empty list beside one with rows. */
function driftOfItems(fake: unknown[], real: unknown[], at: string): string[] {
  if ((fake.length === 0) !== (real.length === 0)) return [`${at}: ${fake.length} instead of ${real.length}`];
  const pairs = fake.length === real.length ? fake.length : 1;
  return fake.slice(0, pairs).flatMap((item, index) => driftOf(item, real[index], `${at}[${index}]`));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isProblem = (value: object) => 'title' in value && typeof Reflect.get(value, 'status') === 'number';

function formOf(value: unknown): string {
  if (typeof value === 'string') return FORMS.find(([, form]) => form.test(value))?.[0] ?? 'a text';
  if (Array.isArray(value)) return 'a list';
  return value === null ? 'null' : typeof value;
}

const shown = (value: unknown) => `${formOf(value)} (${JSON.stringify(value)})`;
