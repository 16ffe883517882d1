import { describe, expect, it } from 'vitest'
import type { PlannedSite, PlannedStop, TripPlan } from './trip-plan.ts'
import { tripWarnings } from './trip-warnings.ts'

const minutes = (moment: string): number => Date.parse(`${moment}:00Z`) / 60_000

let built = 0
const buildSite = (known: Partial<PlannedSite> = {}): PlannedSite => ({
  id: `0199-site-${++built}`,
  name: 'Big Wall',
  maxDepth: 18,
  hazards: [],
  access: null,
  accessReason: null,
  accessSource: null,
  protection: null,
  water: null,
  ...known,
})

/** A stop from a time to a time, `2027-03-04T09:00`, or on a day without times. */
const stop = (when: string, until: string | null = null, known: Partial<PlannedStop> = {}): PlannedStop => ({
  id: `0199-stop-${++built}`,
  kind: 'site',
  name: 'Big Wall',
  isFlight: false,
  day: when.slice(0, 10),
  from: when.length > 10 ? minutes(when) : null,
  to: until === null ? null : minutes(until),
  dives: 1,
  site: null,
  ...known,
})

const flight = (when: string): PlannedStop =>
  stop(when, null, { kind: 'travel', isFlight: true, dives: 0, name: 'the flight to Cairo' })

const warnings = (stops: PlannedStop[], known: Partial<TripPlan> = {}) =>
  tripWarnings({
    startDate: '2027-03-04',
    endDate: '2027-03-20',
    stops,
    ownDepth: 40,
    lastDive: null,
    units: { depth: 'm', temperature: 'C' },
    ...known,
  })
const codes = (...of: Parameters<typeof warnings>) => warnings(...of).map(({ code }) => code)
const textOf = (...of: Parameters<typeof warnings>) => warnings(...of)[0]?.text

describe('a depth', () => {
  const deep = (maxDepth: number | null) => [stop('2027-03-05', null, { site: buildSite({ maxDepth }) })]

  it.each([
    [18, 18, []],
    [18.3, 18, []],
    [24, 18, ['caution']],
    [28, 18, ['caution']],
    [29, 18, ['danger']],
    [null, 18, []],
  ])('of %s m with a certification to %d m is %j', (maxDepth, ownDepth, severities) => {
    expect(warnings(deep(maxDepth), { ownDepth }).map(({ severity }) => severity)).toEqual(severities)
  })

  it('is told in the units of the reader', () => {
    const units = { depth: 'ft', temperature: 'F' } as const
    expect(textOf(deep(30), { ownDepth: 18 })).toContain('30\u00a0m')
    expect(textOf(deep(30), { ownDepth: 18, units })).toContain('98\u00a0ft')
  })

  it('asks for a certification once where none is stated', () => {
    const stops = [...deep(30), ...deep(40)]
    expect(warnings(stops, { ownDepth: null })).toMatchObject([{ stopId: null, severity: 'info' }])
    expect(codes(deep(18), { ownDepth: null })).toEqual([])
  })
})

describe('before a flight', () => {
  it.each([
    // One dive: 12 hours.
    [['2027-03-10T08:00'], '2027-03-10T21:00', null],
    [['2027-03-10T08:00'], '2027-03-10T20:00', 'Only 11 hours'],
    // Two dives within two days: 18 hours.
    [['2027-03-09T08:00', '2027-03-10T08:00'], '2027-03-11T03:00', null],
    [['2027-03-09T08:00', '2027-03-10T08:00'], '2027-03-11T02:00', 'Only 17 hours'],
    // What lies further back does not count.
    [['2027-03-05T08:00', '2027-03-10T08:00'], '2027-03-10T22:00', null],
    // After the flight nobody waits.
    [['2027-03-12T08:00'], '2027-03-10T21:00', null],
  ])('dives at %j and a flight at %s', (dives, flies, said) => {
    const found = warnings([...dives.map((each) => stop(each, null)), flight(flies)])
    expect(found.map(({ code }) => code)).toEqual(said === null ? [] : ['no-fly'])
    if (said) expect(found[0]).toMatchObject({ severity: 'danger', text: expect.stringContaining(said) })
  })

  it('waits a day after a dive beyond recreational depths', () => {
    const dive = (time: string) => stop(time, null, { site: buildSite({ maxDepth: 60 }) })
    const found = warnings([dive('2027-03-10T08:00'), flight('2027-03-11T08:00')], { ownDepth: 60 })
    expect(found).toMatchObject([{ code: 'no-fly', text: expect.stringContaining('24 hours') }])
    expect(codes([dive('2027-03-10T08:00'), flight('2027-03-11T10:00')], { ownDepth: 60 })).toEqual([])
  })

  it('counts from the end of the dive where that is known', () => {
    expect(codes([stop('2027-03-10T08:00', '2027-03-10T10:30'), flight('2027-03-10T21:00')])).toEqual([
      'no-fly',
    ])
  })

  it('asks for times where there are none, on the same day and on the day before alone', () => {
    expect(warnings([stop('2027-03-10'), flight('2027-03-10')])[0]).toMatchObject({ severity: 'danger' })
    expect(warnings([stop('2027-03-10'), flight('2027-03-11')])[0]).toMatchObject({
      severity: 'caution',
      text: expect.stringContaining('add times'),
    })
    expect(codes([stop('2027-03-10'), flight('2027-03-12')])).toEqual([])
    expect(codes([stop('2027-03-10'), flight('2027-03-11T23:00')])).toEqual([])
  })

  it('names who says so, and says that it is a guideline', () => {
    const [found] = warnings([stop('2027-03-10T08:00'), flight('2027-03-10T12:00')])
    expect(found).toMatchObject({ source: expect.stringContaining('Divers Alert Network (DAN)') })
    expect(found?.text).toContain('guideline')
  })

  it('is spoken of for the last day where nobody says how people get home', () => {
    const last = stop('2027-03-20T09:00')
    expect(warnings([last])).toMatchObject([{ code: 'no-fly', severity: 'info', stopId: last.id }])
    const train = stop('2027-03-20T18:00', null, { kind: 'travel', dives: 0 })
    expect(codes([last, train])).toEqual([])
  })
})

