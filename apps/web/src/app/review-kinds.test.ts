import { pendingTypes } from '@soundings/contract/moderation'
import { expect, test } from 'vitest'
import { loadReviewKinds } from './review-kinds.ts'

test('everything that waits for moderators has a kind that shows it', async () => {
  expect((await loadReviewKinds()).map(({ type }) => type)).toEqual(pendingTypes)
})
