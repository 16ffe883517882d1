import { afterAll, describe, expect, it, vi } from 'vitest'
import { otherConnection, testDatabase } from '#src/testing/database.ts'
import { type Changes, listenForChanges } from './changes.ts'

const { connectionString } = await testDatabase()
const other = await otherConnection(connectionString)
const lines = "datname = current_database() and query = 'listen changes'"

const listen = async () => {
  const listener = vi.fn()
  const wasTrusted: (boolean | undefined)[] = []
  let heard: Changes | undefined
  const onTrouble = vi.fn(() => {
    wasTrusted.push(heard?.isListening())
  })
  const changes = await listenForChanges({ connectionString, onTrouble })
  heard = changes
  changes.on('sites', listener)
  afterAll(changes.close)
  return { changes, listener, onTrouble, wasTrusted }
}

const tell = () => other.query("select pg_notify('changes', 'sites')")
const breakLines = () => other.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${lines}`)
const calls = (listener: ReturnType<typeof vi.fn>, count: number) =>
  vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(count), { timeout: 8_000 })

describe('hearing of changes', () => {
  it('calls everyone who asked for the topic, once per change', async () => {
    const { changes, listener } = await listen()
    const second = vi.fn()
    changes.on('sites', second)
    await tell()
    await calls(listener, 1)
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
    await calls(listener, 1)
    await changes.close()
  })

  it('does not trust the line while it is broken, opens it again, and tells everyone both times', async () => {
    const { changes, listener, onTrouble, wasTrusted } = await listen()
    for (const time of [1, 2]) {
      listener.mockClear()
      await breakLines()
      await calls(onTrouble, time)
      expect(wasTrusted.at(-1)).toBe(false)
      await calls(listener, 2)
      expect(changes.isListening()).toBe(true)
    }
    await tell()
    await calls(listener, 3)
    await changes.close()
  })

  it('opens nothing again and complains of nothing once it is closed', async () => {
    const { changes, onTrouble } = await listen()
    await breakLines()
    await calls(onTrouble, 1)
    await changes.close()
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(changes.isListening()).toBe(false)
    expect(onTrouble).toHaveBeenCalledTimes(1)
    const { rows } = await other.query(`select pid from pg_stat_activity where ${lines}`)
    expect(rows).toEqual([])
  })
})
