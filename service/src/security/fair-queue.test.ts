import { FairQueue } from './fair-queue';

const queue = () => new FairQueue({ atOnce: 1, waiting: 6, ofOneLane: 4 }, () => new Error('full'));

/** `add` adds work that runs until `letGo` ends it; `done` lists the work that has ended or was refused. */
function makeJobs(fair: FairQueue) {
  const done: string[] = [];
  const releases: (() => void)[] = [];
  const add = (network: string, name = network) =>
    fair
      .run(network, () => new Promise<void>((resolve) => releases.push(resolve)))
      .then(
        () => void done.push(name),
        (error: Error) => void done.push(`${name} ${error.message}`),
      );
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const letGo = async () => {
    releases.shift()?.();
    await settle();
  };
  return { add, done, letGo, settle };
}

it('serves networks in turn, and the work of each network in order', async () => {
  const { add, done, letGo, settle } = makeJobs(queue());
  void add('runs');
  for (const name of ['a1', 'a2', 'a3']) void add('a', name);
  void add('b', 'b1');
  void add('c', 'c1');
  await settle();
  for (let count = 0; count < 6; count += 1) await letGo();
  expect(done).toEqual(['runs', 'a1', 'b1', 'c1', 'a2', 'a3']);
});

it('refuses the work of a network beyond its share', async () => {
  const { add, done, settle } = makeJobs(queue());
  void add('runs');
  for (let count = 0; count < 7; count += 1) void add('a');
  await settle();
  expect(done).toEqual(['a full', 'a full', 'a full']);
});

it('refuses the last work of the network with the most, to make room for another network', async () => {
  const { add, done, letGo, settle } = makeJobs(queue());
  void add('runs');
  for (const name of ['a1', 'a2', 'a3', 'a4']) void add('a', name);
  for (const name of ['b1', 'b2']) void add('b', name);
  void add('honest');
  await settle();
  expect(done).toEqual(['a4 full']);
  for (let count = 0; count < 4; count += 1) await letGo();
  expect(done).toContain('honest');
});

it('refuses one more network when all others already have a fair share', async () => {
  const { add, done, settle } = makeJobs(queue());
  void add('runs');
  for (let network = 0; network < 7; network += 1) void add(`network ${network}`);
  await settle();
  expect(done).toEqual(['network 6 full']);
});

it('continues after work that fails', async () => {
  const fair = queue();
  await expect(fair.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(fair.run('a', () => Promise.resolve('fine'))).resolves.toBe('fine');
});
