export interface WeighedFile {
  file: string;
  weight: number;
}

/**
 * The same files always make the same groups. Their number follows from the total weight and the limit;
 * a group may weigh more than the limit.
 */
export function splitFiles(files: WeighedFile[], limit: number): string[][] {
  const total = files.reduce((sum, { weight }) => sum + weight, 0);
  const groups = Array.from({ length: Math.ceil(total / limit) }, () => ({
    weight: 0,
    files: [] as string[],
  }));
  const heaviestFirst = [...files].sort((a, b) => b.weight - a.weight || compare(a.file, b.file));
  for (const { file, weight } of heaviestFirst) {
    const lightest = groups.reduce((a, b) => (b.weight < a.weight ? b : a));
    lightest.files.push(file);
    lightest.weight += weight;
  }
  return groups.map((group) => group.files.sort(compare)).filter((group) => group.length > 0);
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
