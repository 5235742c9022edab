const BEGIN = '<!-- written by npm run bench:load: begin -->';
const END = '<!-- written by npm run bench:load: end -->';

/** Replaces the text between the two comments. */
export function replaceFigures(text: string, figures: string): string {
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (from < 0 || to < from)
    throw new Error('The two comments around the figures are missing, or in the wrong order');
  return `${text.slice(0, from + BEGIN.length)}\n\n${figures}\n\n${text.slice(to)}`;
}
