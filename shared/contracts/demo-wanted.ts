const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/** Demo accounts have known passwords: they are made where nobody else comes, or where they are asked for. */
export function demoWanted({ DEMO, HOST, DATABASE_URL }: Record<string, string | undefined>): boolean {
  const demo = DEMO?.trim();
  if (demo) return demo === '1';
  return !DATABASE_URL?.trim() && LOOPBACK.test(HOST?.trim() || '127.0.0.1');
}
