import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { DatabaseLocation } from '../src/database/open-database';
import type { DatabaseKind } from '../src/database/tables';
import { quickFolder } from '../../shared/testing/quick-folder';

/** Set by the jest project, since the same tests run on both databases. */
declare const DATABASE: DatabaseKind;

export const databaseKind = DATABASE;

export interface TestDatabase {
  /** The name on a server; undefined for a file. */
  name?: string;
  location: DatabaseLocation;
  remove: () => Promise<void>;
}

/** A separate database, empty or (on a server) a copy of another; several processes or pools may open it. */
export async function createTestDatabase(template?: string): Promise<TestDatabase> {
  return DATABASE === 'sqlite' ? createFile() : createOnServer(template);
}

async function createFile(): Promise<TestDatabase> {
  const folder = mkdtempSync(path.join(quickFolder(), 'nivara-test-'));
  return {
    location: { file: path.join(folder, 'test.db') },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function createOnServer(template: string | undefined): Promise<TestDatabase> {
  const server = await serverAddress();
  const name = `test_${randomBytes(8).toString('hex')}`;
  // Copying files takes a third of the time of writing every page to the log.
  const copy = template ? ` template ${template} strategy file_copy` : '';
  await asAdministrator(server, `create database ${name}${copy}`);
  const url = new URL(server);
  url.pathname = name;
  return {
    name,
    location: { url: url.toString() },
    remove: () => asAdministrator(server, `drop database if exists ${name} with (force)`),
  };
}

export async function serverAddress(): Promise<string> {
  const helper = process.env.POSTGRES_ON_DEMAND;
  if (!helper) throw new Error('Run the service’s tests with the jest configuration of the project.');
  const answer = await fetch(helper);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

export async function asAdministrator(server: string, command: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(command);
  } finally {
    await client.end();
  }
}
