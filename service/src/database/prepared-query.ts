import type { Compilable, CompiledQuery } from 'kysely';
import type { Database } from './tables';

/** Stands where a value will be. */
class Placeholder {
  constructor(readonly name: string) {}
}

type Place<Values> = <Name extends keyof Values & string>(name: Name) => Values[Name];

/**
 * A query that is built and compiled once for each database and then only run: for the busiest calls, where building it
 * takes several times as long as the answer. `preparedQuery<Values>()(build)`.
 */
export const preparedQuery =
  <Values extends object>() =>
  <Row>(build: (database: Database, value: Place<Values>) => Compilable<Row>) => {
    // A transaction has the adapter of its database, so both share what was compiled.
    const compiled = new WeakMap<object, CompiledQuery<Row>>();
    const place: Place<Values> = (name) => new Placeholder(name) as never;

    return async (database: Database, values: Values): Promise<Row[]> => {
      const { adapter } = database.getExecutor();
      const query = compiled.get(adapter) ?? build(database, place).compile();
      compiled.set(adapter, query);
      const named = new Map<string, unknown>(Object.entries(values));
      const parameters = query.parameters.map((each) =>
        each instanceof Placeholder ? named.get(each.name) : each,
      );
      const bound: CompiledQuery<Row> = { ...query, parameters };
      return (await database.executeQuery(bound)).rows;
    };
  };
