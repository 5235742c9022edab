import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Of icons that a data file names (`icons.svg#heart`), those that the file of a remote's icons has no view for. */
export function missingIcons(publicFolder: string, icons: string[]): string[] {
  return icons.filter((icon) => {
    const [file = '', name = ''] = icon.split('#');
    return !readFileSync(path.join(publicFolder, file), 'utf8').includes(`<view id="${name}" `);
  });
}
