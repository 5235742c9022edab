import { isOn, SWITCHED_OFF } from './switches';

afterEach(() => Reflect.deleteProperty(globalThis, SWITCHED_OFF));

test('every part is on by default', () => {
  expect(isOn('take-over-styles')).toBe(true);
});

test('a part in the list is off, and no other one', () => {
  Reflect.set(globalThis, SWITCHED_OFF, ['load-fonts']);
  expect([isOn('load-fonts'), isOn('when-idle')]).toEqual([false, true]);
});

test('"all" switches every part off', () => {
  Reflect.set(globalThis, SWITCHED_OFF, ['all']);
  expect(isOn('hydrate')).toBe(false);
});
