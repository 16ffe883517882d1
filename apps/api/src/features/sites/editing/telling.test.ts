import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { favorites, siteProposals } from '#db/schema/contributions.ts'
import { photos } from '#db/schema/media.ts'
import { notifications } from '#db/schema/people.ts'
import { reports } from '#db/schema/reports.ts'
import { sites } from '#db/schema/sites.ts'
import { testApp } from '#src/testing/app.ts'
import { buildForm, callsOf } from '#src/testing/contributions.ts'
import { addPerson, asLevel } from '#src/testing/people.ts'
import { addPhoto } from '#src/testing/photos.ts'
import { addReport } from '#src/testing/reports.ts'
import { siteEventsOf } from '#src/testing/site-events.ts'
import { addSite } from '#src/testing/sites.ts'
import { personalSites } from '../personal-sites.ts'

const { app, deps, passTime } = await testApp()
const { db } = deps
const { get, post, del } = callsOf(app)

const day = 24 * 3_600_000
const moderator = () => asLevel(deps, 'moderator')
const notificationsOf = (userId: string) =>
  db.select().from(notifications).where(eq(notifications.userId, userId)).orderBy(notifications.id)
const purge = async () => {
  passTime(31 * day)
  await deps.jobs.add(db, 'purge-removed-sites', {})
  await deps.jobs.settled('purge-removed-sites', 10_000)
}

/** A site with two reports and a photo of one diver, and a report of nobody. */
const addDived = async (siteName: string) => {
  const siteId = await addSite(db, { siteName })
  const diver = await addPerson(deps)
  for (const authorId of [diver.id, diver.id, null]) await addReport(db, { siteId, authorId })
  const photo = await addPhoto(db, { siteId, uploaderId: diver.id })
  return { siteId, diver, photo }
}

describe('a diver with reports and photos at a site', () => {
  it('is told once when it is taken away: until when it may come back, and that an export has all', async () => {
    const { siteId, diver } = await addDived('Hidden Reef')
    await del(`/api/sites/${siteId}?reason=Private`, await moderator())
    expect(await notificationsOf(diver.id)).toMatchObject([
      {
        type: 'warning',
        message:
          'The site “Hidden Reef” was removed. Your photo of it is hidden until the site is restored. Your 2 dive reports on it are hidden, and will be deleted after July 1, 2026 unless the site is restored. You can export your data until then.',
        link: null,
      },
    ])
    const zip = unzipSync((await get('/api/auth/export', diver.headers)).rawPayload)
    const read = (name: string) => JSON.parse(strFromU8(zip[name] ?? new Uint8Array()))
    expect(read('reports.json').written).toHaveLength(2)
    expect(read('photos.json').added).toHaveLength(1)
  })

  it('is told once when it comes back', async () => {
    const { siteId, diver } = await addDived('Found Reef')
    await del(`/api/sites/${siteId}`, await moderator())
    await post(`/api/sites/${siteId}/restore`, await moderator())
    expect((await notificationsOf(diver.id)).slice(1)).toMatchObject([
      {
        type: 'success',
        message:
          'The site “Found Reef” has been restored. Your photo of it is visible again. Your 2 dive reports on it are visible again.',
        link: expect.stringContaining(`/sites/${siteId}`),
      },
    ])
  })

  it('is told once when it is deleted for good, with what became of both', async () => {
    const { siteId, diver, photo } = await addDived('Lost Reef')
    await del(`/api/sites/${siteId}`, await moderator())
    await purge()
    expect((await notificationsOf(diver.id)).slice(1)).toMatchObject([
      {
        type: 'warning',
        message:
          'The site “Lost Reef” was permanently deleted. Your photo of it stays hidden until you choose another site for it. Your 2 dive reports on it were deleted too.',
        link: null,
      },
    ])
    expect(await db.select().from(reports).where(eq(reports.siteId, siteId))).toEqual([])
    const [kept] = await db.select().from(photos).where(eq(photos.id, photo.id))
    expect(kept).toMatchObject({ siteId: null, uploaderId: diver.id })
  })

  it('hears nothing of a merge: what they wrote is at the other site', async () => {
    const { siteId, diver } = await addDived('Twin Reef')
    await post(`/api/sites/${siteId}/merge`, await moderator(), { into: await addSite(db) })
    expect(await notificationsOf(diver.id)).toEqual([])
  })

  it('is told, too, where the author of a public site takes it along', async () => {
    const { siteId, diver } = await addDived('Private Reef')
    const author = await addPerson(deps)
    await db.update(sites).set({ createdBy: author.id }).where(eq(sites.id, siteId))
    await addReport(db, { siteId, authorId: author.id })
    await db.transaction((tx) => personalSites(siteEventsOf(deps)).leave(tx, author.id, 'delete'))
    expect(await notificationsOf(diver.id)).toMatchObject([
      {
        message:
          'The site “Private Reef” was permanently deleted. Your photo of it is kept, but isn’t linked to a site anymore. Your 2 dive reports on it were deleted too.',
      },
    ])
    expect(await notificationsOf(author.id)).toEqual([])
  })
})

it('who proposed a change to a site that its author takes along is told, and no heart is left', async () => {
  const facts = buildForm({ siteName: 'Short Reef' })
  const siteId = await addSite(db, facts)
  const [author, proposer] = [await addPerson(deps), await addPerson(deps)]
  await db.update(sites).set({ createdBy: author.id }).where(eq(sites.id, siteId))
  await post(`/api/sites/${siteId}/favorite`, proposer.headers)
  await post(`/api/sites/${siteId}/proposals`, proposer.headers, {
    facts: { ...facts, maxDepth: 11 },
    version: 1,
  })
  await db.transaction((tx) => personalSites(siteEventsOf(deps)).leave(tx, author.id, 'delete'))
  expect(await notificationsOf(proposer.id)).toMatchObject([
    { message: 'The site “Short Reef” was permanently deleted. Your proposed changes weren’t accepted.' },
  ])
  expect(await db.select().from(siteProposals).where(eq(siteProposals.siteId, siteId))).toEqual([])
  expect(await db.select().from(favorites).where(eq(favorites.siteId, siteId))).toEqual([])
})
