const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/** Demo accounts have public passwords, so they exist only on the developer's own machine, or on request. */
export function demoWanted({ DEMO, HOST, DATABASE_URL }: Record<string, string | undefined>): boolean {
  const demo = DEMO?.trim();
  if (demo) return demo === '1';
  return !DATABASE_URL?.trim() && LOOPBACK.test(HOST?.trim() || '127.0.0.1');
}
