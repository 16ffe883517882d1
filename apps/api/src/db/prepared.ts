import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
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

const dialect = new PgDialect()

/** The same for a statement that no builder makes; what it is asked with stands in it as `sql.placeholder`. */
export const preparedStatement = <Row extends Record<string, unknown>>(
  name: string,
  statement: (db: Db) => SQL,
) => {
  const of = prepared((db) =>
    db._.session.prepareQuery<{ execute: { rows: Row[] }; all: never; values: never }>(
      dialect.sqlToQuery(statement(db)),
      undefined,
      name,
      false,
    ),
  )
  return async (db: Db, asked: Record<string, unknown>): Promise<Row[]> => (await of(db).execute(asked)).rows
}
