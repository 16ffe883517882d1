import type { Db } from './client.ts'

/**
 * A query that is put together once for each database: by its name, each connection keeps its plan. That is worth it for
 * those that take longer to be put together and planned than to be answered. Arrays go in as one parameter.
 */
export const prepared = <Query>(prepare: (db: Db) => Query): ((db: Db) => Query) => {
  const known = new WeakMap<Db, Query>()
  return (db) => {
    const query = known.get(db) ?? prepare(db)
    known.set(db, query)
    return query
  }
}
