import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { divePeople, dives } from '#db/schema/dive-log.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson } from '#src/testing/people.ts'
import { personalDives } from './personal-dives.ts'

const { app, deps } = await testApp()
const { db } = deps
const { get, post, del } = callsOf(app)

const samples = {
  columns: ['time', 'depth'],
  rows: [
    [0, 0],
    [60, 9],
  ],
}
const addDiver = async () => {
  const diver = await addPerson(deps)
  const write = (siteName: string) =>
    post('/api/dive-log/dives', diver.headers, {
      siteName,
      location: 'Malta',
      date: '2026-05-16',
      buddies: ['Lea'],
      tags: ['wall'],
      trip: 'Gozo',
      computers: [{ model: 'Perdix', samples }],
    })
  const ids = [(await write('Blue Hole')).json().id, (await write('Inland Sea')).json().id]
  return { ...diver, ids }
}
const kept = async (userId: string) => {
  const { rows } = await db.execute(
    `select 1 from dives where owner_id = '${userId}' union all select 1 from dive_logs where owner_id = '${userId}'
     union all select 1 from dive_trips where owner_id = '${userId}'
     union all select 1 from dive_people where owner_id = '${userId}' or member_id = '${userId}'
     union all select 1 from dive_tags where owner_id = '${userId}'`,
  )
  return rows.length
}

it('the export of an account holds its whole log, the trash too', async () => {
  const { headers, ids } = await addDiver()
  await del(`/api/dive-log/dives/${ids[1]}`, headers)
  const zip = unzipSync((await get('/api/auth/export', headers)).rawPayload)
  const read = JSON.parse(strFromU8(zip['dive-log.json'] ?? new Uint8Array()))
  expect(read.dives).toMatchObject([
    { siteName: 'Blue Hole', buddies: ['Lea'], computers: [{ model: 'Perdix', samples }] },
    { siteName: 'Inland Sea', deletedAt: expect.any(String) },
  ])
})

it.each(['anonymise', 'delete'] as const)('all of a log goes with its account: %s', async (how) => {
  const [leaver, other] = [await addDiver(), await addDiver()]
  await db.update(divePeople).set({ memberId: leaver.id }).where(eq(divePeople.diveId, other.ids[0]))
  await db.transaction((tx) => personalDives.leave(tx, leaver.id, how))
  expect(await kept(leaver.id)).toBe(0)
  expect(await db.select().from(dives).where(eq(dives.ownerId, other.id))).toHaveLength(2)
  expect((await get(`/api/dive-log/dives/${other.ids[0]}`, other.headers)).json().buddies).toEqual(['Lea'])
})
