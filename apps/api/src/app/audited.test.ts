import type { Route } from '@soundings/contract/route'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { routes } from '#src/app/app-features.ts'
import { testApp } from '#src/testing/app.ts'
import { eventually } from '#src/testing/eventually.ts'
import { addPerson } from '#src/testing/people.ts'
import { addSite } from '#src/testing/sites.ts'

// Whatever an admin changes is in the audit log. The calls are those of the contract: one that is added is missing here.

const { app, deps } = await testApp()
const { db } = deps
const admin = await addPerson(deps, { groups: ['admin'] })
const other = await addPerson(deps, {})
const siteId = await addSite(db)

const call = async (method: Route['method'], url: string, payload?: object) => {
  const answer = await app.inject({ method, url, headers: admin.headers, ...(payload && { payload }) })
  expect(answer.statusCode, `${method} ${url}: ${answer.body}`).toBeLessThan(300)
  return answer.json()
}

const failedJob = async (): Promise<string> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id::text from graphile_worker.add_job('nobody-does-it', run_at => now() + interval '1 hour')`)
  const id = rows[0]?.id ?? ''
  await db.execute(sql`
    update graphile_worker._private_jobs set attempts = 25, max_attempts = 25 where id = ${id}::bigint`)
  return id
}

const categories = '/api/community/forum/categories'
const category = {
  name: 'Night',
  slug: 'night',
  icon: 'fish',
  kind: 'talk',
  description: 'After dark',
  position: 20,
}
const broadcast = { value: 'The boat leaves at 9', cancellable: true }

const uploads = '/api/admin/bulk-upload'
const fileOf = async (name: string, lat: number) => {
  const form = new FormData()
  const lines = [
    'siteName,description,location.country,location.coordinates.lat,location.coordinates.lng,maxDepth,waterBodyType',
    `${name},Sand and a wall,Egypt,${lat},34.5,18,Sea`,
  ]
  form.append('file', new Blob([lines.join('\n')]), 'sites.csv')
  const request = new Request('http://x', { method: 'POST', body: form })
  const headers = { 'content-type': request.headers.get('content-type') ?? '', ...admin.headers }
  return { headers, payload: Buffer.from(await request.arrayBuffer()) }
}
const sendFile = async (url: string, name: string, lat: number) => {
  const answer = await app.inject({ method: 'POST', url, ...(await fileOf(name, lat)) })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const reaches = (id: string, state: string) =>
  eventually(async () => expect((await call('GET', `${uploads}/${id}`)).state).toBe(state))
const created = async (name: string, lat: number): Promise<string> => {
  const { uploadId } = await sendFile(`${uploads}/preview`, name, lat)
  await call('POST', `${uploads}/${uploadId}/commit`)
  await reaches(uploadId, 'done')
  return uploadId
}

/** Each call, and what it takes beforehand. */
const acts: Record<string, () => Promise<() => Promise<unknown>>> = {
  'search.backfill': async () => () => call('POST', '/api/admin/embeddings/backfill'),
  'forum.addCategory': async () => () => call('POST', categories, category),
  'forum.changeCategory': async () => {
    const { id, version } = await call('POST', categories, { ...category, slug: 'ice', name: 'Ice' })
    return () => call('PUT', `${categories}/${id}`, { ...category, slug: 'ice', name: 'Under ice', version })
  },
  'forum.removeCategory': async () => {
    const { id } = await call('POST', categories, { ...category, slug: 'caves', name: 'Caves' })
    return () => call('DELETE', `${categories}/${id}`)
  },
  'siteEditing.sponsor': async () => () =>
    call('PUT', `/api/sites/${siteId}/sponsor`, { sponsor: { sponsoredBy: 'Blue Divers' } }),
  'featured.update': async () => () => call('POST', '/api/sites/featured/update'),
  'bulkUpload.upload': async () => () => sendFile(uploads, 'North Wall', 27.1),
  'bulkUpload.commit': async () => () => created('South Wall', 27.2),
  'bulkUpload.undo': async () => {
    const id = await created('West Wall', 27.3)
    return async () => {
      await call('POST', `${uploads}/${id}/undo`)
      await reaches(id, 'undone')
    }
  },
  'administration.retryJob': async () => {
    const id = await failedJob()
    return () => call('POST', `/api/admin/jobs/${id}/retry`)
  },
  'administration.discardJob': async () => {
    const id = await failedJob()
    return () => call('DELETE', `/api/admin/jobs/${id}`)
  },
  'administration.addBroadcast': async () => () => call('POST', '/api/admin/broadcasts', broadcast),
  'administration.endBroadcast': async () => {
    const { _id: id } = await call('POST', '/api/admin/broadcasts', broadcast)
    return () => call('DELETE', `/api/admin/broadcasts/${id}`)
  },
  'administration.grant': async () => () => call('PUT', `/api/admin/people/${other.id}/groups/moderator`),
  'administration.revoke': async () => {
    await call('PUT', `/api/admin/people/${other.id}/groups/moderator`)
    return () => call('DELETE', `/api/admin/people/${other.id}/groups/moderator`)
  },
  'administration.endSessions': async () => () => call('DELETE', `/api/admin/people/${other.id}/sessions`),
}

/** What is prepared and not done yet: no site is other than before. */
const preparing = ['bulkUpload.preview', 'bulkUpload.map', 'bulkUpload.row', 'bulkUpload.remove']

const writing = Object.entries(routes)
  .flatMap(([group, each]) =>
    Object.entries(each).map(([name, route]) => [`${group}.${name}`, route as Route] as const),
  )
  .filter(([, { access, method }]) => access === 'admin' && method !== 'GET')
  .map(([name]) => name)

const counted = async (): Promise<number> => {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from audit_log`)
  return rows[0]?.n ?? 0
}

it('every call of admins that changes something is known here', () =>
  expect(Object.keys(acts).concat(preparing).sort()).toEqual(writing.sort()))

it.each(Object.entries(acts))('%s is in the audit log', async (_, prepare) => {
  const act = await prepare()
  const before = await counted()
  await act()
  await eventually(async () => expect(await counted()).toBeGreaterThan(before))
  const { rows } = await db.execute(sql`select actor_id from audit_log order by at desc, id desc limit 1`)
  expect(rows[0]).toEqual({ actor_id: admin.id })
})
