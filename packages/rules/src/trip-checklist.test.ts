import { describe, expect, it } from 'vitest'
import { proposedItems, traitsOf } from './trip-checklist.ts'

const facts = {
  country: 'Egypt',
  homeCountry: 'Egypt',
  preferences: [],
  stays: [],
  waterTemps: [],
  latitudes: [27.3],
  cards: [],
}

describe('what a trip is', () => {
  it.each([
    ['nothing in particular at home', {}, []],
    ['abroad, in another country than that of the diver', { homeCountry: 'Germany' }, ['abroad']],
    ['not known to be abroad without a country', { country: null, homeCountry: 'Germany' }, []],
    ['cold where divers report it', { waterTemps: [21, 9] }, ['cold']],
    ['warm where they report that, however far north', { waterTemps: [21], latitudes: [61] }, []],
    ['cold far from the equator where nobody reported', { latitudes: [-61] }, ['cold']],
    ['on a boat where one sleeps', { stays: [null, 'liveaboard' as const] }, ['liveaboard']],
    ['for photos', { preferences: ['reef', 'photography'] as const }, ['photo']],
    ['with nitrox for who has the card', { cards: ['Enriched Air Nitrox'] }, ['nitrox']],
  ])('%s', (_, known, traits) => expect(traitsOf({ ...facts, ...known })).toEqual(traits))
})

describe('what to think of', () => {
  const trip = { startDate: '2027-03-06', today: '2026-11-01', traits: [] }
  it('is more where a trip is more', () => {
    const plain = proposedItems(trip, []).items
    const photo = proposedItems({ ...trip, traits: ['photo'] }, []).items
    expect(plain.every(({ trait }) => trait === null)).toBe(true)
    expect(photo.length).toBeGreaterThan(plain.length)
    expect(photo.filter(({ trait }) => trait !== null).every(({ trait }) => trait === 'photo')).toBe(true)
  })
  it('leaves out what is on a list already, in any case', () => {
    const { items, known } = proposedItems(trip, ['certification CARD and logbook', 'Snorkel'])
    expect(items.some(({ title }) => title === 'Certification card and logbook')).toBe(false)
    expect(known).toBe(1)
  })
  it('is due before the trip, never before today, and not at all once it has begun', () => {
    const dueOf = (today: string) =>
      proposedItems({ ...trip, today }, []).items.find(({ title }) => title.startsWith('Dive insurance'))?.due
    expect(dueOf('2026-11-01')).toBe('2027-02-04')
    expect(dueOf('2027-03-01')).toBe('2027-03-01')
    expect(dueOf('2027-03-06')).toBeNull()
  })
})
