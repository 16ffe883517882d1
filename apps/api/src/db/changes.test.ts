import { afterAll, describe, expect, it, vi } from 'vitest'
import { otherConnection, testDatabase } from '#src/testing/database.ts'
import { listenForChanges } from './changes.ts'

const { connectionString } = await testDatabase()
const other = await otherConnection(connectionString)

const listen = async () => {
  const onTrouble = vi.fn()
  const changes = await listenForChanges({ connectionString, onTrouble })
  const listener = vi.fn()
  changes.on('sites', listener)
  afterAll(changes.close)
  return { changes, listener, onTrouble }
}

const tell = () => other.query("select pg_notify('changes', 'sites')")

const breakLines = () =>
  other.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'soundings changes'`)

describe('hearing of changes', () => {
  it('calls everyone who asked for the topic, once per change', async () => {
    const { changes, listener } = await listen()
    const second = vi.fn()
    changes.on('sites', second)
    await tell()
    await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1), 3_000)
    expect(second).toHaveBeenCalledTimes(1)
    await changes.close()
  })

  it('hears nothing of a change that was rolled back, or of another topic', async () => {
    const { changes, listener } = await listen()
    await other.query('begin')
    await tell()
    await other.query('rollback')
    await other.query("select pg_notify('changes', 'elsewhere')")
    await tell()
    await vi.waitFor(() => expect(listener).toHaveBeenCalled(), 3_000)
    expect(listener).toHaveBeenCalledTimes(1)
    await changes.close()
  })

  it('does not trust the line while it is broken, opens it again and tells everyone', async () => {
    const { changes, listener, onTrouble } = await listen()
    await breakLines()
    await vi.waitFor(() => expect(changes.isListening()).toBe(false), { timeout: 3_000, interval: 1 })
    expect(onTrouble).toHaveBeenCalledTimes(1)
    const whenLost = listener.mock.calls.length
    expect(whenLost).toBe(1)
    await vi.waitFor(() => expect(changes.isListening()).toBe(true), 5_000)
    await vi.waitFor(() => expect(listener.mock.calls.length).toBe(whenLost + 1), 3_000)
    await tell()
    await vi.waitFor(() => expect(listener.mock.calls.length).toBe(whenLost + 2), 3_000)
    await changes.close()
  })

  it('hears again after the line broke twice', async () => {
    const { changes, listener } = await listen()
    for (const _ of [1, 2]) {
      await breakLines()
      await vi.waitFor(() => expect(changes.isListening()).toBe(false), { timeout: 3_000, interval: 1 })
      await vi.waitFor(() => expect(changes.isListening()).toBe(true), 5_000)
    }
    listener.mockClear()
    await tell()
    await vi.waitFor(() => expect(listener).toHaveBeenCalled(), 3_000)
    await changes.close()
  })

  it('opens nothing again and complains of nothing once it is closed', async () => {
    const { changes, onTrouble } = await listen()
    await breakLines()
    await vi.waitFor(() => expect(changes.isListening()).toBe(false), { timeout: 3_000, interval: 1 })
    onTrouble.mockClear()
    await changes.close()
    await new Promise((resolve) => setTimeout(resolve, 400))
    const { rows } = await other.query(
      "select pid from pg_stat_activity where datname = current_database() and application_name = 'soundings changes'",
    )
    expect(rows).toEqual([])
    expect(changes.isListening()).toBe(false)
    expect(onTrouble).not.toHaveBeenCalled()
  })
})
