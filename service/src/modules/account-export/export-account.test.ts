import { ofEqualLength } from './export-account';

it('joins short pieces and cuts long ones', () => {
  expect([...ofEqualLength(['ab', 'c', 'defghijk', 'l'], 4)]).toEqual(['abcd', 'efgh', 'ijkl', '']);
});

it('never cuts between the two halves of a letter', () => {
  const pieces = ['ab😀c', '😀😀'];
  const cut = [...ofEqualLength(pieces, 3)];
  expect(cut).toEqual(['ab😀', 'c😀', '😀']);
  expect(cut.map((each) => Buffer.from(each).toString()).join('')).toBe(pieces.join(''));
});
