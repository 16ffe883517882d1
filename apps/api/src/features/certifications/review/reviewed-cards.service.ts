import type { CertificationShown, PendingCertification } from '@soundings/contract/certification-review'
import { reviewPicturePath } from '@soundings/contract/certifications'
import { z } from 'zod'
import { noTexts, type Reviewable, refuseConflict } from '#extension-points/reviewable.ts'
import { HttpError } from '#shared/http-error.ts'
import { writeLook } from '../certifications.repo.ts'
import { cardNotSeen, cardSeen } from './card-notifications.ts'
import {
  countWaitingCards,
  findWaitingCard,
  listWaitingCards,
  lockCard,
  type ReviewedCard,
} from './reviewed-cards.repo.ts'

/** What it takes to show a card again to whoever is to look at it. */
const Before = z.object({ version: z.number(), photoId: z.string(), askedAt: z.iso.datetime() })

const titleOf = ({ agency, level }: { agency: string; level: string }) => `${agency} ${level}`

const conflictOf = (ownerId: string, readerId: string) =>
  ownerId === readerId ? 'This is your own card, so another moderator has to look at it.' : null

const toItem = ({ card, holder }: ReviewedCard, readerId: string): PendingCertification => ({
  ...noTexts,
  id: card.id,
  type: 'certifications',
  createdAt: (card.reviewAskedAt ?? card.createdAt).toISOString(),
  title: titleOf(card),
  authorHandle: holder.handle,
  conflict: conflictOf(card.ownerId, readerId),
  version: card.version,
})

const toShown = (row: ReviewedCard, readerId: string): CertificationShown => {
  const { card, holder, photoState } = row
  const { id, agency, level, kind, depth, issuedOn, number } = card
  const isReady = photoState === 'ready'
  return {
    ...toItem(row, readerId),
    holder: { ...holder, handle: holder.handle ?? '' },
    card: { agency, level, kind, depth, issuedOn, number },
    picture: {
      state: photoState ?? 'broken',
      thumbnailUrl: isReady ? reviewPicturePath(id, 'medium') : null,
      fullUrl: isReady ? reviewPicturePath(id, 'original') : null,
    },
  }
}

/** Cards that holders show to moderators: one says that they have seen it, or why they could not read it. */
export const reviewedCards: Reviewable<PendingCertification, CertificationShown> = {
  type: 'certifications',
  count: countWaitingCards,
  list: async (db, after, limit, reader) =>
    (await listWaitingCards(db, after, limit)).map((row) => toItem(row, reader.id)),

  preview: async (db, id, reader) => {
    const row = await findWaitingCard(db, id)
    return row && { shown: toShown(row, reader.id), authorId: row.card.ownerId }
  },

  decide: async (tx, id, { outcome, by, at, seen }) => {
    const card = await lockCard(tx, id)
    if (!card?.reviewAskedAt || card.photoId === null) return undefined
    refuseConflict(conflictOf(card.ownerId, by.id))
    if (seen !== undefined && seen !== card.version)
      throw new HttpError(409, 'This card was changed a moment ago. Please look at it again.', {
        code: 'changed-since',
      })
    const isSeen = outcome === 'approved'
    await writeLook(tx, id, { reviewAskedAt: null, ...(isSeen && { verifiedAt: at, verifiedBy: by.id }) })
    const { version, photoId, reviewAskedAt } = card
    const before = { version, photoId, askedAt: reviewAskedAt.toISOString() }
    return { title: titleOf(card), authorId: card.ownerId, before: before satisfies z.input<typeof Before> }
  },

  revert: async (tx, id, { outcome, before }) => {
    const { version, photoId, askedAt } = Before.parse(before)
    const card = await lockCard(tx, id)
    const isAsDecided = outcome === 'approved' ? card?.verifiedAt : card && !card.verifiedAt
    const isSame = card?.version === version && card.photoId === photoId
    if (!isAsDecided || !isSame || card.reviewAskedAt) return false
    await writeLook(tx, id, { reviewAskedAt: new Date(askedAt), verifiedAt: null, verifiedBy: null })
    return true
  },

  news: async (_db, _id, { title, authorId, outcome, reason }) =>
    authorId === null
      ? []
      : [
          {
            userId: authorId,
            notification: outcome === 'approved' ? cardSeen(title) : cardNotSeen(title, reason),
          },
        ],
}
