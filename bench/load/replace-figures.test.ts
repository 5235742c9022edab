import { replaceFigures } from './replace-figures';

const begin = '<!-- written by npm run bench:load: begin -->';
const end = '<!-- written by npm run bench:load: end -->';

test('new figures take the place of the old ones, and the prose around them stays', () => {
  const text = `# Before\n\n${begin}\n\nold figures\n\n${end}\n\nafter\n`;
  const once = replaceFigures(text, 'new figures');
  expect(once).toBe(`# Before\n\n${begin}\n\nnew figures\n\n${end}\n\nafter\n`);
  expect(replaceFigures(once, 'newest')).toBe(`# Before\n\n${begin}\n\nnewest\n\n${end}\n\nafter\n`);
});

test('a page without the two comments, or with them the wrong way round, is left alone', () => {
  expect(() => replaceFigures('nothing here', 'x')).toThrow('comments');
  expect(() => replaceFigures(`${end} ${begin}`, 'x')).toThrow('comments');
});
