import { networkOf, wideNetwork } from './network';

test('a client that has disconnected has no network', () => {
  expect(wideNetwork(undefined)).toBe('');
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:50123', '203.0.113.7'],
  ['203.000.113.07', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['[::ffff:cb00:7107]:50123', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:50123', '203.0.113.7'],
  ['[2001:db8:1:2::5]:50123', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('the network of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));

test('all addresses of one IPv6 /64 are one network', () => {
  const networks = Array.from({ length: 50 }, (_none, host) =>
    networkOf(`2001:db8:7:8:${host.toString(16)}::${host.toString(16)}`),
  );
  expect(new Set(networks).size).toBe(1);
});

test('all networks of one internet customer’s /48 are one wide network', () => {
  const networks = Array.from({ length: 50 }, (_none, line) =>
    wideNetwork(`2001:db8:7:${line.toString(16)}::1`),
  );
  expect([...new Set(networks)]).toEqual(['2001:db8:7::/48']);
  expect(wideNetwork('203.0.113.7')).toBe('203.0.113.7');
});

test.each([
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['0:0:0:0::/64', '0:0:0::/48'],
  ['203.0.113.7', '203.0.113.7'],
  ['an account', 'an account'],
])('the wide network of the network %s is %s', (network, wide) => {
  expect(wideNetwork(network)).toBe(wide);
});
