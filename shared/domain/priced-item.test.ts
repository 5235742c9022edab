import { pricedItemSchema } from './priced-item';

test.each([
  [{ kind: 'course' }, 'kind'],
  [{ name: '  ' }, 'name'],
  [{ details: '' }, 'details'],
  [{ minutes: 4 }, 'minutes'],
  [{ minutes: undefined }, 'minutes'],
  [{ price: -1 }, 'price'],
  [{ price: 1.5 }, 'price'],
])('refuses %j', (change, path) => {
  const item = { kind: 'test', name: 'ECG', details: 'No cream.', minutes: 10, price: 40_000 };
  expect(pricedItemSchema.isValidSync(item)).toBe(true);
  expect(() => pricedItemSchema.validateSync({ ...item, ...change })).toThrow(
    expect.objectContaining({ path }),
  );
});
