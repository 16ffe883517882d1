import {
  buildAsked,
  buildTripPlace,
  buildTripSite,
  countsOf,
  sitesOf,
} from '@soundings/rules/trip-advice.build'
import { judgePlace, type TripAsked } from '@soundings/rules/trip-scores'
import { describe, expect, it } from 'vitest'
import { cautionsFor } from './cautions.ts'
import { describePlace } from './describe.ts'
import { noticeText } from './notices.ts'
import { reasonsFor } from './reasons.ts'

const metric = { depth: 'm', temperature: 'C' } as const
const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '))

const judged = (place: ReturnType<typeof buildTripPlace>, known: Partial<TripAsked>) => {
  const asked = buildAsked(known)
  return [judgePlace(place, asked), asked, metric] as const
}
const reasons = (...of: Parameters<typeof judged>) => plain(reasonsFor(...judged(...of)))
const cautions = (...of: Parameters<typeof judged>) => plain(cautionsFor(...judged(...of)))

const wrecks = [
  ...sitesOf(3, { category: 'wreck', maxDepth: 28, difficulty: 'intermediate', rating: 4.5 }),
  buildTripSite({ category: 'coral-reef', maxDepth: 12, difficulty: 'beginner', bestMonths: [3] }),
]
const months = { 3: countsOf(41, 27, 25, { 's:grey-reef-shark': 18 }) }
const place = buildTripPlace('egypt/red sea', wrecks, { months, perDay: 100 })

describe('reasons', () => {
  it('are about what was asked first, with their numbers', () => {
    const asked = {
      months: [3],
      species: ['grey-reef-shark'],
      preferences: ['wreck'],
      level: 'beginner',
    } as const
    expect(reasons(place, asked)).toEqual([
      'March: 27 °C and 25 m visibility in 41 reports.',
      'Grey reef sharks in 18 of 41 reports in March.',
      'Of its 4 sites, 3 are wrecks.',
      '1 of 4 sites suits an Open Water Diver.',
    ])
  })

  it('say what a stay costs only where members said so, and a budget was named', () => {
    expect(reasons(place, { budget: 800 })).toContain(
      'Members spent about $100 a day each: $700 for 7 days, within your $800.',
    )
    expect(reasons(place, {}).join(' ')).not.toContain('$')
  })

  it('are at least one, and at most four', () => {
    expect(reasons(buildTripPlace('malta', sitesOf(3)), {})).toEqual(['3 sites to choose from.'])
    const all = {
      months: [3],
      preferences: ['wreck'],
      level: 'advanced',
      budget: 5_000,
      species: ['grey-reef-shark'],
    } as const
    expect(reasons(place, all)).toHaveLength(4)
  })

  it('say which season it is, and who says so', () => {
    expect(reasons(place, { months: [3] })).toContain(
      'March is one of its best months, going by the entries of its 4 sites.',
    )
    expect(reasons(place, {})).toContain('At its best in March, going by the entries of its 4 sites.')
  })
})

describe('cautions', () => {
  it('say that nobody reported, and guess aloud', () => {
    expect(cautions(buildTripPlace('malta', sitesOf(3), { likely: 17 }), { months: [1] })).toEqual([
      'No dive reports in January yet: the water is likely around 17 °C, going by latitude and season.',
    ])
    const few = buildTripPlace('malta', sitesOf(3), { likely: 17, months: { 1: countsOf(2, 15) } })
    expect(cautions(few, { months: [1] })[0]).toMatch(/^Too few dive reports in January .*\(2 so far\)/)
  })

  it('say what is out of season, too deep, missing or too expensive', () => {
    const asked = { months: [9], level: 'beginner', preferences: ['wreck', 'cave'], budget: 500 } as const
    expect(cautions(place, asked)).toEqual([
      '3 of 4 sites ask for more training, as far as is known.',
      'September isn’t one of its best months: go in March if you can.',
      'No caves listed here.',
      'No dive reports in September yet: the water is likely around 24 °C, going by latitude and season.',
    ])
    expect(cautions(place, { budget: 500 })).toContain(
      'Members spent about $100 a day each: $700 for 7 days, over your $500.',
    )
  })

  it('say which sites of a level go deeper than it is trained for', () => {
    const deep = buildTripPlace(
      'palau',
      sitesOf(3, { difficulty: 'beginner', maxDepth: 25, bestMonths: [3] }),
    )
    expect(cautions(deep, { level: 'beginner' })[0]).toBe(
      '3 of 3 sites for this level go deeper than 18 m: stay within your training.',
    )
    expect(cautions(deep, { level: 'intermediate' })[0]).toMatch(/^No dive reports/)
  })

  it('say what many sites have that not everybody wants', () => {
    const sites = sitesOf(3, { access: 'restricted', hazards: ['strong-current', 'depth'] })
    const told = cautions(buildTripPlace('palau', sites, { months: { 3: countsOf(5, 8) } }), { months: [3] })
    expect(told).toEqual([
      'Cold water: about 8 °C in March.',
      '3 of 3 sites are restricted: they take a permit or a guide, or are open at times only.',
      'Be prepared for strong current: listed at 3 of 3 sites.',
    ])
  })
})

describe('a description', () => {
  it('is made of the entries', () => {
    expect(plain([describePlace(place, ['Thistlegorm', 'Carnatic'], metric)])).toEqual([
      '4 dive sites, mostly wrecks and coral reefs, 12 to 28 m deep. Start with Thistlegorm and Carnatic.',
    ])
    expect(describePlace(buildTripPlace('malta', sitesOf(3)), [], metric)).toBe('3 dive sites.')
  })
})

describe('a notice', () => {
  const notice = {
    asked: null,
    place: null,
    isMisspelt: false,
    leftOut: [],
    isFound: true,
    isAround: false,
  }

  it('is there only where something is to be said', () => {
    expect(noticeText(notice)).toBeNull()
    expect(noticeText({ ...notice, asked: 'malta', place: { name: 'Malta', count: 9, open: 9 } })).toBeNull()
  })

  it('says what was not found, or taken for something else', () => {
    expect(noticeText({ ...notice, asked: 'atlantis' })).toContain('any dive sites in “atlantis”')
    const malta = { asked: 'mlata', place: { name: 'Malta', count: 9, open: 9 } }
    expect(noticeText({ ...notice, ...malta, isMisspelt: true })).toContain('no place called “mlata”')
    expect(noticeText({ ...notice, ...malta, isAround: true })).toContain('Malta has only 9 dive sites')
    expect(noticeText({ ...notice, ...malta, isFound: false })).toContain(
      'None of the 9 open dive sites of Malta',
    )
    const gozo = { asked: 'gozo', place: { name: 'Gozo', count: 2, open: 2 }, isFound: false }
    expect(noticeText({ ...notice, ...gozo })).toBe(
      'Gozo has only 2 dive sites, too few for a recommendation.',
    )
    expect(noticeText({ ...notice, isFound: false })).toContain('No place has three')
  })
})
