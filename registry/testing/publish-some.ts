import { publishTiny } from './publish-tiny';

/** Tests run this file as a process of its own: `publish-some.ts DATA_DIR LABEL NAME…`. */
const [dataDir = '', label = '', ...names] = process.argv.slice(2);

publishTiny(dataDir, label, names).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
