import { describe, expect, it } from 'vitest'
import { messagesOf, newsByPerson, takenAway } from './site-news.ts'

describe('the message about a site', () => {
  it('is one of all sentences, as grave as the gravest', () => {
    expect(
      messagesOf([
        { type: 'info', sentence: '“Reef” was removed.' },
        { type: 'warning', sentence: 'Your report is hidden.' },
        { type: 'success', sentence: 'Thanks for your report.' },
      ]),
    ).toEqual([
      {
        type: 'warning',
        message: '“Reef” was removed. Your report is hidden. Thanks for your report.',
      },
    ])
  })

  it('is parted between two sentences where it would be longer than 500 characters', () => {
    const { toAuthor } = takenAway('R'.repeat(120), 'r'.repeat(500))
    const opening = toAuthor ?? { type: 'info' as const, sentence: '' }
    const own = { type: 'info' as const, sentence: `${'s'.repeat(149)}.` }
    const messages = messagesOf([opening, own, own])
    expect(messages.map(({ message }) => message)).toEqual([
      opening.sentence,
      `${own.sentence} ${own.sentence}`,
    ])
    expect(messages.every(({ message }) => message.length <= 500)).toBe(true)
  })
})

it('each person has one sentence, however many things they have there', () => {
  const sentenceFor = (count: number) => `${count} things.`
  expect(newsByPerson(['ann', 'bob', 'ann'], 'info', sentenceFor)).toEqual([
    { userId: 'ann', type: 'info', sentence: '2 things.' },
    { userId: 'bob', type: 'info', sentence: '1 things.' },
  ])
})
