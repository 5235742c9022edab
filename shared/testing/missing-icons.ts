import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The icons of a data file (`icons.svg#heart`) for which the remote's icon file has no view. */
export function missingIcons(publicFolder: string, icons: string[]): string[] {
  return icons.filter((icon) => {
    const [file = '', name = ''] = icon.split('#');
    return !readFileSync(path.join(publicFolder, file), 'utf8').includes(`<view id="${name}" `);
  });
}
