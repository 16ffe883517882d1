import { afterAll, describe, expect, it, vi } from 'vitest'
import { otherConnection, testDatabase } from '#src/testing/database.ts'
import { eventually } from '#src/testing/eventually.ts'
import { type Changes, changeTopic, listenForChanges, notifyChanges } from './changes.ts'

const { connectionString, db } = await testDatabase()
const other = await otherConnection(connectionString)
const sites = changeTopic('sites')
const lines = "datname = current_database() and query = 'listen changes'"

const listen = async () => {
  const listener = vi.fn()
  const wasTrusted: (boolean | undefined)[] = []
  let heard: Changes | undefined
  const onError = vi.fn(() => {
    wasTrusted.push(heard?.isListening())
  })
  const changes = await listenForChanges({ connectionString, onError })
  heard = changes
  changes.on(sites, listener)
  afterAll(changes.close)
  return { changes, listener, onError, wasTrusted }
}

const notify = () => other.query("select pg_notify('changes', 'sites')")
const breakLines = () => other.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${lines}`)
const calls = (listener: ReturnType<typeof vi.fn>, count: number) =>
  eventually(() => expect(listener).toHaveBeenCalledTimes(count))

describe('hearing of changes', () => {
  it('calls everyone who asked for the topic, once per change', async () => {
    const { changes, listener } = await listen()
    const second = vi.fn()
    changes.on(sites, second)
    await notify()
    await calls(listener, 1)
    expect(second).toHaveBeenCalledTimes(1)
    await changes.close()
  })

  it('hears nothing of a change that was rolled back, or of another topic', async () => {
    const { changes, listener } = await listen()
    changes.on(changeTopic('messages'), () => undefined)
    await other.query('begin')
    await notify()
    await other.query('rollback')
    await other.query("select pg_notify('changes', 'messages')")
    await notify()
    await calls(listener, 1)
    await changes.close()
  })

  it('takes what it does not know for a change of anything, as a newer version may say it', async () => {
    const { changes, listener } = await listen()
    await other.query("select pg_notify('changes', 'of-a-newer-version:7')")
    await calls(listener, 1)
    expect(listener).toHaveBeenCalledWith(undefined)
    await changes.close()
  })

  it('says what of the topic changed, whatever its id looks like, and nothing where nothing was named', async () => {
    const { changes, listener } = await listen()
    const trips = vi.fn()
    changes.on(changeTopic('trips'), trips)
    for (const payload of ['trips:2026:red sea: day 3', 'trips::', 'trips:', 'trips'])
      await other.query("select pg_notify('changes', $1)", [payload])
    await calls(trips, 4)
    expect(trips.mock.calls).toEqual([['2026:red sea: day 3'], [':'], [''], [undefined]])
    expect(listener).not.toHaveBeenCalled()
    await changes.close()
  })

  it('hears what the app tells by itself, in its order and only once it is certain', async () => {
    const { changes, listener } = await listen()
    await db.transaction((tx) => notifyChanges(tx, sites, ['a:1', 'b:2']))
    await db
      .transaction(async (tx) => {
        await notifyChanges(tx, sites, ['never'])
        tx.rollback()
      })
      .catch(() => undefined)
    await notifyChanges(db, sites, ['c'])
    await calls(listener, 3)
    expect(listener.mock.calls).toEqual([['a:1'], ['b:2'], ['c']])
    await changes.close()
  })

  it('knows no topic that nobody declared', async () => {
    const { changes } = await listen()
    // @ts-expect-error a name alone is no topic
    changes.on('tripz', () => undefined)
    await changes.close()
  })

  it('does not trust the line while it is broken, opens it again, and tells everyone both times', async () => {
    const { changes, listener, onError, wasTrusted } = await listen()
    for (const time of [1, 2]) {
      listener.mockClear()
      await breakLines()
      await calls(onError, time)
      expect(wasTrusted.at(-1)).toBe(false)
      await calls(listener, 2)
      expect(changes.isListening()).toBe(true)
    }
    await notify()
    await calls(listener, 3)
    await changes.close()
  })

  it('opens nothing again and complains of nothing once it is closed', async () => {
    const { changes, onError } = await listen()
    await breakLines()
    await calls(onError, 1)
    await changes.close()
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(changes.isListening()).toBe(false)
    expect(onError).toHaveBeenCalledTimes(1)
    const { rows } = await other.query(`select pid from pg_stat_activity where ${lines}`)
    expect(rows).toEqual([])
  })
})
