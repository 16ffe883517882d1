import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { standings } from '#db/schema/relations.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson } from '#src/testing/people.ts'

const { app, deps } = await testApp({ newMembers: 'trusted' })
const { get, post, put } = callsOf(app)
const base = '/api/community/forum'

const me = await addPerson(deps, { handle: 'reader_me' })
const suggested = async (q: string, thread?: string) => {
  const query = new URLSearchParams({ q, ...(thread && { thread }) })
  const answer = await get(`/api/community/mentions?${query}`, me.headers)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().items.map(({ handle }: { handle: string }) => handle)
}

const [aaron, nora, noah, shy] = [
  await addPerson(deps, { handle: 'nor_aaron', fullName: 'Zed' }),
  await addPerson(deps, { handle: 'nor_writer', fullName: 'Yan' }),
  await addPerson(deps, { handle: 'nor_blocked', fullName: 'Xi' }),
  await addPerson(deps, { handle: 'nor_shy', fullName: 'Wim' }),
]
await addPerson(deps, { handle: 'someone', fullName: 'Nor Someone' })

it('begins with the letters of the username, whoever wrote in the thread first', async () => {
  const started = await post(`${base}/posts`, aaron.headers, {
    ...{ title: 'Shared boats', content: 'Who comes?', category: 'buddies', clientKey: randomUUID() },
  })
  const { id } = started.json()
  await post(`${base}/posts/${id}/replies`, nora.headers, { content: 'I do.', clientKey: randomUUID() })
  expect(await suggested('NOR')).toEqual(expect.arrayContaining(['nor_aaron', 'nor_writer']))
  expect(await suggested('nor')).not.toContain('someone')
  expect((await suggested('@nor_', id)).slice(0, 2).sort()).toEqual(['nor_aaron', 'nor_writer'])
  expect(await suggested('reader')).toEqual([])
  expect(await suggested('?!')).toEqual([])
})

it('leaves out who is blocked, unlisted or suspended', async () => {
  expect(await suggested('nor')).toContain('nor_blocked')
  await post(`/api/people/${noah.id}/block`, me.headers)
  await put('/api/profile/privacy', shy.headers, { listed: false })
  await deps.db
    .insert(standings)
    .values({ userId: aaron.id, standing: 'suspended', until: null, at: new Date() })
  const names = await suggested('nor')
  expect(names).toContain('nor_writer')
  for (const gone of ['nor_blocked', 'nor_shy', 'nor_aaron']) expect(names).not.toContain(gone)
})

it('does not put first who wrote in the thread without a name', async () => {
  const hidden = await addPerson(deps, { handle: 'zz_hidden' })
  const others = ['zz_a', 'zz_b', 'zz_c', 'zz_d', 'zz_e', 'zz_f', 'zz_g', 'zz_h']
  for (const handle of others) await addPerson(deps, { handle: `${handle}x` })
  const started = await post(`${base}/posts`, hidden.headers, {
    ...{ title: 'Near miss', content: 'It was close.', category: 'safety-and-incidents', isAnonymous: true },
    clientKey: randomUUID(),
  })
  expect(await suggested('zz_', started.json().id)).toEqual(await suggested('zz_'))
})
