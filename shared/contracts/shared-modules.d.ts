export const SHARED_PACKAGES: readonly string[];
export const SHARED_MODULES: readonly [
  '@nivara/shared/app-context/app-context',
  '@nivara/shared/app-context/router',
];
export const PAGE_PARTS: string;
