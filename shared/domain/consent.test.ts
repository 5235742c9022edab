import { firstSentence, giveConsentSchema, newConsentTextSchema } from './consent';

it.each([
  ['I agree. And more.', 'I agree.'],
  ['I agree to 2.5 g. More.', 'I agree to 2.5 g.'],
  ['Do I agree?\nYes.', 'Do I agree?'],
  ['No stop at all', 'No stop at all'],
  ['  ', ''],
])('the first sentence of %j is %j', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});

it.each([
  [{ version: 1 }, true],
  [{ version: 0 }, false],
  [{ version: 1.5 }, false],
  [{ version: 1e300 }, false],
  [{ version: '1' }, false],
  [{}, false],
])('consent given as %j is valid: %s', (value, good) => {
  expect(giveConsentSchema.isValidSync(value, { strict: true })).toBe(good);
});

it.each([
  [{}, true],
  [{ kind: 'advertising' }, false],
  [{ title: ' ' }, false],
  [{ title: 'two\nlines' }, false],
  [{ text: 'Several\nlines.' }, true],
  [{ text: 'x'.repeat(8001) }, false],
])('a new text with %j is valid: %s', (change, good) => {
  const value = { kind: 'research', title: 'Research', text: 'I agree.', ...change };
  expect(newConsentTextSchema.isValidSync(value, { strict: true })).toBe(good);
});
