import { replaceFigures } from './replace-figures';

const begin = '<!-- written by npm run bench:load: begin -->';
const end = '<!-- written by npm run bench:load: end -->';

test('replaces the old figures and keeps the prose around them', () => {
  const text = `# Before\n\n${begin}\n\nold figures\n\n${end}\n\nafter\n`;
  const once = replaceFigures(text, 'new figures');
  expect(once).toBe(`# Before\n\n${begin}\n\nnew figures\n\n${end}\n\nafter\n`);
  expect(replaceFigures(once, 'newest')).toBe(`# Before\n\n${begin}\n\nnewest\n\n${end}\n\nafter\n`);
});

test('refuses a page whose two comments are missing or in the wrong order', () => {
  expect(() => replaceFigures('nothing here', 'x')).toThrow('comments');
  expect(() => replaceFigures(`${end} ${begin}`, 'x')).toThrow('comments');
});
