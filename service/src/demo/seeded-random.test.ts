import { SeededRandom } from './seeded-random';

const draw = (random: SeededRandom) => [
  random.bytes(40).toString('hex'),
  random.between(1, 1_000_000_000),
  random.shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9]),
];

it('draws the same values for the same seed, and other values for another seed', () => {
  expect(draw(new SeededRandom('a'))).toEqual(draw(new SeededRandom('a')));
  const [one, other] = [draw(new SeededRandom('a')), draw(new SeededRandom('b'))];
  one.forEach((drawn, index) => expect(drawn).not.toEqual(other[index]));
});

it('never gives the same bytes twice', () => {
  const random = new SeededRandom('a');
  const drawn = Array.from({ length: 1000 }, () => random.bytes(16).toString('hex'));
  expect(new Set(drawn).size).toBe(1000);
});

it('draws each number between the bounds and no other', () => {
  const random = new SeededRandom('a');
  const drawn = Array.from({ length: 500 }, () => random.between(-2, 2));
  expect([...new Set(drawn)].sort((one, other) => one - other)).toEqual([-2, -1, 0, 1, 2]);
  expect(random.between(7, 7)).toBe(7);
});

it('shuffles without losing items or changing its input', () => {
  const items = [1, 2, 3, 4, 5];
  expect(new SeededRandom('a').shuffled(items).sort()).toEqual(items);
  expect(items).toEqual([1, 2, 3, 4, 5]);
});

it('picks one of several, and refuses an empty list', () => {
  expect(['x', 'y']).toContain(new SeededRandom('a').pick(['x', 'y']));
  expect(() => new SeededRandom('a').pick([])).toThrow('There is nothing to choose from.');
});

it('a fork does not change the values of its original', () => {
  const [forked, alone] = [new SeededRandom('a'), new SeededRandom('a')];
  const fork = forked.fork('1');
  fork.bytes(100);
  expect(forked.bytes(16)).toEqual(alone.bytes(16));
  expect(new SeededRandom('a').fork('1').bytes(16)).not.toEqual(new SeededRandom('a').fork('2').bytes(16));
});
