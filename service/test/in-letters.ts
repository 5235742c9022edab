/** A number or an id without digits, so that it can stand in somebody’s name. */
export const inLetters = (text: string | number): string =>
  String(text).replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)));
