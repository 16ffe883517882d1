import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { beforeEach, expect, test, vi } from 'vitest'
import { readFiles } from '../drafts/draft-files.ts'
import { readWaiting } from '../outbox/outbox-db.ts'

const photo = { key: 'p1', file: null, id: 'photo-1' }
const site = { id: 'site-1', siteName: 'Blue Hole', region: null, country: 'Egypt' }
const words = { diveDate: '2026-11-20', diveNotes: 'In at nine.' }
const former = {
  personId: 'mara',
  site,
  words,
  photos: [photo],
  changes: null,
  tries: 2,
  nextAt: 5,
  problem: 'Not now',
  isRefused: false,
}

/** The device as the first version of the app left it. */
beforeEach(async () => {
  vi.stubGlobal('structuredClone', (value: unknown) => value)
  const db = await openDB('soundings-reports', 1, {
    upgrade: (made) => {
      made.createObjectStore('reports', { keyPath: 'key' })
      made.createObjectStore('drafts', { keyPath: 'personId' })
    },
  })
  const tried = JSON.stringify([site.id, words, [photo.key]])
  await db.put('reports', { ...former, key: 'k2', writtenAt: 2, tried })
  await db.put('reports', { ...former, key: 'k1', writtenAt: 1, tried: 'something else' })
  await db.put('drafts', { personId: 'mara', values: 'd1', photos: [photo] })
  await db.put('drafts', { personId: 'mara.report-1', values: 'report-1', photos: [] })
  db.close()
})

test('reports and photos of drafts that waited before the update are all there after it', async () => {
  const all = await readWaiting('mara')
  const body = { site, words, changes: null }
  const moved = { kind: 'report', subject: 'site-1', body, attachments: [photo], personId: 'mara' }
  const standing = { tries: 2, nextAt: 5, problem: 'Not now', isRefused: false }
  expect(all).toEqual([
    { ...moved, ...standing, key: 'k1', writtenAt: 1, tried: 'something else' },
    // What was tried is still known to be the same.
    { ...moved, ...standing, key: 'k2', writtenAt: 2, tried: JSON.stringify(['site-1', body, ['p1']]) },
  ])
  expect(await readFiles('mara.report')).toEqual({ name: 'mara.report', of: 'd1', files: [photo] })
  expect(await readFiles('mara.report.report-1')).toMatchObject({ of: 'report-1', files: [] })
})
