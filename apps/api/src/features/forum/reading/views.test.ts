import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { forumThreads } from '#db/schema/forum-threads.ts'
import { testApp } from '#src/testing/app.ts'
import { forumOf } from '#src/testing/forum.ts'
import { addPerson } from '#src/testing/people.ts'
import { viewsService } from './views.service.ts'

const { app, deps, passTime } = await testApp({ newMembers: 'trusted' })
const forum = forumOf(app)
const me = await addPerson(deps)

const viewsOf = async (id: string) =>
  (await deps.db.select({ n: forumThreads.views }).from(forumThreads).where(eq(forumThreads.id, id)))[0]?.n

it('a person or an address counts once a day, and everything is written together', async () => {
  const [one, two] = [await forum.start(me), await forum.start(me)]
  const views = viewsService(deps)
  for (const _ of [1, 2, 3]) {
    views.count(one.id, me.id)
    views.count(one.id, '192.0.2.1')
    views.count(one.id, '2001:db8:0:0::/64')
    views.count(two.id, '192.0.2.1')
  }
  expect(await viewsOf(one.id)).toBe(0)
  await views.write()
  expect([await viewsOf(one.id), await viewsOf(two.id)]).toEqual([3, 1])
  passTime(86_400_000)
  views.count(one.id, '192.0.2.1')
  await views.close()
  expect([await viewsOf(one.id), await viewsOf(two.id)]).toEqual([4, 1])
  expect((await forum.read(one.id)).views).toBe(4)
})

it('views of a thread that is gone are none', async () => {
  const views = viewsService(deps)
  views.count(me.id, me.id)
  await views.close()
})

it('what could not be written is written later', async () => {
  // A day later, nobody is signed in any more.
  const { id } = await forum.start(await addPerson(deps))
  let isDown = true
  const db = new Proxy(deps.db, {
    get: (target, name) =>
      name === 'execute' && isDown
        ? () => Promise.reject(new Error('the database is away'))
        : Reflect.get(target, name).bind(target),
  })
  const views = viewsService({ ...deps, db })
  views.count(id, me.id)
  await views.write()
  isDown = false
  views.count(id, '192.0.2.1')
  await views.close()
  expect(await viewsOf(id)).toBe(2)
})
