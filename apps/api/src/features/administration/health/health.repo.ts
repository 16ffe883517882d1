import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** What the database says of itself; its size in bytes. */
export const readDatabase = async (
  db: Db,
): Promise<{ bytes: number; connections: number; maxConnections: number }> => {
  const { rows } = await db.execute<{ bytes: string; connections: number; maxConnections: number }>(sql`
    select pg_database_size(current_database()) as bytes,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
      current_setting('max_connections')::int as "maxConnections"`)
  const [{ bytes, ...row } = { bytes: 0, connections: 0, maxConnections: 1 }] = rows
  return { bytes: Number(bytes), ...row }
}

/** The server's version, and which steps its tables have taken. */
export const readVersions = async (
  db: Db,
): Promise<{ postgres: string; migrations: number; migratedAt: Date | null }> => {
  const { rows } = await db.execute<{ postgres: string; migrations: number; at: string | null }>(sql`
    select current_setting('server_version') as postgres, count(*)::int as migrations, max(created_at) as at
    from drizzle.__drizzle_migrations`)
  const [{ at, ...row } = { postgres: '', migrations: 0, at: null }] = rows
  return { ...row, migratedAt: at === null ? null : new Date(Number(at)) }
}
