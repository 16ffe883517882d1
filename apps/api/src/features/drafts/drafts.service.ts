import { isDeepStrictEqual } from 'node:util'
import { type Draft, type DraftBody, draftLimits, draftTexts } from '@soundings/contract/drafts'
import { inTransaction } from '#db/client.ts'
import type { PersonalData } from '#extension-points/personal-data.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import {
  countDraftsOf,
  deleteDraft,
  deleteDraftsBefore,
  deleteDraftsOf,
  deleteSentDraft,
  findDraft,
  listDraftsOf,
  lockWriter,
  saveDraft,
} from './drafts.repo.ts'

const day = 24 * 3_600_000

type Kept = Omit<Draft, 'body'>

/** What people began to write: theirs alone, on every device that they use. */
export const draftsService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => ({
  list: async (userId: string): Promise<{ items: Draft[] }> => ({ items: await listDraftsOf(db, userId) }),

  draft: async (userId: string, key: string): Promise<Draft> => {
    const found = await findDraft(db, userId, key)
    if (!found) throw new HttpError(404, draftTexts.none)
    return found
  },

  /** Keeps it over the version that it was typed over. What says the same as is kept already is kept. */
  keep: (
    userId: string,
    key: string,
    { body, version }: { body: DraftBody; version?: number | undefined },
  ): Promise<Kept> =>
    inTransaction(db, async (tx) => {
      if (!key.startsWith(`${body.kind}.`)) throw new HttpError(400, draftTexts.otherKind, { field: 'body' })
      await lockWriter(tx, userId)
      const before = await findDraft(tx, userId, key)
      if (before && isDeepStrictEqual(before.body, body)) {
        const { body: _, ...kept } = before
        return kept
      }
      // One that was discarded meanwhile is begun anew by whoever went on typing.
      if (before && before.version !== version)
        throw new HttpError(409, draftTexts.changedSince, { code: 'changed-since' })
      if (!before && (await countDraftsOf(tx, userId)) >= draftLimits.most)
        throw new HttpError(409, draftTexts.full, { code: 'full' })
      const updatedAt = clock()
      const next = Math.max(before?.version ?? 0, version ?? 0) + 1
      await saveDraft(tx, { userId, key, body, version: next, updatedAt })
      return { key, version: next, updatedAt: updatedAt.toISOString() }
    }),

  discard: (userId: string, key: string): Promise<void> => deleteDraft(db, userId, key),

  /** It was posted, so no device goes on writing it. */
  sent: async (userId: string, clientKey: string | undefined): Promise<void> => {
    if (clientKey !== undefined) await deleteSentDraft(db, userId, clientKey)
  },

  forgetOld: (): Promise<void> =>
    deleteDraftsBefore(db, new Date(clock().getTime() - draftLimits.days * day)),
})
export type Drafts = ReturnType<typeof draftsService>

/** Drafts are private: they go with the account. */
export const personalDrafts: PersonalData = {
  name: 'drafts',
  read: listDraftsOf,
  leave: deleteDraftsOf,
}
