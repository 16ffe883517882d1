import { eq, sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { sameDatabase, testDatabase } from '#src/testing/database.ts'
import { addSite } from '#src/testing/sites.ts'
import { type Db, inTransaction } from './client.ts'
import { sites } from './schema/sites.ts'

const { db, connectionString } = await testDatabase()

const rename = async (tx: Db, id: string, siteName: string) => {
  await tx.update(sites).set({ siteName }).where(eq(sites.id, id))
}
const namesOf = async (...ids: string[]) => {
  const rows = await db.select({ id: sites.id, siteName: sites.siteName }).from(sites)
  return ids.map((id) => rows.find((row) => row.id === id)?.siteName)
}

describe('two transactions that wait for each other', () => {
  it('both succeed, as the one that is ended begins once more', async () => {
    const [one, other] = [await addSite(db), await addSite(db)]
    const gate = { left: 2, ...Promise.withResolvers<void>() }
    const change = vi.fn(async (tx: Db, first: string, second: string, name: string) => {
      await rename(tx, first, name)
      if (--gate.left === 0) gate.resolve()
      await gate.promise
      await rename(tx, second, name)
    })
    await Promise.all([
      inTransaction(db, (tx) => change(tx, one, other, 'Forth')),
      inTransaction(db, (tx) => change(tx, other, one, 'Back')),
    ])
    expect(change).toHaveBeenCalledTimes(3)
    const [name, otherName] = await namesOf(one, other)
    expect(name).toBe(otherName)
    expect(['Forth', 'Back']).toContain(name)
  })

  it('are not begun anew for any other failure, nor more than three times', async () => {
    const fail = vi.fn(async () => {
      throw new Error('Not this one')
    })
    await expect(inTransaction(db, fail)).rejects.toThrow('Not this one')
    expect(fail).toHaveBeenCalledTimes(1)
    const lose = vi.fn(async () => {
      throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
    })
    await expect(inTransaction(db, lose)).rejects.toThrow('deadlock detected')
    expect(lose).toHaveBeenCalledTimes(4)
  })
})

describe('a connection that breaks between two statements of a transaction', () => {
  it('fails the next one, and is nobody’s uncaught error', async () => {
    const uncaught = vi.fn()
    process.once('uncaughtException', uncaught)
    const { db: other } = sameDatabase(connectionString)
    const broken = other.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid ?? 0})`)
      // So that the end of the connection is heard while no statement waits for an answer.
      await new Promise((resolve) => setTimeout(resolve, 100))
      await tx.execute(sql`select 1`)
    })
    await expect(broken).rejects.toThrow()
    process.off('uncaughtException', uncaught)
    expect(uncaught).not.toHaveBeenCalled()
  })
})
