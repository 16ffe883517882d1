import type { ThreadLine } from '@soundings/contract/forum'
import { forumLimits } from '@soundings/contract/forum-fields'
import { expect, it } from 'vitest'
import { demoMembersService } from '#features/members/index.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { forumBase, forumOf } from '#src/testing/forum.ts'
import { addPerson } from '#src/testing/people.ts'
import { demoForumService } from './demo-forum.service.ts'
import { exampleThreads } from './example-threads.ts'

const { app, deps } = await testApp()
const { get } = callsOf(app)
const forum = forumOf(app)
const service = demoForumService(deps)

it('a demonstration has threads in every category, once, which say that they are examples', async () => {
  expect(await service.add()).toEqual({ added: 0, there: 0 })
  await demoMembersService(deps).add()
  const member = await addPerson(deps, { handle: 'demo_member' })
  expect(await service.add()).toEqual({ added: 14, there: 0 })
  expect(await service.add()).toEqual({ added: 0, there: 14 })

  const { items } = (await get(`${forumBase}/posts?tag=example&limit=50`)).json()
  expect(items).toHaveLength(14)
  expect(new Set(items.map(({ category }: ThreadLine) => category.slug)).size).toBe(8)
  for (const { id } of items) expect((await forum.read(id)).opening.content).toContain('example thread')

  const mine = (await get(`${forumBase}/posts?author=demo_member`, member.headers)).json().items
  expect(mine).toMatchObject([{ solutionN: 1, replies: 4, likes: 3 }])
  const [incident] = (await get(`${forumBase}/posts?category=safety-and-incidents`)).json().items
  expect(incident).toMatchObject({ isAnonymous: true, author: null, likes: 6 })
})

it('and nothing in them is later than now, out of order or too long', () => {
  for (const { hoursAgo, replies, title, tags = [] } of exampleThreads) {
    const times = [hoursAgo, ...replies.map((reply) => reply.hoursAgo), 0]
    expect(times).toEqual(times.toSorted((one, other) => other - one))
    expect(title.length).toBeLessThanOrEqual(forumLimits.title)
    expect(tags.length).toBeLessThan(forumLimits.tags)
  }
})
