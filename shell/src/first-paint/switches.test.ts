import { readdirSync } from 'node:fs';
import path from 'node:path';
import { FIRST_PAINT_PARTS, isOn, SWITCHED_OFF } from './switches';

afterEach(() => Reflect.deleteProperty(globalThis, SWITCHED_OFF));

test('every file of the folder is a part that can be switched off', () => {
  const files = readdirSync(__dirname)
    .filter((file) => !file.includes('.test.') && file !== 'switches.ts')
    .map((file) => path.parse(file).name);
  expect(files.sort()).toEqual([...FIRST_PAINT_PARTS]);
});

test('every part is on by default', () => {
  expect(FIRST_PAINT_PARTS.filter(isOn)).toEqual(FIRST_PAINT_PARTS);
});

test('only the parts in the list are off', () => {
  Reflect.set(globalThis, SWITCHED_OFF, ['load-fonts']);
  expect(FIRST_PAINT_PARTS.filter((part) => !isOn(part))).toEqual(['load-fonts']);
});
