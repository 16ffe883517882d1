import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { standings } from '#db/schema/relations.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson } from '#src/testing/people.ts'
import { addStanding, forumOf, type Someone } from '#src/testing/threads.ts'

const { app, deps, passTime } = await testApp({ catchesUp: true })
const { get, put } = callsOf(app)
const { base, start } = forumOf(app)
const day = 24 * 3_600_000
const moderator = await addPerson(deps, { groups: ['moderator'] })

/** Reads what stands beside the name of somebody who began a thread. */
const badgeBeside = async (author: Someone) => {
  const { id } = await start(author)
  return async () => (await get(`${base}/posts/${id}`)).json().opening.author.badge
}

it('what stands beside a name is counted once a minute', async () => {
  const author = await addStanding(deps, 'trusted')
  const badge = await badgeBeside(author)
  expect(await badge()).toBe('regular')
  await deps.db.delete(standings).where(eq(standings.userId, author.id))
  expect(await badge()).toBe('regular')
  passTime(60_001)
  expect(await badge()).toBeNull()
})

it('what moderators decide is seen there at once', async () => {
  const author = await addStanding(deps, 'trusted')
  const badge = await badgeBeside(author)
  expect(await badge()).toBe('regular')
  const until = new Date(deps.clock().getTime() + 7 * day).toISOString()
  const silenced = { standing: 'silenced', until, reason: 'Rude words.' }
  const url = `/api/moderator/people/${author.id}/standing`
  expect((await put(url, moderator.headers, silenced)).statusCode).toBe(200)
  expect(await badge()).toBeNull()
})
