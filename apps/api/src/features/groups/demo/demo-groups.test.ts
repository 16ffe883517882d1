import type { GroupLine } from '@soundings/contract/groups'
import { expect, it } from 'vitest'
import { demoMembersService } from '#features/members/index.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { groupsBase } from '#src/testing/groups.ts'
import { addPerson } from '#src/testing/people.ts'
import { demoGroupsService } from './demo-groups.service.ts'

const { app, deps } = await testApp()
const { get } = callsOf(app)
const service = demoGroupsService(deps)

it('a demonstration has groups with people and threads, once, which say that they are examples', async () => {
  expect(await service.add()).toBe(0)
  await demoMembersService(deps).add()
  const member = await addPerson(deps, { handle: 'demo_member' })
  expect(await service.add()).toBe(4)
  expect(await service.add()).toBe(0)
  const { items } = (await get(groupsBase)).json()
  expect(items).toHaveLength(3)
  for (const { name, description, members, posts } of items as GroupLine[]) {
    expect(name).toContain('example')
    expect(description).toContain('made up for a demonstration')
    expect(members).toBeGreaterThan(3)
    expect(posts).toBeGreaterThan(0)
  }
  const mine = (await get(`${groupsBase}?filter=mine`, member.headers)).json().items
  expect(mine.map(({ kind }: GroupLine) => kind).toSorted()).toEqual(['open', 'private', 'request'])
})
