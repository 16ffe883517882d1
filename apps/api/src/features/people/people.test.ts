import { defaultPrivacy } from '@soundings/contract/privacy'
import { describe, expect, it } from 'vitest'
import { formerHandles, profiles } from '#db/schema/profiles.ts'
import { blocks, buddies } from '#db/schema/relations.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson } from '#src/testing/people.ts'
import { peopleService } from './people.service.ts'

const { app, deps } = await testApp()
const { get, put } = callsOf(app)
const people = peopleService(deps)
const url = '/api/profile/privacy'

const pair = async (accepted: boolean) => {
  const [one, other] = [await addPerson(deps), await addPerson(deps)]
  const [lowId = '', highId = ''] = [one.id, other.id].sort()
  const at = new Date()
  await deps.db
    .insert(buddies)
    .values({ lowId, highId, askedBy: one.id, askedAt: at, acceptedAt: accepted ? at : null })
  return { one, other }
}

const relation = async (readerId: string | undefined, personId: string) =>
  (await people.meet(readerId, [personId])).get(personId)?.relation

describe('how people meet', () => {
  it('knows buddies from who only asked, and who is blocked from both', async () => {
    const { one, other } = await pair(true)
    const asked = await pair(false)
    expect(await relation(one.id, other.id)).toBe('buddy')
    expect(await relation(other.id, one.id)).toBe('buddy')
    expect(await relation(asked.one.id, asked.other.id)).toBe('member')
    expect(await relation(undefined, one.id)).toBe('visitor')
    expect(await relation(one.id, one.id)).toBe('self')
    await deps.db.insert(blocks).values({ blockerId: one.id, blockedId: other.id, at: new Date() })
    expect(await relation(one.id, other.id)).toBe('visitor')
    expect(await relation(other.id, one.id)).toBe('visitor')
  })

  it('finds somebody by a handle in any case, and by the one before', async () => {
    const person = await addPerson(deps)
    const handle = `diver_${person.id.slice(-8)}`
    const until = new Date(Date.now() + 1_000_000)
    await deps.db.insert(formerHandles).values({ handle: 'was_somebody', userId: person.id, until })
    const found = [handle.toUpperCase(), 'Was_Somebody'].map((name) => people.meetByHandle(undefined, name))
    expect((await Promise.all(found)).map((met) => met?.person.handle)).toEqual([handle, handle])
    expect(await people.meetByHandle(undefined, 'nobody_here')).toBeUndefined()
  })
})

describe('privacy settings', () => {
  it('begin as the defaults, change bit by bit, and keep only what was chosen', async () => {
    const { headers, id } = await addPerson(deps)
    expect((await get(url, headers)).json()).toEqual(defaultPrivacy)
    const first = await put(url, headers, { sections: { dives: 'buddies' }, searchEngines: true })
    expect(first.json()).toMatchObject({
      sections: { dives: 'buddies', name: 'members' },
      searchEngines: true,
    })
    const second = await put(url, headers, { sections: { name: 'nobody' }, searchEngines: false })
    expect(second.json()).toMatchObject({
      sections: { dives: 'buddies', name: 'nobody' },
      searchEngines: false,
    })
    const rows = await deps.db.select().from(profiles)
    expect(rows.find(({ userId }) => userId === id)?.privacy).toEqual({
      sections: { dives: 'buddies', name: 'nobody' },
    })
  })

  it.each([{ sections: { dives: 'friends' } }, { sections: { secrets: 'public' } }, { groups: ['admin'] }])(
    'refuses %o',
    async (body) => {
      const { headers } = await addPerson(deps)
      expect((await put(url, headers, body)).statusCode).toBe(400)
      expect((await get(url, headers)).json()).toEqual(defaultPrivacy)
    },
  )
})
