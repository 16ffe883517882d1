import { createContext, use } from 'react'
import type { ReviewKind } from '#shared/review/review-kind.ts'

/** The kinds of what waits, in the order of the filter; the app hands them in. */
const Kinds = createContext<readonly ReviewKind[]>([])

export const ReviewKindsProvider = Kinds.Provider

export const useReviewKinds = (): readonly ReviewKind[] => use(Kinds)

/** One kind by its type; undefined where the server knows a kind that this page does not. */
export const useReviewKind = (type: string): ReviewKind | undefined =>
  useReviewKinds().find((kind) => kind.type === type)
