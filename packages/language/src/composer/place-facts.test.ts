import type { Digest } from '@soundings/contract/reports'
import type { Site } from '@soundings/contract/sites'
import { buildSite } from '@soundings/rules/sites.build'
import { describe, expect, it } from 'vitest'
import { ask } from '../understanding/asking.build.ts'
import { composeFound } from './found.ts'
import { asText } from './pieces.ts'

const spread = (low: number, median: number, high: number) => ({ low, median, high, reports: 9 })

const digestOf = (told: Partial<Digest>): Digest => ({
  reports: 20,
  averageRating: 4,
  visibility: null,
  waterTemp: null,
  months: [],
  conditions: [],
  seen: [],
  bestMonths: [],
  latest: null,
  ...told,
})

type Known = Partial<Site> & { told?: Partial<Digest> }

/** The first sentence of what is answered to a question where these sites are found. */
const firstOf = (question: string, ...known: Known[]): string => {
  const { query, fact, unwanted } = ask(question)
  const pieces = composeFound({
    query,
    fact,
    unwanted,
    sources: known.map(({ told, ...site }) => ({
      site: buildSite(site),
      digest: told ? digestOf(told) : null,
      distance: null,
    })),
    total: known.length,
    relaxed: [],
    reader: { depth: 'm', temperature: 'C' },
  })
  return `${asText(pieces).replaceAll('\u00a0', ' ').split('. ')[0]}.`
}

const august = (waterTemp: ReturnType<typeof spread>, seen: ReturnType<typeof spread>) => ({
  months: [{ month: 8, reports: 9, waterTemp, visibility: seen }],
})

describe('what is asked of a place', () => {
  it('is when most of its sites are at their best', () => {
    const [one, other] = [{ bestMonths: [11, 12, 1, 2, 3, 4] }, { bestMonths: [1, 2, 3, 4] }]
    expect(firstOf("what's the best month for the similans", one, other)).toBe(
      'Most of these sites are at their best from November to April.',
    )
    expect(firstOf('best time to dive in Egypt', { bestMonths: [] }, { bestMonths: [] })).toBe(
      'No best months are listed for these sites yet.',
    )
  })

  it('is when an animal was seen, where divers told of it', () => {
    const seen = [
      { species: 'bull-shark', name: 'Bull shark', scientific: null, reports: 5, months: [11, 12, 1] },
    ]
    expect(
      firstOf('what month are the bull sharks in playa del carmen', { told: { seen } }, { bestMonths: [5] }),
    ).toBe('Divers reported bull sharks there from November to January.')
  })

  it('is how warm the water is and how far one sees in the months asked about', () => {
    const sites = [
      { told: august(spread(25, 26, 27), spread(8, 10, 12)) },
      { told: august(spread(26, 27, 28), spread(12, 15, 20)) },
    ]
    expect(firstOf('water temp in Lembeh in august?', ...sites)).toBe(
      'Divers mostly measured 25 to 28 °C at these sites in August.',
    )
    expect(firstOf('what visibility can I expect at the Medes Islands in august', ...sites)).toBe(
      'Divers reported a median visibility of 10 to 15 m at these sites in August.',
    )
    expect(firstOf('water temp in Lembeh in may?', ...sites)).toBe(
      'There aren’t enough dive reports yet to tell how warm the water is there in May.',
    )
  })

  it('is no limit of warmth or sight', () => {
    expect(ask('is it cold in the galapagos in august').chips.map(({ key }) => key)).toEqual([
      'where:0',
      'months',
    ])
    expect(ask('Is the water in Oman over 25 degrees in november').fact).toBeNull()
    expect(ask('cold water diving in new zealand').fact).toBeNull()
    expect(ask('wrecks in Norway in winter when the visibility is at its best').fact).toBeNull()
  })

  it('is not asked by a question about one site', () =>
    expect(ask('best time to dive the Zenobia').fact ?? null).toBeNull())

  it('stands beside what could not be left out', () => {
    const answer = firstOf('Oman reefs without rubbish', { siteName: 'Reef' }, { siteName: 'Other' })
    expect(answer).toBe('I couldn’t leave out “rubbish”, as sites don’t say anything about it.')
  })
})
