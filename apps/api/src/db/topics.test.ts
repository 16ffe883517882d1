import { expect, it, vi } from 'vitest'
import { sitesChanged } from '#features/sites/index.ts'
import { testApp } from '#src/testing/app.ts'
import { otherConnection } from '#src/testing/database.ts'

const { deps, connectionString } = await testApp()
const other = await otherConnection(connectionString)

/** What the database tells of: the first word that its triggers are made with, and what its functions name. */
const told = String.raw`
  select distinct split_part(encode(tgargs, 'escape'), '\000', 1) as topic
    from pg_trigger join pg_proc on pg_proc.oid = tgfoid where proname like 'tell_%' and tgnargs > 0
  union
  select found[1] from pg_proc, regexp_matches(prosrc, 'tell_which\(''([a-z-]+)''', 'g') found
    where pronamespace = 'public'::regnamespace`

const notify = (topic: string) => other.query("select pg_notify('changes', $1)", [topic])

it('the app listens to all that the database tells of: none of it counts as a change of anything', async () => {
  const { rows } = await other.query<{ topic: string }>(told)
  const topics = rows.map(({ topic }) => topic)
  expect(topics).toEqual(expect.arrayContaining(['sites', 'site-pages', 'notifications', 'media']))
  const heard = vi.fn()
  deps.changes.on(sitesChanged, heard)
  for (const topic of topics) if (topic !== 'sites') await notify(topic)
  await notify('sites')
  await vi.waitFor(() => expect(heard).toHaveBeenCalled(), { timeout: 8_000 })
  expect(heard).toHaveBeenCalledTimes(1)
})
