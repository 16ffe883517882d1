import { onServer } from './databases.ts'

/** Longer than a statement of the server may take, and with room to sort whole tables. */
const atLeisure = "set statement_timeout = 0; set maintenance_work_mem = '512MB'; set work_mem = '256MB';"
/** A statement that may take long. */
export const atOnce = (database: string, statement: string): Promise<unknown> =>
  onServer(database, statement.startsWith('vacuum') ? statement : `${atLeisure} ${statement}`)

type Kept = { table: string; name: string; definition: string; kind: 'reference' | 'key' | 'index' }

/** References and indexes of tables; not the keys that other tables refer to. */
const keptBeside = (tables: readonly string[]) => {
  const listed = `(array[${tables.map((table) => `'${table}'`).join(', ')}]::regclass[])`
  return `select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition,
      case contype when 'f' then 'reference' else 'key' end as kind
    from pg_constraint as kept where conrelid = any${listed} and contype in ('f', 'p', 'u')
      and not exists (select from pg_constraint where contype = 'f' and confrelid = kept.conrelid
        and conindid = kept.conindid and kept.contype <> 'f' and conrelid <> all${listed})
    union all
    select indrelid::regclass::text, indexrelid::regclass::text, pg_get_indexdef(indexrelid), 'index'
    from pg_index where indrelid = any${listed}
      and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))`
}

const dropping = ({ kind, table, name }: Kept) =>
  kind === 'index' ? `drop index ${name}` : `alter table ${table} drop constraint ${name}`
const making = ({ kind, table, name, definition }: Kept) =>
  kind === 'index' ? definition : `alter table ${table} add constraint ${name} ${definition}`

/**
 * Fills tables without their triggers, indexes and references, which are made anew from what is there then: so a million rows
 * take a minute and not a quarter of an hour. What is filled must be as the triggers would have made it.
 */
export const fillAtOnce = async (
  database: string,
  tables: readonly string[],
  statements: readonly string[],
): Promise<void> => {
  const kept = await onServer<Kept>(database, keptBeside(tables))
  const of = (kind: Kept['kind']) => kept.filter((one) => one.kind === kind)
  const triggers = (state: 'enable' | 'disable') =>
    tables.map((table) => `alter table ${table} ${state} trigger user`)
  const all = [
    ...triggers('disable'),
    ...[...of('reference'), ...of('key'), ...of('index')].map(dropping),
    ...statements,
    ...[...of('key'), ...of('index'), ...of('reference')].map(making),
    ...triggers('enable'),
    'vacuum analyze',
  ]
  for (const statement of all) await atOnce(database, statement)
}
