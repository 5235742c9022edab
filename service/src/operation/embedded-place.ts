import path from 'node:path';
import { parseEnvironment } from '../environment';
import type { DataPlace } from './backup';

/** Where the embedded database and the documents are, by the same environment as the service’s. */
export function embeddedPlace(): DataPlace & { dataFolder: string } {
  const { database, uploadsFolder } = parseEnvironment(process.env);
  if (!('file' in database) || database.file === ':memory:') {
    throw new Error(
      'This is for the embedded database. A PostgreSQL server has its own tools: pg_dump, pg_restore.',
    );
  }
  return { file: database.file, uploadsFolder, dataFolder: path.dirname(database.file) };
}
