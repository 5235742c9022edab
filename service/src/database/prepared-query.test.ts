import { Kysely } from 'kysely';
import { preparedQuery } from './prepared-query';
import { embeddedDialect } from './sqlite-dialect';
import type { Tables } from './tables';

describe('a prepared query', () => {
  const database = new Kysely<Tables>({ dialect: embeddedDialect(':memory:') });
  let built = 0;
  const query = preparedQuery<{ name: string; limit: number }, { columns: number; by?: string }>()((
    from,
    value,
    { columns, by },
  ) => {
    built += 1;
    let select = from.selectFrom('counters').select('value').where('name', '>=', value('name'));
    for (let column = 0; column < columns; column += 1)
      select = select.select((each) => each.val(column).as(`column${column}`));
    return (by === 'value' ? select.orderBy('value', 'desc') : select.orderBy('name')).limit(value('limit'));
  });

  beforeAll(async () => {
    await database.schema
      .createTable('counters')
      .addColumn('name', 'text')
      .addColumn('value', 'integer')
      .execute();
    const rows = ['a', 'b', 'c'].map((name, value) => ({ name, value }));
    await database
      .insertInto('counters')
      .values(rows as never)
      .execute();
  });
  afterAll(() => database.destroy());

  it('is built once for each shape, whatever its values', async () => {
    const values = async (name: string, limit: number, by?: string) =>
      (await query(database, { name, limit }, { columns: 0, by })).map((row) => row.value);
    expect(await values('a', 2)).toEqual([0, 1]);
    expect(await values('b', 2)).toEqual([1, 2]);
    expect(await values('b', 1)).toEqual([1]);
    expect(await values('a', 9, 'value')).toEqual([2, 1, 0]);
    expect(
      await database.transaction().execute((tx) => query(tx, { name: 'c', limit: 5 }, { columns: 0 })),
    ).toEqual([{ value: 2 }]);
    expect(built).toBe(2);
  });

  it('drops the shapes unused for longest, and builds them again', async () => {
    for (let columns = 0; columns < 300; columns += 1) {
      const [row] = await query(database, { name: 'c', limit: 1 }, { columns });
      expect(Object.keys(row ?? {})).toHaveLength(columns + 1);
      await query(database, { name: 'a', limit: 1 }, { columns: 0 });
    }
    const before = built;
    await query(database, { name: 'a', limit: 1 }, { columns: 0 });
    expect(built).toBe(before);
    await query(database, { name: 'a', limit: 1 }, { columns: 1 });
    expect(built).toBe(before + 1);
  });
});
