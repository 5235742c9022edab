import { type TestApp, startTestApp } from '../../../test/test-app';

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp();
});
afterEach(() => test.close());

const signIn = (password: string, username = 'patient', ip = '198.51.100.1') =>
  test.call('POST', '/session', { username, password }, { 'x-forwarded-for': ip });

async function failTimes(times: number, username = 'patient') {
  for (let attempt = 0; attempt < times; attempt += 1) {
    expect((await signIn('wrong one', username)).statusCode).toBe(401);
  }
}

describe('trying passwords of one account', () => {
  it('is delayed for longer and longer, even for the right password, and tells the remaining time', async () => {
    await failTimes(5);
    for (const seconds of [30, 60, 120, 240, 480, 900, 900]) {
      const blocked = await signIn('Patient-demo-1');
      expect(blocked.statusCode).toBe(429);
      expect(blocked.headers['retry-after']).toBe(String(seconds));
      expect(blocked.json().detail).toContain('Please try again in');
      test.passMinutes(seconds / 60);
      await failTimes(1);
    }
  });

  it('resets after the right password', async () => {
    await failTimes(4);
    expect((await signIn('Patient-demo-1')).statusCode).toBe(200);
    await failTimes(5);
    expect((await signIn('Patient-demo-1')).statusCode).toBe(429);
    test.passMinutes(1);
    expect((await signIn('Patient-demo-1')).statusCode).toBe(200);
  });

  it('resets after an hour without attempts', async () => {
    await failTimes(5);
    test.passMinutes(61);
    await failTimes(5);
  });

  it('does not tell which e-mail address belongs to a name', async () => {
    await failTimes(3);
    await failTimes(3, 'Patient@Example.org');
    for (let network = 0; network < 30; network += 1) {
      expect((await signIn('wrong one', 'patient', `203.0.113.${network}`)).statusCode).toBe(401);
      expect((await signIn('wrong one', 'patient@example.org', `203.0.113.${network}`)).statusCode).toBe(401);
    }
  });

  it('resets the delay of name and e-mail after the right password', async () => {
    await failTimes(4);
    await failTimes(4, 'patient@example.org');
    expect((await signIn('Patient-demo-1')).statusCode).toBe(200);
    await failTimes(5);
    await failTimes(5, 'patient@example.org');
  });

  it('locks out nobody who signs in from another network', async () => {
    await failTimes(5);
    expect((await signIn('Patient-demo-1')).statusCode).toBe(429);
    expect((await signIn('Patient-demo-1', 'patient', '198.51.100.2')).statusCode).toBe(200);
  });

  it('counts the tries from all addresses of one IPv6 /64 together', async () => {
    for (let host = 1; host <= 5; host += 1)
      expect((await signIn('wrong one', 'patient', `2001:db8:1:2::${host}`)).statusCode).toBe(401);
    expect((await signIn('wrong one', 'patient', '2001:db8:1:2:ffff::6')).statusCode).toBe(429);
  });

  it('counts the tries of 65,536 IPv6 networks of an internet customer together, for any names', async () => {
    const guess = (network: number, customer = 'db8') =>
      signIn('wrong one', `nobody ${network}`, `2001:${customer}:1:${network.toString(16)}::1`);
    for (let network = 0; network < 120; network += 1) expect((await guess(network)).statusCode).toBe(401);
    expect((await guess(120)).statusCode).toBe(429);
    expect((await guess(120, 'db9')).statusCode).toBe(401);
  });

  it('does not affect other accounts', async () => {
    await failTimes(5);
    expect((await signIn('Patient-demo-2', 'patient2')).statusCode).toBe(200);
  });

  it('treats an unknown name in the same way', async () => {
    await failTimes(5, 'nobody');
    expect((await signIn('wrong one', 'NOBODY ')).statusCode).toBe(429);
  });

  it('counts concurrent attempts one by one', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn('wrong one')));
    const statuses = answers.map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });
});

