import type { Kysely } from 'kysely';
import { needs, owned, primary, required, unique } from './column-kinds';

interface Former {
  doctors: { account_id: string; title: string };
  departments: { id: number; name: string };
  designations: { id: number; name: string };
  staff: { account_id: string; employee_id: number; designation_id: number; department_id: number };
  counters: { name: string; value: number };
}

/** Existing doctors become staff of one department, with their title as the designation. */
export async function staff(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  for (const table of ['departments', 'designations']) {
    await schema
      .createTable(table)
      .addColumn('id', 'integer', primary)
      .addColumn('name', 'text', unique)
      .execute();
  }
  await schema
    .createTable('staff')
    .addColumn('account_id', 'text', (column) => owned('accounts.id')(column).primaryKey())
    .addColumn('employee_id', 'integer', (column) => required(column).unique())
    .addColumn('designation_id', 'integer', needs('designations.id'))
    .addColumn('department_id', 'integer', needs('departments.id'))
    .execute();
  await employExistingDoctors(database as Kysely<Former>);
}

async function employExistingDoctors(database: Kysely<Former>): Promise<void> {
  const doctors = await database.selectFrom('doctors').selectAll().orderBy('account_id').execute();
  if (doctors.length === 0) return;
  const titles = [...new Set(doctors.map(({ title }) => title))];
  await database.insertInto('departments').values({ id: 1, name: 'Medicine' }).execute();
  await database
    .insertInto('designations')
    .values(titles.map((name, index) => ({ id: index + 1, name })))
    .execute();
  await database
    .insertInto('staff')
    .values(
      doctors.map(({ account_id, title }, index) => ({
        account_id,
        employee_id: index + 1,
        designation_id: titles.indexOf(title) + 1,
        department_id: 1,
      })),
    )
    .execute();
  await database
    .insertInto('counters')
    .values([
      { name: 'departments', value: 1 },
      { name: 'designations', value: titles.length },
      { name: 'employees', value: doctors.length },
    ])
    .execute();
}
