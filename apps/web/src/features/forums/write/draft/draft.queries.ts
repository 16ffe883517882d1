import { type Draft, type DraftBody, drafts } from '@soundings/contract/drafts'
import { call } from '#shared/api/client.ts'
import { codeOf, failureOf } from '#shared/api/failure.ts'

/** All drafts that the server keeps of the person. */
export const readDrafts = async (): Promise<Draft[]> => (await call(drafts.list, {})).items

/** One of them; undefined where there is none. */
export const readOne = async (key: string): Promise<Draft | undefined> => {
  try {
    return await call(drafts.draft, { params: { key } })
  } catch (error) {
    if (failureOf(error).kind === 'missing') return undefined
    throw error
  }
}

/** Keeps one over the version that it was typed over; null where another device changed it since. */
export const keepDraft = async (
  key: string,
  body: DraftBody,
  version: number | undefined,
): Promise<number | null> => {
  try {
    const sent = { body, ...(version !== undefined && { version }) }
    return (await call(drafts.keep, { params: { key }, body: sent })).version
  } catch (error) {
    if (codeOf(error) === 'changed-since') return null
    throw error
  }
}

export const discardKept = async (key: string): Promise<void> => {
  await call(drafts.discard, { params: { key } })
}
