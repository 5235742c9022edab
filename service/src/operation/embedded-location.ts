import path from 'node:path';
import { parseEnvironment } from '../environment';
import type { DataLocation } from './backup';

/** Reads the location of the embedded database and the documents from the service's environment. */
export function embeddedLocation(): DataLocation & { dataFolder: string } {
  const { database, uploadsFolder } = parseEnvironment(process.env);
  if (!('file' in database) || database.file === ':memory:') {
    throw new Error(
      'This is for the embedded database. A PostgreSQL server has its own tools: pg_dump, pg_restore.',
    );
  }
  return { file: database.file, uploadsFolder, dataFolder: path.dirname(database.file) };
}
