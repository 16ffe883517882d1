import { eq, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '#db/client.ts'
import { notifications } from '#db/schema/people.ts'
import { sites } from '#db/schema/sites.ts'
import type { SiteFollower } from '#extension-points/site-follower.ts'
import type { Person } from '#shared/person.ts'
import { testApp } from '#src/testing/app.ts'
import { addPerson } from '#src/testing/people.ts'
import { siteEventsOf } from '#src/testing/site-events.ts'
import { addSite } from '#src/testing/sites.ts'
import { personalSites } from '../personal-sites.ts'
import { mergingService } from './merging.service.ts'
import { purgeRemovedBefore, removalService } from './removal.service.ts'

const { deps } = await testApp()
const { db } = deps
const later = new Date('2030-01-01T00:00:00Z')
const { id: moderatorId } = await addPerson(deps)
const moderator: Person = { id: moderatorId, sessionId: newId(), handle: null, groups: ['moderator'] }

await db.execute(sql`create table made_up (at text not null)`)

/** What the made-up follower was called for, and whether it throws then. */
let calls: [verb: string, event: unknown][] = []
let fails = false

/** Follows sites like any other, and writes into a table of its own what it saw. */
const follows =
  (verb: string) =>
  async (tx: Db, event: unknown): Promise<{ kept: string }> => {
    calls.push([verb, event])
    await tx.execute(sql`insert into made_up (at) values (${verb})`)
    if (fails) throw new Error('The follower could not follow')
    return { kept: `what ${verb} kept` }
  }
const madeUp: SiteFollower = {
  name: 'made-up',
  tables: [],
  merge: follows('merge'),
  unmerge: follows('unmerge'),
  remove: follows('remove'),
  restore: follows('restore'),
  end: follows('end'),
}

const { followers, notify } = siteEventsOf(deps)
const events = { followers: [...followers, madeUp], notify }
const merging = mergingService(deps, events)
const removal = removalService(deps, events)

const rowOf = async (id: string) => (await db.select().from(sites).where(eq(sites.id, id)))[0]
const written = async () =>
  (await db.execute<{ at: string }>(sql`select at from made_up`)).rows.map(({ at }) => at)
const named = (id: string) => expect.objectContaining({ id })

beforeEach(async () => {
  await db.execute(sql`delete from made_up`)
  calls = []
  fails = false
})

describe('whoever follows sites', () => {
  it('is called once for a merge and once for taking it back, with what it kept', async () => {
    const [from, into] = [await addSite(db), await addSite(db)]
    await merging.merge(moderator, from, into)
    expect(calls).toEqual([['merge', expect.objectContaining({ from: named(from), into: named(into) })]])
    calls = []
    await merging.unmerge(moderator, from)
    expect(calls).toEqual([['unmerge', { siteId: from, outOf: into, led: [], kept: 'what merge kept' }]])
    expect(await written()).toEqual(['merge', 'unmerge'])
  })

  it('hears which sites come back with the middle of a chain', async () => {
    const [first, middle, last] = [await addSite(db), await addSite(db), await addSite(db)]
    await merging.merge(moderator, first, middle)
    await merging.merge(moderator, middle, last)
    calls = []
    await merging.unmerge(moderator, middle)
    expect(calls).toMatchObject([['unmerge', { siteId: middle, outOf: last, led: [first] }]])
  })

  it('is called once when a site is taken away, once when it comes back, and once when it ends', async () => {
    const id = await addSite(db)
    await removal.remove(moderator, id)
    await removal.restore(moderator, id)
    await removal.remove(moderator, id)
    const until = new Date(deps.clock().getTime() + 30 * 24 * 3_600_000)
    expect(calls).toEqual([
      ['remove', { site: named(id), until }],
      ['restore', { siteId: id, kept: 'what remove kept' }],
      ['remove', { site: named(id), until }],
    ])
    calls = []
    await purgeRemovedBefore(db, later, events)
    expect(calls).toEqual([['end', { siteId: id, wasPublic: false }]])
    expect(await rowOf(id)).toBeUndefined()
  })

  it('is called for each site that an account takes along, and for those that stood behind it', async () => {
    const author = await addPerson(deps)
    const [own, foreign] = [await addSite(db), await addSite(db)]
    await db.update(sites).set({ createdBy: author.id }).where(eq(sites.id, own))
    await merging.merge(moderator, foreign, own)
    calls = []
    await db.transaction((tx) => personalSites(events).leave(tx, author.id, 'delete'))
    expect(calls).toMatchObject([
      ['unmerge', { siteId: foreign, outOf: own }],
      ['end', { siteId: own, wasPublic: true }],
    ])
  })
})

describe('a follower that throws', () => {
  it('stops the merge, and nothing of it is done', async () => {
    const [from, into] = [await addSite(db), await addSite(db)]
    fails = true
    await expect(merging.merge(moderator, from, into)).rejects.toThrow('could not follow')
    expect(await rowOf(from)).toMatchObject({ approvalStatus: 'approved', mergedInto: null })
    expect(await written()).toEqual([])
  })

  it('stops taking a merge back', async () => {
    const [from, into] = [await addSite(db), await addSite(db)]
    await merging.merge(moderator, from, into)
    fails = true
    await expect(merging.unmerge(moderator, from)).rejects.toThrow('could not follow')
    expect(await rowOf(from)).toMatchObject({ approvalStatus: 'removed', mergedInto: into })
    expect(await written()).toEqual(['merge'])
  })

  it('keeps a site from being deleted, and nobody is told that it was', async () => {
    const author = await addPerson(deps)
    const id = await addSite(db)
    await db.update(sites).set({ createdBy: author.id }).where(eq(sites.id, id))
    await removal.remove(moderator, id)
    const received = () => db.select().from(notifications).where(eq(notifications.userId, author.id))
    const before = await received()
    fails = true
    await expect(purgeRemovedBefore(db, later, events)).rejects.toThrow('could not follow')
    expect(await rowOf(id)).toMatchObject({ approvalStatus: 'removed' })
    expect(await received()).toEqual(before)
    expect(await written()).toEqual(['remove'])
  })
})
