import type { QueryClient } from '@tanstack/react-query'
import type { DateLanguage } from '#shared/lib/date.ts'
import type { Attachment, Entry } from './entry.ts'
import type { Failing } from './failing.ts'

/** What is said of several entries of one kind, in whole sentences. */
export type CountedWords = {
  waiting: (number: number) => string
  refused: (number: number) => string
  /** Above the list of what waits. */
  lead: string
  /** Asked before somebody signs out who would lose them. */
  signOut: (number: number) => string
  /** Told before somebody deletes their account. */
  deleteAccount: (number: number) => string
}

/** What the outbox says of entries of a kind. */
export type KindWords<Body, Reply> = CountedWords & {
  attachments: (number: number) => string
  /** Of an entry whose attachments could not all be sent: how many were lost, and how many are left. */
  attachmentsLost: (lost: number, left: number) => string
  /** Said where one could not be sent now. */
  kept: string
  /** Said where one could neither be sent nor kept. */
  notKept: string
  /** Why one was not sent, where the server gave no reason. */
  failed: string
  /** Said when the server refuses one that waited. */
  couldNotSend: (problem: string) => string
  /** Said when one is sent from its form. Methods, so that a list may hold several kinds. */
  sent(reply: Reply, entry: Entry<Body>): string
  /** Said when one that waited is sent, on whichever page. */
  sentLater(reply: Reply, entry: Entry<Body>): string
}

export type AttachmentWatch = { signal: AbortSignal; onProgress: (share: number) => void }

/** What may wait in the outbox: how it is sent, how it is named, and what a refusal means. */
export type Kind<Body = unknown, Reply = unknown> = {
  /** Kept with every entry, so it never changes. */
  name: string
  /** What an entry lets go before it: all of its kind that were written before, or those about the same subject. */
  order: 'kind' | 'subject'
  /**
   * Every one goes through the outbox, so that none overtakes another however often that fails, and stands where it was
   * written meanwhile: one that goes at once is told nowhere else.
   */
  isStream?: true
  /** Whether it is on the screen now, with what became of it. */
  isShown?(entry: Entry<Body>): boolean
  /** Sends one attachment, which all go before the entry itself, and answers its id on the server. */
  sendAttachment?(
    attachment: Attachment & { file: File },
    entry: Entry<Body>,
    watch: AttachmentWatch,
  ): Promise<string>
  /** Sends it; with the same key it becomes one, however often. Whatever goes wrong is thrown as `ApiError`. */
  send(entry: Entry<Body>, signal: AbortSignal | undefined): Promise<Reply>
  /** The server has it: asks anew for what shows it. */
  refresh(queries: QueryClient, reply: Reply, entry: Entry<Body>): void
  /** Whether it may wait on this device where it cannot be sent now. */
  mayWait(entry: Entry<Body>): boolean
  /** What a failed try means, where it is not what it means for most. */
  failingOf?: (error: unknown) => Failing
  /** Whether a failed try is told in the form, where it was sent from there, although it may go better later. */
  isTold?: (error: unknown) => boolean
  /** Its title, with dates in the reader's language. */
  titleOf(entry: Entry<Body>, language: DateLanguage): string
  /** Some words of it below its name; null for none. */
  excerptOf(entry: Entry<Body>): string | null
  /** Opens it where it was written. */
  open(entry: Entry<Body>): void
  words: KindWords<Body, Reply>
}

export type LoadKind = () => Promise<unknown>

const kinds = new Map<string, Kind>()
let loaders: Readonly<Record<string, LoadKind>> = {}

/** Makes a kind known to the outbox, from the moment its file is loaded. */
export const defineKind = <Body, Reply>(kind: Kind<Body, Reply>): Kind<Body, Reply> => {
  kinds.set(kind.name, kind)
  return kind
}

/** Says where the file of each kind is found, by its name. */
export const registerKinds = (all: Readonly<Record<string, LoadKind>>): void => {
  loaders = all
}

/** The kind of an entry; undefined while its file is not loaded, and for one that this version of the app has not. */
export const kindOf = ({ kind }: Pick<Entry, 'kind'>): Kind | undefined => kinds.get(kind)

/** Those of the entries whose kind is here, once it was tried to load the kinds of all. */
export const withKinds = async <One extends Pick<Entry, 'kind'>>(entries: readonly One[]): Promise<One[]> => {
  const missing = new Set(entries.map(({ kind }) => kind).filter((name) => !kinds.has(name)))
  // What does not load now waits on the device, and is looked for again with the next reading.
  await Promise.all([...missing].map((name) => loaders[name]?.().catch(() => undefined)))
  return entries.filter((entry) => kindOf(entry) !== undefined)
}
