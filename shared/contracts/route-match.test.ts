import type { Registry } from './registry';
import { canonicalPath, isBelow, matchRoute } from './route-match';

const registry = {
  contract: 3,
  remotes: {
    front: { manifest: { routes: [{ path: '/', module: './routes', access: 'public' }] } },
    shop: {
      manifest: {
        routes: [
          { path: '/shop', module: './routes', access: 'public' },
          { path: '/shop/cart', module: './cart', access: 'signed-in' },
        ],
      },
    },
    foreign: { manifest: { contract: 99, routes: 'none' } },
  },
} as unknown as Registry;

test('a path belongs to the remote with the longest matching prefix', () => {
  expect(matchRoute(registry, '/shop/shoes')?.route.module).toBe('./routes');
  expect(matchRoute(registry, '/shop/cart/pay')?.route.module).toBe('./cart');
});

test('the root owns only itself, and a prefix ends at a slash', () => {
  expect(matchRoute(registry, '/')?.remote).toBe('front');
  expect(matchRoute(registry, '/shopping')).toBeUndefined();
});

test.each([
  ['/shop/shoes', true],
  ['/shop/shoes/', true],
  ['/shop', false],
  ['/shop/', false],
  ['/shopping', false],
])('%s is below /shop: %s', (pathname, expected) => {
  expect(isBelow({ path: '/shop', module: './routes', access: 'public' }, pathname)).toBe(expected);
});

test('an address with a slash at its end has the canonical address without it', () => {
  expect(['/', '/about', '/about/'].map(canonicalPath)).toEqual(['/', '/about', '/about']);
});
