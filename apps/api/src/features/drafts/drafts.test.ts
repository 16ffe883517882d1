import { randomUUID } from 'node:crypto'
import { type Draft, draftLimits, draftTexts } from '@soundings/contract/drafts'
import { expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { forumOf } from '#src/testing/forum.ts'
import { addPerson, signIn } from '#src/testing/people.ts'
import { draftsService } from './drafts.service.ts'

const { app, deps, passTime } = await testApp()
const { get, put, del } = callsOf(app)
const { start, reply } = forumOf(app)
const base = '/api/community/drafts'

const aReply = (known: object = {}) => ({
  kind: 'reply',
  content: 'Half a thought ',
  isAnonymous: false,
  clientKey: randomUUID(),
  hasPhotos: false,
  title: 'Which torch?',
  to: null,
  ...known,
})
const aThread = (known: object = {}) => ({
  kind: 'thread',
  content: 'I look for a torch',
  isAnonymous: false,
  clientKey: randomUUID(),
  hasPhotos: false,
  title: 'Which torch?',
  category: 'questions',
  tags: ['torch'],
  site: null,
  happened: '',
  conditions: '',
  learnt: '',
  gas: '',
  depth: null,
  ...known,
})
const replyKey = () => `reply.${randomUUID()}`
const listed = async (headers: Record<string, string>): Promise<Draft[]> =>
  (await get(base, headers)).json().items

it('a draft is there on a second device, as it was typed, and after a session’s end', async () => {
  const { id, headers } = await addPerson(deps)
  const [key, body] = [replyKey(), aReply()]
  expect((await put(`${base}/${key}`, headers, { body })).json()).toEqual({
    key,
    version: 1,
    updatedAt: deps.clock().toISOString(),
  })
  await deps.db.execute(`delete from sessions where user_id = '${id}'`)
  const second = await signIn(deps, id)
  expect((await get(`${base}/${key}`, second)).json()).toMatchObject({ key, version: 1, body })
  expect(await listed(second)).toMatchObject([{ key, body }])
})

it('is nobody else’s: they find none, and put theirs beside it', async () => {
  const [one, other] = [await addPerson(deps), await addPerson(deps, { groups: ['admin'] })]
  const key = replyKey()
  await put(`${base}/${key}`, one.headers, { body: aReply() })
  expect((await get(`${base}/${key}`, other.headers)).statusCode).toBe(404)
  expect(await listed(other.headers)).toEqual([])
  await put(`${base}/${key}`, other.headers, { body: aReply({ content: 'Mine' }) })
  await del(`${base}/${key}`, other.headers)
  expect(await listed(one.headers)).toMatchObject([{ body: { content: 'Half a thought ' } }])
})

it('what another device changed is not overwritten, and the same once more is no change', async () => {
  const { headers } = await addPerson(deps)
  const [key, first, second] = [replyKey(), aReply(), aReply({ content: 'From the phone' })]
  await put(`${base}/${key}`, headers, { body: first })
  expect((await put(`${base}/${key}`, headers, { body: first })).json()).toMatchObject({ version: 1 })
  expect((await put(`${base}/${key}`, headers, { body: second, version: 1 })).json().version).toBe(2)
  const late = await put(`${base}/${key}`, headers, { body: aReply({ content: 'Late' }), version: 1 })
  expect([late.statusCode, late.json().code]).toEqual([409, 'changed-since'])
  expect((await put(`${base}/${key}`, headers, { body: aReply({ content: 'New' }) })).statusCode).toBe(409)
  expect((await get(`${base}/${key}`, headers)).json().body.content).toBe('From the phone')
})

it('twenty devices at once begin one, and one of them is kept whole', async () => {
  const { headers } = await addPerson(deps)
  const key = replyKey()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      put(`${base}/${key}`, headers, { body: aReply({ content: `Device ${at}` }) }),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(19).fill(409)])
  expect(await listed(headers)).toHaveLength(1)
})

it('one that was discarded elsewhere is begun anew by whoever goes on typing', async () => {
  const { headers } = await addPerson(deps)
  const key = `thread.${randomUUID()}`
  await put(`${base}/${key}`, headers, { body: aThread() })
  expect((await del(`${base}/${key}`, headers)).statusCode).toBe(200)
  expect((await del(`${base}/${key}`, headers)).statusCode).toBe(200)
  const again = await put(`${base}/${key}`, headers, { body: aThread({ title: 'More' }), version: 1 })
  expect(again.json().version).toBe(2)
})

it('is gone once it was posted, from whichever device', async () => {
  const { headers } = await addPerson(deps)
  const [begun, other] = [aThread(), aThread()]
  await put(`${base}/thread.${randomUUID()}`, headers, { body: begun })
  await put(`${base}/thread.${randomUUID()}`, headers, { body: other })
  const { id } = await start({ headers }, { clientKey: begun.clientKey })
  const answer = aReply()
  await put(`${base}/reply.${id}`, headers, { body: answer })
  await reply({ headers }, id, { clientKey: answer.clientKey })
  expect(await listed(headers)).toMatchObject([{ body: { clientKey: other.clientKey } }])
  // Another device that had not heard of it sends it once more: no second one, and no draft.
  await put(`${base}/reply.${id}`, headers, { body: answer })
  await reply({ headers }, id, { clientKey: answer.clientKey })
  expect(await listed(headers)).toHaveLength(1)
})

it('there are so many of one person at most', async () => {
  const { headers } = await addPerson(deps)
  for (let at = 0; at < draftLimits.most; at++)
    await put(`${base}/${replyKey()}`, headers, { body: aReply() })
  const more = await put(`${base}/${replyKey()}`, headers, { body: aReply() })
  expect([more.statusCode, more.json()]).toMatchObject([409, { code: 'full', message: draftTexts.full }])
})

it.each([
  ['a key of another kind', `thread.${randomUUID()}`, aReply()],
  ['no key', 'reply.1', aReply()],
  ['what no draft has', replyKey(), aReply({ authorId: randomUUID() })],
  ['a letter that cannot be stored', replyKey(), aReply({ content: 'a\u0000b' })],
  ['more than fits', replyKey(), aReply({ content: 'x'.repeat(draftLimits.text + 1) })],
])('%s is refused', async (_, key, body) => {
  const { headers } = await addPerson(deps)
  expect((await put(`${base}/${key}`, headers, { body })).statusCode).toBe(400)
  expect(await listed(headers)).toEqual([])
})

it('the longest that may be kept is kept, whatever its letters', async () => {
  const { headers } = await addPerson(deps)
  const worst = '\u0001'
  const body = aThread({
    title: worst.repeat(draftLimits.title),
    content: worst.repeat(draftLimits.text),
    ...Object.fromEntries(
      ['happened', 'conditions', 'learnt', 'gas'].map((name) => [name, worst.repeat(draftLimits.field)]),
    ),
  })
  expect((await put(`${base}/thread.${randomUUID()}`, headers, { body })).statusCode).toBe(200)
})

it('one that nobody typed into for half a year goes', async () => {
  const { id, headers } = await addPerson(deps)
  await put(`${base}/${replyKey()}`, headers, { body: aReply() })
  const { forgetOld, list } = draftsService(deps)
  passTime((draftLimits.days - 1) * 24 * 3_600_000)
  await forgetOld()
  expect((await list(id)).items).toHaveLength(1)
  passTime(2 * 24 * 3_600_000)
  await forgetOld()
  expect((await list(id)).items).toEqual([])
})
