import fc from 'fast-check';
import { OVERRIDE_PATH } from '@nivara/shared/contracts/override';
import { REPORTS_PATH } from '@nivara/shared/contracts/report';
import { RESERVED_PATHS } from '@nivara/shared/contracts/site-paths';

const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  '%00',
  '%',
  '%ff%fe',
  '%c0%ae%c0%ae',
  '..',
  '%2e%2e',
  '..%2f..%2fregistry-key.pem',
  '..%5c..%5cnivara.db',
  '../../../../etc/passwd',
  '//elsewhere.example',
  '\\\\elsewhere.example',
  '<script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  "' or 1=1 --",
  '__proto__',
  'constructor',
  '{"__proto__":{"admin":true}}',
  'x\r\nset-cookie: nivara-session=1',
  'x\r\n\r\nGET /healthz HTTP/1.1\r\nhost: x\r\n\r\n',
  '\ud800',
  '\u202e',
  'NaN',
  '-1',
  '99999999999999999999',
  'a'.repeat(5000),
  'a'.repeat(20_000),
];
const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

/** The calls that pages make. */
const CALLS = [
  ['POST', REPORTS_PATH],
  ['POST', OVERRIDE_PATH],
  ['DELETE', OVERRIDE_PATH],
  ['GET', '/gallery'],
  ['GET', '/hints/gallery'],
  ['POST', '/api/session'],
] as [string, string][];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const ODD_METHODS = ['TRACE', 'CONNECT', 'PROPFIND', 'get', 'G T', '', 'M-SEARCH', 'QUERY'];
const PATHS = [
  ...RESERVED_PATHS,
  '/',
  '/gallery',
  '/backstage',
  '/gallery/a/b',
  '/assets/main.0123456789ab.js',
  '/assets/page.html',
  '/remotes/gallery/1.0.0/data/pictures.json',
  '/data/pictures.json',
  '/hints/gallery',
  '/api/session',
  '/api/v1_1/clinic/raw/upload',
  '*',
  'http://elsewhere.example/',
];
const HEADERS = [
  ['cookie', ['nivara-bucket=-1', 'nivara-bucket=1e9; nivara-override=a#b', '=;=;;', 'a="\\', 'x=%E0%A4%A']],
  ['range', ['bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=0-0,1-1,2-2', 'bytes=99999999999-', 'lines=1']],
  ['if-none-match', ['*', 'W/"x"', '"']],
  ['if-modified-since', ['yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT']],
  ['accept-encoding', ['br;q=2', '*', 'gzip, br, zstd', 'identity;q=0', ';;;']],
  ['accept-language', ['*', 'x'.repeat(9000)]],
  [
    'content-type',
    ['application/json', 'text/html', 'application/json; charset=x', '/', 'multipart/form-data'],
  ],
  ['content-length', ['-1', '0', '3', 'x', '70000', '99999999999999999999']],
  ['transfer-encoding', ['chunked', 'gzip', 'chunked, chunked', 'x']],
  ['expect', ['100-continue', 'x']],
  ['connection', ['upgrade', 'keep-alive', 'x', 'close, host']],
  ['upgrade', ['websocket', 'h2c']],
  ['origin', ['null', 'http://localhost', 'https://elsewhere.example', 'x']],
  ['sec-fetch-site', ['same-origin', 'cross-site', 'x']],
  ['x-forwarded-for', ['::1', '1.2.3.4, x', '[', '999.1.1.1']],
  ['x-forwarded-proto', ['https', 'javascript']],
  ['x-forwarded-host', ['elsewhere.example', '"><script>']],
  ['host', ['elsewhere.example', '', '[', 'localhost:99999', 'a b', '"><script>alert(1)</script>']],
  ['traceparent', ['x']],
] as const satisfies [string, string[]][];

export const hostileRequest = fc.record({
  route: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...CALLS) },
    { weight: 6, arbitrary: fc.tuple(fc.constantFrom(...METHODS), fc.constantFrom(...PATHS)) },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...ODD_METHODS), fc.constantFrom(...PATHS)) },
  ),
  below: fc.oneof(fc.constant<string[]>([]), fc.array(hostileText, { maxLength: 2 })),
  isEncoded: fc.boolean(),
  query: fc.oneof(fc.constant<string[]>([]), fc.array(hostileText, { maxLength: 2 })),
  headers: fc.array(
    fc
      .constantFrom(...HEADERS)
      .chain(([name, values]) =>
        fc.oneof(
          { weight: 4, arbitrary: fc.constantFrom(...values).map((value) => `${name}: ${value}`) },
          { weight: 1, arbitrary: hostileText.map((value) => `${name}: ${value}`) },
        ),
      ),
    { maxLength: 4 },
  ),
  body: fc.oneof(
    fc.constant(''),
    fc.constant('report'),
    fc.json(),
    hostileText,
    fc.constant('{"remote":"gallery","origin":"http://localhost:1"}'),
  ),
  reported: fc.dictionary(
    fc.constantFrom('remote', 'version', 'what', 'kind', 'message', 'ticket'),
    hostileText,
  ),
  version: fc.constantFrom('1.1', '1.1', '1.1', '1.1', '1.0', '0.9', '2', 'x'),
  bytes: fc.oneof(
    { weight: 19, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.uint8Array({ minLength: 1, maxLength: 300 }) },
  ),
});
export type Hostile = typeof hostileRequest extends fc.Arbitrary<infer Request> ? Request : never;

const LONE_SURROGATES = /\p{Surrogate}/gu;
const encode = (text: string) => encodeURIComponent(text.replace(LONE_SURROGATES, '\ufffd'));

/** The requests are bytes, since no client would send most of them. */
export function toBytes(
  { route, below, isEncoded, query, headers, body, reported, version }: Hostile,
  ticket: string,
): Buffer {
  const [method, base] = route;
  const parts = below.map((part) => (isEncoded ? encode(part) : part));
  const target = [base, ...parts].join('/') + (query.length > 0 ? `?${query.map(encode).join('=')}` : '');
  const validReport = {
    remote: 'gallery',
    version: '1.0.0',
    what: 'failed',
    kind: 'broken',
    doing: 'x',
    message: 'x',
    ticket,
  };
  const content = body === 'report' ? JSON.stringify({ ...validReport, ...reported }) : body;
  const hasHeader = (name: string) => headers.some((line) => line.startsWith(`${name}:`));
  const defaults = [
    ...(hasHeader('host') ? [] : ['host: localhost']),
    ...(hasHeader('connection') ? [] : ['connection: close']),
    ...(hasHeader('content-type') ? [] : ['content-type: application/json']),
    ...(hasHeader('sec-fetch-site') ? [] : ['sec-fetch-site: same-origin']),
    ...(hasHeader('content-length') || hasHeader('transfer-encoding')
      ? []
      : [`content-length: ${Buffer.byteLength(content)}`]),
  ];
  return Buffer.from(
    `${[`${method} ${target} HTTP/${version}`, ...defaults, ...headers].join('\r\n')}\r\n\r\n${content}`,
  );
}

/** False where the site would wait for the rest of the request, or for a further request. */
export const isComplete = ({ bytes, headers }: Hostile): boolean =>
  bytes === undefined &&
  !headers.some((line) => /^(?:content-length|transfer-encoding|connection):/.test(line));