describe('a plan', () => {
  it('has at most four dives a day', () => {
    const four = [stop('2027-03-05', null, { dives: 3 }), stop('2027-03-05'), stop('2027-03-06')]
    expect(codes(four)).toEqual([])
    const five = [...four, stop('2027-03-05')]
    expect(warnings(five)).toMatchObject([
      { code: 'too-many-dives', stopId: five[0]?.id, text: expect.stringContaining('5 dives are planned') },
    ])
  })

  it('begins easily after half a year without a dive in one’s log', () => {
    expect(codes([], { lastDive: '2026-09-10' })).toEqual([])
    expect(warnings([], { lastDive: '2026-08-04' })).toMatchObject([
      { code: 'long-break', text: expect.stringContaining('6 months before this trip') },
    ])
    expect(codes([], { lastDive: null })).toEqual([])
  })

  it('has no two things at once, but a place to stay all along', () => {
    const one = stop('2027-03-05T09:00', '2027-03-05T11:00', { name: 'Gota Abu Ramada' })
    const other = stop('2027-03-05T10:30', '2027-03-05T12:00', { name: 'Carless Reef' })
    const stay = stop('2027-03-04T14:00', '2027-03-12T10:00', { kind: 'stay', dives: 0 })
    expect(warnings([stay, one, other])).toMatchObject([
      { code: 'overlap', stopId: other.id, text: 'Carless Reef begins before Gota Abu Ramada is over.' },
    ])
    expect(codes([one, stop('2027-03-05T11:00', '2027-03-05T12:00')])).toEqual([])
  })
})

describe('a site', () => {
  const at = (known: Partial<PlannedSite>) => [stop('2027-03-05', null, { site: buildSite(known) })]

  it('is not planned while it is closed', () => {
    const known = {
      access: 'closed',
      accessReason: 'closed until 2028 to let the corals recover.',
      accessSource: 'https://www.dnp.go.th/notice',
    } as const
    expect(warnings(at(known))).toMatchObject([
      {
        code: 'closed',
        severity: 'danger',
        text: 'Big Wall is closed: closed until 2028 to let the corals recover.',
        source: 'dnp.go.th',
        sourceUrl: 'https://www.dnp.go.th/notice',
      },
    ])
  })

  it('may take a permit where it is restricted or protected', () => {
    expect(warnings(at({ access: 'restricted' }))).toMatchObject([{ code: 'permit', severity: 'caution' }])
    expect(warnings(at({ protection: 'Marine park' }))).toMatchObject([{ code: 'permit', severity: 'info' }])
    expect(codes(at({ protection: 'None' }))).toEqual([])
  })

  it('has hazards, graver ones first', () => {
    expect(textOf(at({ hazards: ['strong-current', 'low-visibility'] }))).toBe(
      'Be prepared for strong current and low visibility at Big Wall.',
    )
    expect(warnings(at({ hazards: ['low-visibility'] }))[0]?.severity).toBe('info')
  })

  it('is cold by its reports, or likely to be, and says so once', () => {
    const cold = { hazards: ['cold-water'], water: { celsius: 8, reports: 12 } } as const
    expect(warnings(at(cold))).toMatchObject([
      {
        code: 'cold',
        text: '12 reports say about 8\u00a0°C at Big Wall at that time of year: most divers wear a drysuit with hood and gloves.',
      },
    ])
    expect(textOf(at({ water: { celsius: 8, reports: 0 } }))).toContain('likely around 8\u00a0°C')
    expect(codes(at({ water: { celsius: 24, reports: 3 } }))).toEqual([])
    expect(codes(at({ hazards: ['cold-water'] }))).toEqual(['hazard'])
  })

  it('is told of once, however often it is planned', () => {
    const site = buildSite({ access: 'restricted' })
    expect(codes([stop('2027-03-05', null, { site }), stop('2027-03-06', null, { site })])).toEqual([
      'permit',
    ])
  })
})

it('tells the gravest first, each by a name of its own that an address can hold', () => {
  const found = warnings(
    [
      stop('2027-03-05', null, { site: buildSite({ protection: 'Reserve', hazards: ['strong-current'] }) }),
      stop('2027-03-06', null, { site: buildSite({ access: 'closed', name: 'Ñandú “2”' }) }),
      stop('2027-03-10T08:00'),
      flight('2027-03-10T12:00'),
    ],
    { lastDive: '2025-01-01' },
  )
  const severities = found.map(({ severity }) => severity)
  expect(severities).toEqual(['danger', 'danger', 'caution', 'caution', 'info'])
  const keys = found.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  for (const key of keys) expect(key).toMatch(/^[a-z0-9.-]{1,120}$/)
})

it('calls a warning by another name once it says something else', () => {
  const site = buildSite({ maxDepth: 30 })
  const one = stop('2027-03-05', null, { site })
  const [before] = warnings([one], { ownDepth: 18 })
  const [after] = warnings([{ ...one, site: { ...site, maxDepth: 40 } }], { ownDepth: 18 })
  expect(before?.key).not.toBe(after?.key)
  expect(warnings([one], { ownDepth: 18 })[0]?.key).toBe(before?.key)
})
