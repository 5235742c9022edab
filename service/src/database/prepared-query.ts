import type { Compilable, CompiledQuery } from 'kysely';
import type { Database } from './tables';

class NamedParameter {
  constructor(readonly name: string) {}
}

export type ParameterFor<Values> = <Name extends keyof Values & string>(name: Name) => Values[Name];

/** The shapes unused for longest are dropped, and built again when needed. */
const MOST_SHAPES = 200;

/**
 * Compiles a query once per database and shape, and then only runs it. The most frequent queries need this, since
 * building them takes several times as long as running them. Filters and orders that change the SQL are part of the
 * shape. It is called as `preparedQuery<Values>()(build)`.
 */
export const preparedQuery =
  <Values extends object, Shape extends object = Record<string, never>>() =>
  <Row>(build: (database: Database, value: ParameterFor<Values>, shape: Shape) => Compilable<Row>) => {
    // A transaction has the adapter of its database, so both share what was compiled.
    const compiled = new WeakMap<object, Map<string, CompiledQuery<Row>>>();
    const parameterFor: ParameterFor<Values> = (name) => new NamedParameter(name) as never;

    const queryOf = (database: Database, shape: Shape): CompiledQuery<Row> => {
      const { adapter } = database.getExecutor();
      const shapes = compiled.get(adapter) ?? new Map<string, CompiledQuery<Row>>();
      compiled.set(adapter, shapes);
      const key = JSON.stringify(shape);
      const query = shapes.get(key) ?? build(database, parameterFor, shape).compile();
      // The shape moves to the end, since the first shape is dropped first.
      shapes.delete(key);
      shapes.set(key, query);
      for (const first of shapes.keys()) if (shapes.size > MOST_SHAPES) shapes.delete(first);
      return query;
    };

    return async (database: Database, values: Values, shape = {} as Shape): Promise<Row[]> => {
      const query = queryOf(database, shape);
      const named = new Map<string, unknown>(Object.entries(values));
      const parameters = query.parameters.map((each) =>
        each instanceof NamedParameter ? named.get(each.name) : each,
      );
      const bound: CompiledQuery<Row> = { ...query, parameters };
      return (await database.executeQuery(bound)).rows;
    };
  };
