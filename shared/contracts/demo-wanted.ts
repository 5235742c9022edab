const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/** Demo accounts have public passwords, so they exist only on the developer's own machine, or on request. */
export function demoWanted(variables: Record<string, string | undefined>): boolean {
  const read = (name: string) => variables[name]?.trim() ?? '';
  if (read('DEMO')) return read('DEMO') === '1';
  // A clinic's site may also listen on a loopback address, behind a proxy.
  const isForVisitors = read('NODE_ENV') === 'production' || /^https:/i.test(read('SITE_URL'));
  return !isForVisitors && !read('DATABASE_URL') && LOOPBACK.test(read('HOST') || '127.0.0.1');
}
