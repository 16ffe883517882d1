import { expect, test } from 'vitest'
import { flagsText } from './flags/flags.view.ts'
import { readKey, rejectionWords, selectionText } from './moderation.view.ts'

const kinds = [{ type: 'dive_sites' }, { type: 'flags', selectionNote: flagsText }] as const

test('approving several at once says when flags among them take something down', () => {
  const [site, flag] = [{ type: 'dive_sites' }, { type: 'flags' }] as const
  const holds = 'Your decision applies to all of them.'
  expect(selectionText([site, site], kinds)).toBe(`2 items selected. ${holds}`)
  expect(selectionText([site, flag], kinds)).toBe(
    `2 items selected. ${holds} 1 of them is a flag. Approving it takes down what is flagged.`,
  )
  expect(selectionText([flag, flag, site], kinds)).toContain(
    '2 of them are flags. Approving them takes down what is flagged.',
  )
})

test('what is usually said of several kinds is what fits all of them', () => {
  const usual = [
    { type: 'media', reasons: ['Blurred.', 'Advertising.'] },
    { type: 'reports', reasons: ['Advertising.', 'Too short.'] },
    { type: 'flags', reasons: [], reasonHint: 'Whoever flagged it reads it.' },
  ] as const
  const [photo, report, flag] = [{ type: 'media' }, { type: 'reports' }, { type: 'flags' }]
  const author = 'Shown to the author with the rejection.'
  expect(rejectionWords([photo, photo], usual)).toEqual({
    reasons: ['Blurred.', 'Advertising.'],
    hint: author,
  })
  expect(rejectionWords([photo, report], usual)).toEqual({ reasons: ['Advertising.'], hint: author })
  expect(rejectionWords([flag], usual)).toEqual({ reasons: [], hint: 'Whoever flagged it reads it.' })
  expect(rejectionWords([flag, photo], usual)).toEqual({ reasons: [], hint: author })
})

test('an address names an item of a kind that is known', () => {
  expect(readKey('flags.1', kinds)).toEqual({ type: 'flags', id: '1' })
  expect(readKey('tides.1', kinds)).toBeUndefined()
  expect(readKey('flags', kinds)).toBeUndefined()
})
