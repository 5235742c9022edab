import type { Compilable, CompiledQuery } from 'kysely';
import type { Database } from './tables';

class Placeholder {
  constructor(readonly name: string) {}
}

export type Place<Values> = <Name extends keyof Values & string>(name: Name) => Values[Name];

/** The shapes unused for longest are dropped, and built again when needed. */
const MOST_SHAPES = 200;

/**
 * Compiles a query once per database and then only runs it: for the most frequent queries, whose building takes several
 * times as long as their answer. `preparedQuery<Values>()(build)`. Filters and orders that change the SQL are part of
 * the shape, and each shape is compiled once.
 */
export const preparedQuery =
  <Values extends object, Shape extends object = Record<string, never>>() =>
  <Row>(build: (database: Database, value: Place<Values>, shape: Shape) => Compilable<Row>) => {
    // A transaction has the adapter of its database, so both share what was compiled.
    const compiled = new WeakMap<object, Map<string, CompiledQuery<Row>>>();
    const place: Place<Values> = (name) => new Placeholder(name) as never;

    const queryOf = (database: Database, shape: Shape): CompiledQuery<Row> => {
      const { adapter } = database.getExecutor();
      const shapes = compiled.get(adapter) ?? new Map<string, CompiledQuery<Row>>();
      compiled.set(adapter, shapes);
      const key = JSON.stringify(shape);
      const query = shapes.get(key) ?? build(database, place, shape).compile();
      // The shape moves to the end, since the first one is dropped first.
      shapes.delete(key);
      shapes.set(key, query);
      for (const first of shapes.keys()) if (shapes.size > MOST_SHAPES) shapes.delete(first);
      return query;
    };

    return async (database: Database, values: Values, shape = {} as Shape): Promise<Row[]> => {
      const query = queryOf(database, shape);
      const named = new Map<string, unknown>(Object.entries(values));
      const parameters = query.parameters.map((each) =>
        each instanceof Placeholder ? named.get(each.name) : each,
      );
      const bound: CompiledQuery<Row> = { ...query, parameters };
      return (await database.executeQuery(bound)).rows;
    };
  };
