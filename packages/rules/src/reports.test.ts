import type { ReportFacts } from '@soundings/contract/reports'
import { describe, expect, it } from 'vitest'
import { isYetToCome, lastDay, mayDiscard, mayRewrite, saysOtherwise, tidyReport } from './reports.ts'

const told: ReportFacts = {
  rating: 5,
  title: 'Dive Report',
  diveDate: '2026-05-16',
  diveTime: null,
  visibility: null,
  waterTemp: null,
  conditions: [],
  animalsSeen: null,
  diveNotes: null,
  media: [],
}

describe('a report', () => {
  it.each([
    ['member', true, true, true],
    ['member', false, false, false],
    ['editor', false, false, false],
    ['moderator', false, false, true],
    ['admin', false, false, true],
  ] as const)(
    'is rewritten by its author alone, and taken away by moderators too: %s, own %s',
    (level, isOwn, may, mayToo) => {
      expect([mayRewrite({ level, isOwn }), mayDiscard({ level, isOwn })]).toEqual([may, mayToo])
    },
  )

  it.each([
    ['2026-05-31T09:59:59Z', '2026-05-31'],
    ['2026-05-31T10:00:00Z', '2026-06-01'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
  ])('at %s is of %s at the latest, which has begun in the east', (now, last) => {
    expect(lastDay(new Date(now))).toBe(last)
    expect(isYetToCome(last, new Date(now))).toBe(false)
  })

  it('is of no day that has begun nowhere', () => {
    expect(isYetToCome('2026-06-01', new Date('2026-05-31T09:59:59Z'))).toBe(true)
  })

  it('says in short what its notes say, unless something else is given', () => {
    const diveNotes = 'A turtle slept.'
    expect(tidyReport({ ...told, diveNotes }).content).toBe(diveNotes)
    expect(tidyReport({ ...told, diveNotes, content: '' }).content).toBe(diveNotes)
    expect(tidyReport({ ...told, diveNotes, content: 'Short.' })).toMatchObject({
      content: 'Short.',
      diveNotes,
    })
    expect(tidyReport(told).content).toBe('')
  })

  it('keeps figures to the hundredth, which is finer than any instrument', () => {
    expect(tidyReport({ ...told, visibility: 15.240000001, waterTemp: -1.666666 })).toMatchObject({
      visibility: 15.24,
      waterTemp: -1.67,
    })
  })

  it('names each condition once and leaves nothing empty', () => {
    const tidy = tidyReport({
      ...told,
      conditions: ['windy', 'calm', 'windy'],
      animalsSeen: '',
      diveNotes: '',
    })
    expect(tidy).toMatchObject({ conditions: ['calm', 'windy'], animalsSeen: null, diveNotes: null })
  })

  it('says something else when one fact or the order of its photos is another', () => {
    const one = tidyReport({ ...told, media: ['a', 'b'] })
    expect(saysOtherwise(one, tidyReport({ ...told, media: ['a', 'b'] }))).toBe(false)
    expect(saysOtherwise(one, { ...one, media: ['b', 'a'] })).toBe(true)
    expect(saysOtherwise(one, { ...one, visibility: 0 })).toBe(true)
  })
})
