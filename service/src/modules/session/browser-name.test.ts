import { browserName } from './browser-name';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  [`${WINDOWS} ${CHROME} Safari/537.36`, 'Chrome on Windows'],
  [`${WINDOWS} ${CHROME} Safari/537.36 Edg/140.0.0.0`, 'Edge on Windows'],
  [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${CHROME} Mobile Safari/537.36`, 'Chrome on Android'],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0 Safari/537.36`,
    'Samsung Internet on Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    'Safari on a Mac',
  ],
  [`${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1`, 'Safari on an iPhone'],
  [`${IPHONE} CriOS/140.0 Mobile/15E148 Safari/604.1`, 'Chrome on an iPhone'],
  ['Firefox/140.0', 'Firefox'],
  ['curl/8.5.0', null],
  ['', null],
  [undefined, null],
])('the browser of %j is %j', (userAgent, name) => expect(browserName(userAgent)).toBe(name));
