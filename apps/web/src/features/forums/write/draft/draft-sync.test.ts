// @vitest-environment happy-dom
import { type Draft, type DraftBody, drafts } from '@soundings/contract/drafts'
import { beforeEach, expect, test } from 'vitest'
import { setUser } from '#shared/session/session-store.ts'
import { emptyDevice } from '#shared/testing/device.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { localDraft } from './draft-body.ts'
import { markOf } from './draft-marks.ts'
import { keepOwn, noteForm, pullDrafts, takeOther, useOtherDrafts } from './draft-sync.ts'
import { draftsSettled, followDrafts, leaveDrafts } from './follow-drafts.ts'
import { emptyReply, openReplyDraft } from './reply-draft.ts'

const mara = buildMe()
const about = '0190d000-0000-7000-8000-00000000000d'
const key = `reply.${about}`
const clientKey = '0190d000-0000-7000-8000-0000000000aa'
let network: ReturnType<typeof stubNetwork>
/** What the server keeps. */
let kept: Map<string, Draft>

const base = emptyReply('Which torch?')
const type = (content: string) => {
  const draft = openReplyDraft(mara.id, about, base)
  draft.typed = { ...base, content }
  return draft
}
const here = () => localDraft(mara.id, key)?.body.content
const there = () => kept.get(key)?.body.content
const others = () => useOtherDrafts.getState().others[key]?.body.content
const fromElsewhere = (content: string, version: number, known: Partial<DraftBody> = {}) => {
  const body = { kind: 'reply', ...base, content, clientKey, hasPhotos: false, ...known } as DraftBody
  kept.set(key, { key, version, updatedAt: new Date().toISOString(), body })
}
const speak = async () => {
  followDrafts(mara.id, true)
  await draftsSettled()
}

beforeEach(async () => {
  localStorage.clear()
  resetSession()
  setUser(mara)
  leaveDrafts()
  useOtherDrafts.setState({ others: {} })
  await emptyDevice(mara.id)
  kept = new Map()
  network = stubNetwork()
  const keyIn = ({ pathname }: URL) => pathname.split('/').at(-1) ?? ''
  network.answer(drafts.list, () => ({ items: [...kept.values()] }))
  network.answer(drafts.draft, (url) => kept.get(keyIn(url)) as Draft)
  network.answer(drafts.discard, (url) => {
    kept.delete(keyIn(url))
    return {}
  })
  network.answer(drafts.keep, (url, sent) => {
    const { body, version } = sent as { body: DraftBody; version?: number }
    const before = kept.get(keyIn(url))
    if (before && before.version !== version) throw new Error('Changed since')
    const draft = { key: keyIn(url), version: (version ?? 0) + 1, updatedAt: new Date().toISOString() }
    kept.set(draft.key, { ...draft, body })
    return draft
  })
})

test('what is typed here goes to the server, and is on a device that has nothing', async () => {
  await speak()
  type('Mind the swell')
  await draftsSettled()
  expect(there()).toBe('Mind the swell')
  localStorage.clear()
  await speak()
  expect(here()).toBe('Mind the swell')
  // It is sent under one key, wherever: posted from both devices it is one reply.
  expect(localDraft(mara.id, key)?.body.clientKey).toBe(kept.get(key)?.body.clientKey)
})

test('what was typed on before anybody spoke of it goes, too, and nothing goes twice', async () => {
  type('Begun without a connection')
  await speak()
  expect(there()).toBe('Begun without a connection')
  network.asked.length = 0
  await speak()
  expect(network.asked).toEqual(['GET /api/community/drafts'])
})

test('what another device went on with comes; into an open form, too', async () => {
  type('First')
  await speak()
  fromElsewhere('First and second', 2)
  await speak()
  expect(here()).toBe('First and second')
  const taken: string[] = []
  const leave = noteForm(key, { take: ({ body }) => taken.push(body.content), end: () => undefined })
  fromElsewhere('And third', 3)
  await speak()
  leave()
  expect(taken).toEqual(['And third'])
})

test('what was changed on both sides is lost on neither: the person decides', async () => {
  type('First')
  await speak()
  type('First, from here')
  fromElsewhere('First, from there', 2)
  await speak()
  expect([here(), there(), others()]).toEqual(['First, from here', 'First, from there', 'First, from there'])
  await draftsSettled()
  expect(there()).toBe('First, from there')
  keepOwn(mara.id, kept.get(key) as Draft)
  await draftsSettled()
  expect([here(), there(), others()]).toEqual(['First, from here', 'First, from here', undefined])

  type('Again from here')
  fromElsewhere('Again from there', 9)
  await speak()
  takeOther(mara.id, kept.get(key) as Draft)
  expect([here(), others()]).toEqual(['Again from there', undefined])
})

test('one that another device changed a moment ago is not overwritten by what is typed here', async () => {
  type('First')
  await speak()
  fromElsewhere('From there', 2)
  network.refuse(drafts.keep, 409, 'This draft was changed on another device.', undefined, 'changed-since')
  type('From here')
  await draftsSettled()
  expect([here(), others()]).toEqual(['From here', 'From there'])
})

test('one that is posted or discarded here goes there, also where nobody could be reached then', async () => {
  const draft = type('Never mind')
  await speak()
  network.lose()
  draft.forget()
  await draftsSettled()
  expect(there()).toBe('Never mind')
  network.find()
  await speak()
  expect(there()).toBeUndefined()
  expect(here()).toBeUndefined()
  expect(markOf(mara.id, key)).toBeUndefined()
})

test('one that was posted elsewhere goes here, unless something was added since', async () => {
  type('Posted from the phone')
  await speak()
  kept.clear()
  await speak()
  expect(here()).toBeUndefined()

  type('Posted from the phone')
  await speak()
  kept.clear()
  type('Posted from the phone, and one thing more')
  await speak()
  expect([here(), there()]).toEqual(Array(2).fill('Posted from the phone, and one thing more'))
})

test('one that may have been sent is not overwritten by an older one', async () => {
  const draft = type('Sent, perhaps')
  await speak()
  draft.tried = 'something'
  fromElsewhere('Older', 2)
  await speak()
  expect(here()).toBe('Sent, perhaps')
})

test('photos that were chosen elsewhere are told of, until the draft has some here', async () => {
  fromElsewhere('With photos', 1, { hasPhotos: true })
  await speak()
  expect(markOf(mara.id, key)?.hasPhotos).toBe(true)
  type('With photos, and more words')
  await draftsSettled()
  expect(kept.get(key)?.body.hasPhotos).toBe(true)
})

test('whom the server signed out goes on writing here, and nothing is asked of it', async () => {
  await speak()
  resetSession()
  network.asked.length = 0
  type('Still here')
  await pullDrafts(mara.id)
  await draftsSettled()
  expect(network.asked).toEqual([])
  expect(here()).toBe('Still here')
  setUser(mara)
  await speak()
  expect(there()).toBe('Still here')
})

test('a draft under a key that is no id, and what is not of the forums, stays on the device', async () => {
  openReplyDraft(mara.id, 'one', base).typed = { ...base, content: 'No thread’s' }
  await speak()
  expect(kept.size).toBe(0)
})
