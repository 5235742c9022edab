export const VISITS: Readonly<Record<string, readonly string[]>> = {};
