export function sourceId(folder: string, parts?: readonly string[]): string;
