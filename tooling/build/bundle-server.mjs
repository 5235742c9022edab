/** `node tooling/build/bundle-server.mjs ENTRY OUT` bundles our own sources and leaves npm packages outside. */
import path from 'node:path';
import { build } from 'esbuild';

const [entry, out] = process.argv.slice(2);
if (!entry || !out) {
  console.error('Usage: node tooling/build/bundle-server.mjs ENTRY OUT');
  process.exit(1);
}

const packagesStayOutside = {
  name: 'packages-stay-outside',
  setup(bundle) {
    bundle.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) => {
      const isOurs = name.startsWith('@nivara/') || path.isAbsolute(name);
      return kind === 'entry-point' || isOurs ? undefined : { path: name, external: true };
    });
  },
};

await build({
  entryPoints: [path.resolve(entry)],
  outfile: path.resolve(out),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [packagesStayOutside],
});
