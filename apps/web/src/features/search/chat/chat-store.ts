import type { Photo } from '@soundings/contract/media'
import {
  type AnswerPiece,
  type Chip,
  type SearchQuery,
  type SearchReply,
  searchLimits,
} from '@soundings/contract/search'
import { create } from 'zustand'
import { newKey } from '#shared/lib/new-key.ts'
import { dropStored, readStored, writeStored } from '#shared/lib/stored.ts'

/** What an answer is kept as; its photos are asked for again. */
export type Answer = Omit<SearchReply, 'media'>

/** One question and what became of it. */
export type Turn = {
  id: string
  question: string
  state: 'asking' | 'answered' | 'failed' | 'stopped'
  /** The answer as far as it has come. */
  pieces: readonly AnswerPiece[]
  answer: Answer | null
  /** Why there is none, where more is known than that. */
  problem: string | null
  /** Asked by what was understood, with something taken out of it, rather than by its words. */
  query: SearchQuery | null
  /** Words that lead somebody else to the same sites, for the address; null until it is answered. */
  link: string | null
  /** Photos of the first sites; they are not kept on the device. */
  media?: readonly Photo[] | undefined
}

const key = 'soundings-chat'
/** So many questions stay on the device. */
const mostKept = 12

const isTurn = (value: unknown): value is Turn =>
  typeof value === 'object' &&
  value !== null &&
  ['question', 'state', 'pieces', 'answer', 'link'].every((part) => part in value)

const readTurns = (): Turn[] => {
  try {
    const kept: unknown = JSON.parse(readStored(key) ?? '[]')
    // What was under way when the page went is over.
    return Array.isArray(kept) ? kept.filter(isTurn).filter(({ state }) => state !== 'asking') : []
  } catch {
    return []
  }
}

/** The conversation with the assistant. It stays on this device, for whoever uses it next to find or clear. */
export const useChat = create<{ turns: readonly Turn[] }>()(() => ({ turns: readTurns() }))

/** Of a long list, what one call brings: the rest is asked for again. */
const inShort = ({ media: _, ...turn }: Turn): Turn =>
  turn.answer
    ? {
        ...turn,
        answer: { ...turn.answer, relatedSites: turn.answer.relatedSites.slice(0, searchLimits.perCall) },
      }
    : turn

const keep = (turns: readonly Turn[]) => {
  const done = turns
    .filter(({ state }) => state !== 'asking')
    .slice(-mostKept)
    .map(inShort)
  if (done.length === 0) dropStored(key)
  else writeStored(key, JSON.stringify(done))
}

const write = (turns: readonly Turn[]) => {
  useChat.setState({ turns })
  keep(turns)
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
  write([...useChat.getState().turns, turn].slice(-mostKept))
  return id
}

export const changeTurn = (id: string, change: Partial<Turn>): void =>
  write(useChat.getState().turns.map((turn) => (turn.id === id ? { ...turn, ...change } : turn)))

export const dropTurn = (id: string): void => write(useChat.getState().turns.filter((turn) => turn.id !== id))

export const clearTurns = (): void => write([])

/** A question whose answer is a set of sites. */
export type Found = Turn & { answer: Answer & { query: SearchQuery }; link: string }

const isFound = (turn: Turn): turn is Found => turn.answer?.query != null && turn.link !== null

/** The last question that found sites: what follow-up questions are about. */
export const lastFound = (turns: readonly Turn[]): Found | null => turns.findLast(isFound) ?? null

/** The last question that found the sites which these words of an address lead to. */
export const foundAs = (turns: readonly Turn[], link: string | undefined): Found | null =>
  lastFound(turns.filter((turn) => turn.link === link))

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

/** The chips that say what was understood, but for those that were given up. */
export const heldChips = ({ chips, relaxed }: Answer): Chip[] =>
  chips.filter((chip) => !relaxed.some((gone) => gone.key === chip.key))
