/** Every other path belongs to the remote that the registry names. */
export const paths = {
  home: '/',
  search: '/search',
  recover: '/recover',
  gallery: '/__ui',
} as const;

export const searchPath = (query: string) => `${paths.search}?q=${encodeURIComponent(query)}`;
