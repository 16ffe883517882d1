import type { Draft } from '@soundings/contract/drafts'
import { create } from 'zustand'
import { dropFiles } from '#shared/drafts/draft-files.ts'
import { draftNames, dropDraft } from '#shared/drafts/stored-drafts.ts'
import { personNow } from '#shared/session/person-now.ts'
import { discardKept, keepDraft, readDrafts, readOne } from './draft.queries.ts'
import { keepLocal, keyOf, localDraft, nameOf, printOf } from './draft-body.ts'
import { markOf, marksOf, saveMark } from './draft-marks.ts'

/** A form in which a draft stands: it takes what another device wrote, or that it is gone. */
type OpenForm = { take: (draft: Draft) => void; end: () => void }
const forms = new Map<string, OpenForm>()

/** Says that a draft stands in a form. Returns how to say that it does no longer. */
export const noteForm = (key: string, form: OpenForm): (() => void) => {
  forms.set(key, form)
  return () => {
    if (forms.get(key) === form) forms.delete(key)
  }
}

type Others = { others: Readonly<Record<string, Draft>> }

/** What was written on another device while something else was written here, by key: the person chooses. */
export const useOtherDrafts = create<Others>()(() => ({ others: {} }))

const setOther = (key: string, draft: Draft | undefined): void =>
  useOtherDrafts.setState(({ others: { [key]: _, ...others } }) => ({
    others: draft ? { ...others, [key]: draft } : others,
  }))

const agree = (personId: string, { key, version, body }: Draft): void => {
  const hasFiles = localDraft(personId, key)?.body.hasPhotos === true
  saveMark(personId, key, { version, print: printOf(body), hasPhotos: body.hasPhotos && !hasFiles })
  setOther(key, undefined)
}

/** Puts what another device wrote in the place of what is here. */
export const takeOther = (personId: string, draft: Draft): void => {
  const form = forms.get(draft.key)
  if (form) form.take(draft)
  else keepLocal(personId, draft)
  agree(personId, draft)
}

const end = (personId: string, key: string): void => {
  const name = nameOf(personId, key)
  saveMark(personId, key, undefined)
  setOther(key, undefined)
  const form = forms.get(key)
  if (form) form.end()
  else {
    dropDraft(name)
    void dropFiles([name]).catch(() => undefined)
  }
}

const discard = async (personId: string, key: string): Promise<void> => {
  await discardKept(key)
  saveMark(personId, key, undefined)
  setOther(key, undefined)
}

/** Sends what is here to the server, or that nothing is. */
const push = async (personId: string, key: string): Promise<void> => {
  const local = localDraft(personId, key)
  const mark = markOf(personId, key)
  if (!local) return mark && discard(personId, key)
  const print = printOf(local.body)
  if (mark?.print === print || useOtherDrafts.getState().others[key]) return
  const hasPhotos = local.body.hasPhotos || mark?.hasPhotos === true
  const version = await keepDraft(key, { ...local.body, hasPhotos }, mark?.version)
  if (version !== null)
    return saveMark(personId, key, { version, print, hasPhotos: mark?.hasPhotos ?? false })
  const theirs = await readOne(key)
  if (theirs) await settle(personId, key, theirs)
}

/** Brings what is here and what the server has of a draft together. What was changed on both sides, the person decides. */
const settle = async (personId: string, key: string, theirs: Draft | undefined): Promise<void> => {
  const local = localDraft(personId, key)
  const mark = markOf(personId, key)
  const isChanged = local !== null && (local.isTried || printOf(local.body) !== mark?.print)
  if (!theirs) {
    if (!local) return saveMark(personId, key, undefined)
    // It was posted or discarded on another device.
    return mark && !isChanged ? end(personId, key) : push(personId, key)
  }
  if (!local) {
    const isOurs = mark !== undefined && mark.version >= theirs.version
    return isOurs ? discard(personId, key) : takeOther(personId, theirs)
  }
  if (printOf(local.body) === printOf(theirs.body)) return agree(personId, theirs)
  if (!isChanged) return takeOther(personId, theirs)
  if (mark?.version === theirs.version) return push(personId, key)
  setOther(key, theirs)
}

/** One after the other: what is sent and what is read never overtake each other. */
let work: Promise<unknown> = Promise.resolve()
const afterOthers = (personId: string, task: () => Promise<void>): Promise<void> => {
  const next = work.then(async () => {
    // Whom the server signed out goes on typing here; it goes there once they are back.
    if (personNow() === personId) await task().catch(() => undefined)
  })
  work = next
  return next
}

/** Reads what other devices wrote, and sends what only this one has. */
export const pullDrafts = (personId: string): Promise<void> =>
  afterOthers(personId, async () => {
    const theirs = new Map((await readDrafts()).map((draft) => [draft.key, draft]))
    const local = draftNames(personId).flatMap((name) => keyOf(personId, name) ?? [])
    for (const key of new Set([...theirs.keys(), ...local, ...Object.keys(marksOf(personId))]))
      await settle(personId, key, theirs.get(key)).catch(() => undefined)
  })

/** Sends what was typed here. */
export const pushDraft = (personId: string, key: string): Promise<void> =>
  afterOthers(personId, () => push(personId, key))

/** The person keeps what is here; it takes the place of what another device wrote. */
export const keepOwn = (personId: string, { key, version }: Draft): void => {
  const mark = markOf(personId, key)
  saveMark(personId, key, { version, print: '', hasPhotos: mark?.hasPhotos ?? false })
  setOther(key, undefined)
  void pushDraft(personId, key)
}

/** For tests: nothing is under way any more. */
export const draftsAtRest = async (): Promise<void> => {
  await work
}
