// @vitest-environment happy-dom
import { createHash } from 'node:crypto'
import { act } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { enterGuestMode, expireSession, setUser } from '#shared/session/session-store.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { buildSummary } from '#shared/testing/sites.ts'
import { buildTurn } from '../search.build.ts'
import { addTurn, changeTurn, clearTurns, useChat } from './chat-store.ts'
import { KeptTurn } from './kept-turn.ts'
import { edition, keyOf, readByShape, readTurns } from './kept-turns.ts'

const mara = buildMe({ id: '018f0000-0000-7000-8000-00000000000a' })
const tom = buildMe({ id: '018f0000-0000-7000-8000-00000000000b' })

const questions = () => useChat.getState().turns.map(({ question }) => question)
const say = (question: string) => changeTurn(addTurn(question, null), { state: 'answered' })

beforeEach(() => {
  resetSession()
  clearTurns()
})

test('each person finds their own conversation, and nobody that of another', () => {
  setUser(mara)
  say('wrecks of Mara')
  setUser(null)
  expect(questions()).toEqual([])
  setUser(tom)
  expect(questions()).toEqual([])
  say('reefs of Tom')
  setUser(mara)
  expect(questions()).toEqual(['wrecks of Mara'])
  expireSession()
  expect(questions()).toEqual([])
  enterGuestMode()
  expect(questions()).toEqual([])
})

test('a visitor who signs in goes on with their conversation, which is then theirs alone', () => {
  setUser(mara)
  say('wrecks')
  setUser(null)
  say('reefs')
  const asking = addTurn('caves', null)
  setUser(mara)
  expect(questions()).toEqual(['wrecks', 'reefs', 'caves'])
  changeTurn(asking, { state: 'answered' })
  setUser(null)
  expect(questions()).toEqual([])
  expect(readTurns(mara.id)).toHaveLength(3)
})

/** What another tab keeps arrives here. */
const fromAnotherTab = (turns: object[] | null) => {
  const key = keyOf(null)
  if (turns) localStorage.setItem(key, JSON.stringify(turns.map((turn) => ({ ...turn, edition }))))
  else localStorage.removeItem(key)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
}

test('tabs share one conversation, and what one waits for stays', () => {
  say('wrecks')
  addTurn('reefs', null)
  const [known] = readTurns(null) ?? []
  if (!known) throw new Error('nothing was kept')
  fromAnotherTab([known, buildTurn({ id: 'other', question: 'caves' })])
  expect(questions()).toEqual(['wrecks', 'caves', 'reefs'])
  fromAnotherTab(null)
  expect(questions()).toEqual(['reefs'])
})

test('a question whose page was closed can be asked again, with what was said so far', () => {
  const id = addTurn('wrecks', null)
  useChat.setState(({ turns }) => ({ turns: turns.map((turn) => ({ ...turn, pieces: [{ text: 'Ahoy' }] })) }))
  expect(readTurns(null)).toEqual([])
  window.dispatchEvent(new Event('pagehide'))
  expect(readTurns(null)).toMatchObject([
    {
      id,
      state: 'failed',
      pieces: [{ text: 'Ahoy' }],
      problem: 'The page was closed before the answer was finished.',
    },
  ])
})

test('what an older version of the page kept and this one cannot read is left out', async () => {
  const whole = buildTurn({ question: 'wrecks' })
  const { query: _, ...part } = buildTurn({ question: 'reefs' })
  localStorage.setItem(keyOf(null), JSON.stringify([part, whole, null, 'x']))
  expect(readTurns(null)).toBe(null)
  expect((await readByShape(null)).map(({ question }) => question)).toEqual(['wrecks'])
  for (const rubbish of ['{', '{}', '"x"', 'null']) {
    localStorage.setItem(keyOf(null), rubbish)
    expect(readTurns(null)).toEqual([])
  }
})

test('what an older version kept comes before what is asked meanwhile, and is kept as this one keeps it', async () => {
  localStorage.setItem(keyOf(mara.id), JSON.stringify([buildTurn({ id: 'old', question: 'wrecks' })]))
  setUser(mara)
  const id = addTurn('reefs', null)
  expect(await readByShape(mara.id)).toHaveLength(1)
  await vi.waitFor(() => expect(questions()).toEqual(['wrecks', 'reefs']))
  changeTurn(id, { state: 'answered' })
  expect(readTurns(mara.id)?.map(({ question }) => question)).toEqual(['wrecks', 'reefs'])
})

test('what is cleared while it is read stays cleared', async () => {
  localStorage.setItem(keyOf(mara.id), JSON.stringify([buildTurn({ question: 'wrecks' })]))
  setUser(mara)
  clearTurns()
  await readByShape(mara.id)
  expect(questions()).toEqual([])
  expect(readTurns(mara.id)).toEqual([])
})

test('a tab of an older version goes on with the same conversation', async () => {
  say('wrecks')
  const kept: object[] = JSON.parse(localStorage.getItem(keyOf(null)) ?? '')
  const asOlder = kept.map((turn) => ({ ...KeptTurn.parse(turn) }))
  const key = keyOf(null)
  localStorage.setItem(key, JSON.stringify([...asOlder, buildTurn({ id: 'older', question: 'caves' })]))
  window.dispatchEvent(new StorageEvent('storage', { key }))
  await vi.waitFor(() => expect(questions()).toEqual(['wrecks', 'caves']))
  say('reefs')
  expect(readTurns(null)?.map(({ question }) => question)).toEqual(['wrecks', 'caves', 'reefs'])
})

/** The shape of what each edition kept. A new shape gets a line of its own here, and `edition` its number. */
const shapes: Record<number, string> = { 1: '7f17f3da' }

test('the edition counts on when what is kept changes', () => {
  const shape = JSON.stringify(z.toJSONSchema(KeptTurn, { io: 'output', unrepresentable: 'any' }))
  expect(createHash('sha256').update(shape).digest('hex').slice(0, 8)).toBe(shapes[edition])
  expect(Math.max(...Object.keys(shapes).map(Number))).toBe(edition)
})

test('a device that keeps nothing, or is full, lets the conversation go on', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse })
  say('wrecks')
  setUser(mara)
  say('reefs')
  expect(questions()).toEqual(['wrecks', 'reefs'])
})

test('a conversation that was kept before sites said whether they are closed is still there', async () => {
  const { accessStatus: _, ...before } = buildSummary({ siteName: 'Reef' })
  const kept = { ...buildTurn(), state: 'answered', sites: [before] }
  localStorage.setItem(keyOf(null), JSON.stringify([kept]))
  expect((await readByShape(null))[0]?.sites).toEqual([{ ...before, accessStatus: null }])
})