describe('trying passwords of one account from many networks', () => {
  const guessFromManyNetworks = async () => {
    for (let network = 0; network < 50; network += 1)
      expect((await signIn('wrong one', 'patient', `203.0.113.${network}`)).statusCode).toBe(401);
  };
  const cookiesOf = (answer: { cookies: { name: string; value: string }[] }, name: string) =>
    answer.cookies
      .filter((cookie) => cookie.name === name)
      .map(({ value }) => `${name}=${value}`)
      .join();
  const signInWith = (cookie: string, password = 'Patient-demo-1', username = 'patient') =>
    test.call(
      'POST',
      '/session',
      { username, password },
      { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '192.0.2.1', cookie },
    );

  it('is slowed down for a further network, even with the right password', async () => {
    await guessFromManyNetworks();
    expect((await signIn('Patient-demo-1', 'patient', '192.0.2.1')).statusCode).toBe(429);
  });

  it('does not slow down a browser that the account has signed in with before', async () => {
    const device = cookiesOf(await signIn('Patient-demo-1'), 'device');
    expect(device).toMatch(/^device=[0-9a-f]{32}\.[\w-]{32}$/);
    await guessFromManyNetworks();
    expect((await signInWith(device)).statusCode).toBe(200);
  });

  it('slows down a browser with a forged, a foreign or an outdated cookie', async () => {
    const device = cookiesOf(await signIn('Patient-demo-1'), 'device');
    const other = cookiesOf(await signIn('Patient-demo-2', 'patient2'), 'device');
    await guessFromManyNetworks();
    for (const cookie of [other, `${device.slice(0, -4)}AAAA`, `device=${'0'.repeat(32)}`, 'device=x.y'])
      expect((await signInWith(cookie)).statusCode).toBe(429);
    await test.context.database
      .updateTable('accounts')
      .set({ password_hash: await test.context.passwords.hash('a quiet river') })
      .where('username', '=', 'patient')
      .execute();
    expect((await signInWith(device, 'a quiet river')).statusCode).toBe(429);
  });

  it('limits the guesses of a known browser', async () => {
    const device = cookiesOf(await signIn('Patient-demo-1'), 'device');
    for (let guess = 0; guess < 10; guess += 1)
      expect((await signInWith(device, 'wrong one')).statusCode).toBe(401);
    expect((await signInWith(device)).statusCode).toBe(429);
  });

  it('recognizes a browser of several accounts', async () => {
    const first = cookiesOf(await signIn('Patient-demo-1'), 'device');
    const both = cookiesOf(await signInWith(first, 'Patient-demo-2', 'patient2'), 'device');
    expect(both.split('.')).toHaveLength(3);
    await guessFromManyNetworks();
    expect((await signInWith(both)).statusCode).toBe(200);
  });
});

it('lets an honest person in while one network tries 130 names at once', async () => {
  const crowd = Array.from({ length: 130 }, (_, index) => signIn('wrong one', `somebody${index}`));
  const honest = await signIn('Patient-demo-1', 'patient', '198.51.100.2');
  expect(honest.statusCode).toBe(200);
  const statuses = new Set((await Promise.all(crowd)).map(({ statusCode }) => statusCode));
  expect([...statuses].filter((status) => ![401, 429, 503].includes(status))).toEqual([]);
});

describe('trying many accounts from one network', () => {
  it('is delayed for that network only', async () => {
    for (let attempt = 0; attempt < 30; attempt += 1) {
      expect((await signIn('wrong one', `somebody${attempt}`)).statusCode).toBe(401);
    }
    expect((await signIn('Patient-demo-1')).statusCode).toBe(429);
    expect((await signIn('Patient-demo-1', 'patient', '198.51.100.2')).statusCode).toBe(200);
  });

  it('does not count tries of a name that is blocked already', async () => {
    await failTimes(5);
    for (let attempt = 0; attempt < 40; attempt += 1)
      expect((await signIn('wrong one')).statusCode).toBe(429);
    expect((await signIn('wrong one', 'somebody')).statusCode).toBe(401);
  });

  it('writes nothing for a try that is refused', async () => {
    const rows = () => test.context.database.selectFrom('attempts').selectAll().orderBy('subject').execute();
    await failTimes(5);
    const before = await rows();
    test.passMinutes(1 / 60);
    expect((await signIn('wrong one')).statusCode).toBe(429);
    expect(await rows()).toEqual(before);
  });

  it('does not count successful sign-ins', async () => {
    for (let attempt = 0; attempt < 40; attempt += 1) {
      expect((await signIn('Patient-demo-1')).statusCode).toBe(200);
    }
  });
});

it('stores neither an attempted name nor the address of the attempt', async () => {
  await signIn('wrong one', 'my-secret-typed-here');
  const rows = await test.context.database.selectFrom('attempts').selectAll().execute();
  expect(rows).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toMatch(/my-secret|198\.51/);
});
