import type { Recommendation, Recommendations } from '@soundings/contract/trip-advice'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sites } from '#db/schema/sites.ts'
import { testApp } from '#src/testing/app.ts'
import { eventually } from '#src/testing/eventually.ts'
import { addReport } from '#src/testing/reports.ts'
import { addSites } from '#src/testing/sites.ts'
import { addTripPlaces } from '#src/testing/trip-places.ts'

const { app, deps } = await testApp()
const ids = await addTripPlaces(deps.db)

let address = 0
const send = (payload: object) =>
  app.inject({
    method: 'POST',
    url: '/api/trip-planner/recommendations',
    payload,
    remoteAddress: `10.2.${++address % 250}.1`,
  })
const ask = async (wishes: object = {}): Promise<Recommendations> => {
  const answer = await send(wishes)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const namesOf = ({ items }: Recommendations) => items.map(({ name }) => name)
const find = async (name: string, wishes: object = {}): Promise<Recommendation> => {
  const found = (await ask(wishes)).items.find((each) => each.name === name)
  if (!found) throw new Error(`${name} isn’t recommended`)
  return found
}

// The places, and the search for them, follow a moment after a write.
await eventually(async () => {
  expect(namesOf(await ask())).toContain('Antarctic Peninsula')
  expect((await ask({ destination: 'malta' })).destination).not.toBeNull()
  expect((await find('Red Sea')).reports).toBe(72)
})

describe('recommendations', () => {
  it('answer who says nothing of what they want', async () => {
    const { items, months, destination, notice } = await ask()
    expect({ months, destination, notice }).toEqual({ months: [], destination: null, notice: null })
    expect(items.length).toBeGreaterThan(3)
    for (const each of items) {
      expect(each.reasons.length).toBeGreaterThan(0)
      expect(each.reasons.length).toBeLessThanOrEqual(4)
      expect(each.diveSites).toBeGreaterThanOrEqual(3)
      expect(each.avgCost).toBeNull()
    }
  })

  it('say why, with the numbers and how many reports they rest on', async () => {
    const { reasons, cautions, water, reports, fits, diveSites, country } = await find('Ari Atoll', {
      months: [3],
      species: ['shark'],
      level: 'intermediate',
    })
    expect({ reports, diveSites, country }).toEqual({ reports: 6, diveSites: 4, country: 'Maldives' })
    expect(water).toEqual({ celsius: 30, isMeasured: true })
    expect(reasons).toEqual([
      'March: 29–31\u00a0°C and 26\u00a0m visibility in 6 reports.',
      'Grey reef sharks in 6 of 6 reports in March.',
      '4 of 4 sites suit an Advanced Open Water Diver.',
      'March is one of its best months, going by the entries of its 4 sites.',
    ])
    expect(cautions).toEqual(['Be prepared for strong current: listed at 4 of 4 sites.'])
    expect(fits).toMatchObject({ level: 4, depth: null })
  })

  it('speak in the units of the reader', async () => {
    const units = { depth: 'ft', temperature: 'F' }
    const { reasons, description } = await find('Ari Atoll', { months: [3], units })
    expect(reasons[0]).toBe('March: 85–87\u00a0°F and 85\u00a0ft visibility in 6 reports.')
    expect(description).toContain('98\u00a0ft')
  })

  it.each([
    [
      'warm sharks in March, no deeper than 30 m',
      { months: [3], minTemp: 24, species: ['shark'], maxDepth: 30 },
      'Ari Atoll',
    ],
    [
      'wrecks in September',
      { startDate: '2027-09-03', endDate: '2027-09-10', preferences: ['wreck'] },
      'Red Sea',
    ],
    ['night dives in May', { months: [5], preferences: ['night'] }, 'Red Sea'],
    ['caves in January', { months: [1], preferences: ['cave'] }, 'Quintana Roo'],
    ['beginners who want reefs', { level: 'beginner', preferences: ['reef'] }, 'Red Sea'],
    ['deep wrecks', { preferences: ['wreck', 'deep'], level: 'technical' }, 'Red Sea'],
    ['Iceland in July', { destination: 'Iceland', months: [7] }, 'Southern Region'],
    ['the poles', { destination: 'Antarctica', startDate: '2027-01-04' }, 'Antarctic Peninsula'],
  ])('make sense for %s', async (_, wishes, first) => {
    expect(namesOf(await ask(wishes))[0]).toBe(first)
  })

  it('take the months of the dates, and these before months that were chosen', async () => {
    const dates = { startDate: '2027-03-28', endDate: '2027-04-08' }
    expect((await ask({ ...dates, months: [9] })).months).toEqual([3, 4])
    expect((await ask({ startDate: '2027-09-01' })).months).toEqual([9])
  })

  it('never send anybody to a closed place, however good it was', async () => {
    expect(namesOf(await ask({ months: [5], preferences: ['reef'] }))).not.toContain('Andaman Sea')
    const { items, notice } = await ask({ destination: 'Thailand' })
    expect(items).toEqual([])
    expect(notice).toContain('Thailand')
  })

  it('never send anybody to a place where every site is too deep', async () => {
    const { items } = await ask({ maxDepth: 12 })
    expect(namesOf({ items } as Recommendations)).toEqual(['Quintana Roo'])
    expect(items[0]?.fits).toMatchObject({ depth: 1 })
    expect(items[0]?.sites.map(({ siteName }) => siteName)).toEqual(['Dos Ojos'])
    expect(items[0]?.cautions).toContain(
      '2 of 3 sites are deeper than 12\u00a0m, or their depth isn’t listed.',
    )
  })

  it('say so where nobody has reported yet', async () => {
    const { cautions, water, reports } = await find('Lofoten', { months: [7] })
    expect(reports).toBe(0)
    expect(water.isMeasured).toBe(false)
    expect(cautions[0]).toMatch(/^No dive reports in July yet: the water is likely around \d+\u00a0°C/)
  })

  it('say what no place has, and recommend the rest', async () => {
    const { items, notice } = await ask({ species: ['coelacanth'], minTemp: 40 })
    expect(items.length).toBeGreaterThan(0)
    expect(notice).toBe(
      'No place has everything you asked for, so these don’t match the animals and water temperature.',
    )
  })

  it('hold a place against what members agreed to tell of their budgets, and invent none', async () => {
    const { avgCost, reasons, cautions } = await find('Red Sea', { budget: 10 })
    expect(avgCost).toBeNull()
    expect([...reasons, ...cautions].join(' ')).not.toContain('$')
  })
})

describe('a destination', () => {
  it('is a country, whose regions are recommended', async () => {
    const { destination, items } = await ask({ destination: 'Egypt' })
    expect(destination).toMatchObject({ kind: 'country', name: 'Egypt', count: 4 })
    expect(items.map(({ name }) => name)).toEqual(['Red Sea'])
  })

  it('is found though it is misspelt, and the answer says so', async () => {
    const { destination, misspelt, notice, items } = await ask({ destination: 'Maldievs' })
    expect(destination).toMatchObject({ name: 'Maldives' })
    expect(misspelt).toBe(true)
    expect(notice).toContain('We know no place called “Maldievs”, so this is about Maldives.')
    expect(items[0]?.name).toBe('Ari Atoll')
  })

  it.each(['Malediven', 'Mexiko', 'Ägypten'])('is found in another language: %s', async (destination) => {
    expect((await ask({ destination })).destination).not.toBeNull()
  })

  it('is a sea that no site names', async () => {
    const { destination, items } = await ask({ destination: 'Caribbean' })
    expect(destination?.name).toBe('Caribbean')
    expect(items.map(({ name }) => name)).toEqual(['Quintana Roo'])
  })

  it('is several places at once', async () => {
    const { destination, items } = await ask({ destination: 'Egypt and Maldives' })
    expect(destination?.name).toBe('Egypt, Maldives')
    expect(items.map(({ name }) => name).sort()).toEqual(['Ari Atoll', 'Red Sea'])
  })

  it('that nobody knows is said to be unknown, and others are recommended', async () => {
    const { destination, items, notice } = await ask({ destination: 'Xyzzyville' })
    expect(destination).toBeNull()
    expect(notice).toContain('We don’t know any dive sites in “Xyzzyville”')
    expect(items.length).toBeGreaterThan(0)
  })

  it('with too few sites says how many it has', async () => {
    const { items, notice } = await ask({ destination: 'Gozo' })
    expect(items).toEqual([])
    expect(notice).toBe('Gozo has only 2 dive sites, too few for a recommendation.')
  })
})

describe('bad input', () => {
  it.each([
    [{ startDate: '2027-03-04', endDate: '2027-03-04' }, 'endDate', 'End date must be after start date'],
    [{ startDate: '2027-03-05', endDate: '2027-03-04' }, 'endDate', 'End date must be after start date'],
    [{ endDate: '2027-03-04' }, 'startDate', 'Choose a start date, too'],
    [
      { startDate: '2027-03-05', endDate: '2029-03-04' },
      'endDate',
      'Choose dates that are at most a year apart',
    ],
    [{ startDate: '2027-02-30' }, 'startDate', undefined],
    [{ budget: -1 }, 'budget', undefined],
    [{ preferences: ['sharks'] }, 'preferences', undefined],
    [{ level: 'expert' }, 'level', undefined],
    [{ months: [13] }, 'months', undefined],
    [{ destination: 'x'.repeat(201) }, 'destination', undefined],
  ])('%j is refused at %s', async (wishes, field, message) => {
    const answer = await send(wishes)
    expect(answer.statusCode).toBe(400)
    const [issue] = answer.json().issues
    expect(issue.path[0]).toBe(field)
    if (message) expect(issue.message).toBe(message)
  })

  it('is refused where nobody knows what it wishes, and each wish counts once', async () => {
    expect((await send({ prefers: ['reef'] })).statusCode).toBe(400)
    expect(await ask({ preferences: ['reef', 'reef'] })).toEqual(await ask({ preferences: ['reef'] }))
  })
})

describe('what changes', () => {
  it('is in the answers a moment later: a new report, a new picture, a closed site', async () => {
    const silfra = ids.get('Silfra') ?? ''
    const before = (await find('Southern Region')).reports
    await addReport(deps.db, { siteId: silfra, diveDate: '2025-07-02', waterTemp: 3, visibility: 70 })
    await eventually(async () => expect((await find('Southern Region')).reports).toBe(before + 1))
    await deps.db
      .update(sites)
      .set({ imageUrl: '/api/photos/large/a', thumbnailUrl: '/api/photos/thumbnail/a' })
      .where(eq(sites.id, silfra))
    await eventually(async () =>
      expect(await find('Southern Region')).toMatchObject({
        image: '/api/photos/thumbnail/a',
        isImageDrawn: false,
      }),
    )
    await deps.db
      .update(sites)
      .set({ accessStatus: 'closed', accessStatusReason: 'Closed for now.' })
      .where(eq(sites.id, silfra))
    await eventually(async () => expect(namesOf(await ask())).not.toContain('Southern Region'))
  })

  it('joins regions that are written with the one around them', async () => {
    await addSites(
      deps.db,
      ['Port Phillip, Victoria', 'Corner Inlet, Victoria', 'Victoria'].map((region, at) => ({
        siteName: region,
        country: 'Australia',
        region,
        coordinates: [144 + at, -38] as [number, number],
      })),
    )
    await eventually(async () => expect((await find('Victoria')).diveSites).toBe(3))
    // Names are looked up in the search for places, which follows by itself.
    await eventually(async () => {
      const { destination, items } = await ask({ destination: 'Corner Inlet' })
      expect(destination?.name).toBe('Corner Inlet, Victoria')
      expect(items.map(({ name, country }) => `${name}, ${country}`)).toEqual(['Victoria, Australia'])
    })
  })

  it('moves with a site that is said to lie elsewhere', async () => {
    const added = await addSites(
      deps.db,
      ['One', 'Two', 'Three'].map((siteName) => ({
        siteName,
        country: 'Palau',
        region: 'Koror',
        coordinates: [134.4, 7.3] as [number, number],
      })),
    )
    await eventually(async () => expect((await find('Koror')).diveSites).toBe(3))
    for (const id of added) await deps.db.update(sites).set({ region: 'Peleliu' }).where(eq(sites.id, id))
    await eventually(async () => {
      const names = namesOf(await ask({ destination: 'Palau' }))
      expect(names).toEqual(['Peleliu'])
    })
  })
})
