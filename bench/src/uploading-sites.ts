import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db } from '../../apps/api/src/db/client.ts'
import { range } from './figures.ts'
import { addMembers } from './members.ts'

const header =
  'siteName,description,location.country,location.coordinates.lat,location.coordinates.lng,maxDepth,waterBodyType'

const sentence = ' Go down along the rope, and keep the reef on your left.'

/** A file of so many sites from one on, none of which is near another; each is told of in a sentence and `more` that follow. */
export const fileOf = (rows: number, { from = 0, more = 0 } = {}): string =>
  [
    header,
    ...range(rows)
      .map((row) => from + row)
      .map(
        (at) =>
          `Mark ${at},"Sand, then the wall of row ${at}.${sentence.repeat(more)}",Australia,${(-12 - (at % 150) * 0.01).toFixed(4)},${(147 + Math.floor(at / 150) * 0.01).toFixed(4)},${10 + (at % 30)},Sea`,
      ),
  ].join('\n')

type Answer = { uploadId: string; state: string; successful: number }

/** Uploads as an admin does. */
export const uploader = (address: string, cookie: string) => {
  const call = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const answer = await fetch(`${address}/api/admin/bulk-upload${path}`, { ...init, headers: { cookie } })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json() as Promise<Answer>
  }
  const reaches = async (id: string, state: string): Promise<Answer> => {
    for (;;) {
      const upload = await call(`/${id}`)
      if (upload.state === state) return upload
      await sleep(300)
    }
  }
  return {
    preview: async (text: string) => {
      const body = new FormData()
      body.append('files', new Blob([text]), 'sites.csv')
      const { uploadId } = await call('/preview', { method: 'POST', body })
      await reaches(uploadId, 'ready')
      return uploadId
    },
    commit: (id: string) => call(`/${id}/commit`, { method: 'POST' }),
    reaches,
  }
}

export const countSites = async (db: Db): Promise<number> => {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from sites where approval_status = 'approved'`,
  )
  return rows[0]?.count ?? 0
}

/** What visitors find once everything has followed: as many sites as there are. */
export const findsAll = async (address: string, rows: number): Promise<boolean> => {
  for (let left = 100; left > 0; left--) {
    const answer = await fetch(`${address}/api/sites?limit=1`)
    if (answer.ok && ((await answer.json()) as { total: number }).total === rows) return true
    await sleep(300)
  }
  return false
}

/** Signs somebody in who may upload; answers the cookie. */
export const addAdmin = async (db: Db): Promise<string> => {
  const [admin] = await addMembers(db, 1, ['admin'])
  if (!admin) throw new Error('There is nobody')
  return admin.cookie
}
