import type { AnswerPiece, SearchQuery } from '@soundings/contract/search'
import { create } from 'zustand'
import { newKey } from '#shared/lib/new-key.ts'
import { personNow } from '#shared/session/person-now.ts'
import { useSession } from '#shared/session/session-store.ts'
import { keepTurns, keyOf, leaveOff, maxKept, readByShape, readTurns } from './kept-turns.ts'
import type { Turn } from './turn.ts'

type Chat = {
  /** Whose it is, by id; null for a visitor. */
  personId: string | null
  turns: readonly Turn[]
  /** Whether what the device keeps is among them; what another edition of the page wrote takes a moment to read. */
  isRead: boolean
}

const keptFor = (personId: string | null): Chat => {
  const turns = readTurns(personId)
  return { personId, turns: turns ?? [], isRead: turns !== null }
}

/** The conversation with the assistant of whoever is here. It stays on this device, for them to go on or clear. */
export const useChat = create<Chat>()(() => keptFor(personNow()))

/** Where what was kept could not be read for want of its code, it is left as it is. */
let isLocked = false

/** Nothing is written over what is not read yet. */
const keep = (): void => {
  const { personId, turns, isRead } = useChat.getState()
  if (isRead && !isLocked) keepTurns(personId, turns)
}

const write = (turns: readonly Turn[]) => {
  useChat.setState({ turns })
  keep()
}

let reading = 0

/** Reads what another edition of the page kept. What stood here goes where it is not among it, but for what is new. */
const readOther = async (stoodHere: readonly Turn[] = []): Promise<void> => {
  const { personId, isRead } = useChat.getState()
  if (isRead) return
  const mine = ++reading
  const before = await readByShape(personId).catch(() => null)
  const now = useChat.getState()
  if (mine !== reading || now.personId !== personId) return
  isLocked = before === null
  const here = new Map(now.turns.map((turn) => [turn.id, turn]))
  const known = new Set([...(before ?? []), ...stoodHere].map(({ id }) => id))
  const more = now.turns.filter(({ id, state }) => state === 'asking' || !known.has(id))
  const turns = [...(before ?? []).map((turn) => here.get(turn.id) ?? turn), ...more]
  useChat.setState({ turns: turns.slice(-maxKept), isRead: true })
  if (more.length > 0) keep()
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

export const clearTurns = (): void => {
  reading++
  isLocked = false
  useChat.setState({ isRead: true })
  write([])
}

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
  const { personId, turns, isRead } = useChat.getState()
  const next = personNow()
  if (next === personId) return
  const brought = personId === null ? turns : []
  const own = keptFor(next)
  isLocked = false
  useChat.setState({ ...own, turns: [...own.turns, ...brought].slice(-maxKept) })
  void readOther()
  if (brought.length === 0) return
  keep()
  if (isRead) keepTurns(null, [])
}
useSession.subscribe(changePerson)

/** Another tab went on with the conversation, or cleared it; what this one waits for stays. */
const followTabs = ({ key }: StorageEvent): void => {
  const { personId, turns } = useChat.getState()
  if (key !== keyOf(personId) && key !== null) return
  const kept = readTurns(personId)
  if (kept === null) {
    useChat.setState({ isRead: false })
    void readOther(turns)
    return
  }
  const here = new Map(turns.map((turn) => [turn.id, turn]))
  const there = kept.map((turn) => here.get(turn.id) ?? turn)
  useChat.setState({ turns: [...there, ...turns.filter(({ state }) => state === 'asking')] })
}
window.addEventListener('storage', followTabs)

window.addEventListener('pagehide', () => {
  const { personId, turns, isRead } = useChat.getState()
  if (isRead && !isLocked && turns.some(({ state }) => state === 'asking'))
    keepTurns(personId, turns.map(leaveOff))
})

void readOther()
