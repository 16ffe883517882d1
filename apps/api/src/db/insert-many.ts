import { getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './client.ts'

/** So many rows go into one statement: they are written as text in a few milliseconds. */
const atOnce = 200

const filled = (row: object) =>
  Object.entries(row).flatMap(([key, value]) => (value === undefined ? [] : [key]))

/**
 * Inserts many rows, each piece of them as one parameter. A parameter for each value would keep everybody else waiting: to
 * build such a statement for some hundred rows of dozens of columns takes longer than to run it.
 */
export const insertMany = async <Table extends PgTable>(
  db: Pick<Db, 'execute'>,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> => {
  const columns: Record<string, { name: string }> = getTableColumns(table)
  // What a row leaves out gets its default, so only rows that fill the same columns go together.
  for (const alike of Map.groupBy(rows, (row) => filled(row).join()).values()) {
    const keys = filled(alike[0] ?? {}).flatMap((key) => {
      const column = columns[key]
      return column ? [{ key, name: column.name }] : []
    })
    const names = sql.join(
      keys.map(({ name }) => sql.identifier(name)),
      sql`, `,
    )
    for (let from = 0; from < alike.length; from += atOnce) {
      const values = alike
        .slice(from, from + atOnce)
        .map((row: Record<string, unknown>) =>
          Object.fromEntries(keys.map(({ key, name }) => [name, row[key]])),
        )
      await db.execute(
        sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(values)}::json)`,
      )
    }
  }
}
