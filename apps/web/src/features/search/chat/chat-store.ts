import type { AnswerPiece, SearchQuery } from '@soundings/contract/search'
import { create } from 'zustand'
import { newKey } from '#shared/lib/new-key.ts'
import { personNow } from '#shared/session/person-now.ts'
import { useSession } from '#shared/session/session-store.ts'
import { keepTurns, keyOf, leaveOff, maxKept, readOther, readTurns } from './kept-turns.ts'
import type { Turn } from './turn.ts'

type Chat = {
  /** Whose it is, by id; null for a visitor. */
  personId: string | null
  turns: readonly Turn[]
}

/** The conversation with the assistant of whoever is here. It stays on this device, for them to go on or clear. */
export const useChat = create<Chat>()(() => {
  const personId = personNow()
  return { personId, turns: readTurns(personId) }
})

/** Takes over what another edition of the page kept, before what is asked here meanwhile. */
const takeOver = (personId: string | null): void => {
  void readOther(personId)?.then((before) => {
    const now = useChat.getState()
    if (now.personId !== personId) return
    const known = new Set(before.map(({ id }) => id))
    write([...before, ...now.turns.filter(({ id }) => !known.has(id))].slice(-maxKept))
  })
}

const write = (turns: readonly Turn[]) => {
  useChat.setState({ turns })
  keepTurns(useChat.getState().personId, turns)
}

export const addTurn = (question: string, query: SearchQuery | null): string => {
  const id = newKey()
  const turn: Turn = {
    id,
    question,
    state: 'asking',
    pieces: [],
    answer: null,
    problem: null,
    query,
    link: null,
  }
  write([...useChat.getState().turns, turn].slice(-maxKept))
  return id
}

export const changeTurn = (id: string, change: Partial<Turn>): void =>
  write(useChat.getState().turns.map((turn) => (turn.id === id ? { ...turn, ...change } : turn)))

export const dropTurn = (id: string): void => write(useChat.getState().turns.filter((turn) => turn.id !== id))

export const clearTurns = (): void => write([])

/** More of an answer, as it comes. What is half said is not kept on the device. */
export const addPieces = (id: string, more: readonly AnswerPiece[]): void =>
  useChat.setState(({ turns }) => ({
    turns: turns.map((turn) =>
      turn.id === id && turn.state === 'asking' ? { ...turn, pieces: [...turn.pieces, ...more] } : turn,
    ),
  }))

/** More of the sites that a question found, behind those that are known. */
export const addRelated = (id: string, more: readonly string[]): void => {
  const turn = useChat.getState().turns.find((one) => one.id === id)
  if (!turn?.answer) return
  const relatedSites = [...new Set([...turn.answer.relatedSites, ...more])]
  changeTurn(id, { answer: { ...turn.answer, relatedSites } })
}

/** Somebody else is here now. A visitor who signs in goes on where they were. */
const changePerson = (): void => {
  const { personId, turns } = useChat.getState()
  const next = personNow()
  if (next === personId) return
  const brought = personId === null ? turns : []
  useChat.setState({ personId: next, turns: [...readTurns(next), ...brought].slice(-maxKept) })
  takeOver(next)
  if (brought.length === 0) return
  keepTurns(next, useChat.getState().turns)
  keepTurns(null, [])
}
useSession.subscribe(changePerson)

/** Another tab went on with the conversation, or cleared it; what this one waits for stays. */
const followTabs = ({ key }: StorageEvent): void => {
  const { personId, turns } = useChat.getState()
  if (key !== keyOf(personId) && key !== null) return
  const here = new Map(turns.map((turn) => [turn.id, turn]))
  const there = readTurns(personId).map((turn) => here.get(turn.id) ?? turn)
  useChat.setState({ turns: [...there, ...turns.filter(({ state }) => state === 'asking')] })
  takeOver(personId)
}
window.addEventListener('storage', followTabs)

window.addEventListener('pagehide', () => {
  const { personId, turns } = useChat.getState()
  if (turns.some(({ state }) => state === 'asking')) keepTurns(personId, turns.map(leaveOff))
})

takeOver(useChat.getState().personId)
