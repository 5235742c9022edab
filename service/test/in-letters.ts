/** Writes a number or an id without digits, for use in a person's name. */
export const inLetters = (text: string | number): string =>
  String(text).replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)));
