import { describe, expect, it } from 'vitest'
import { ask, labels, labelsAfter } from './asking.build.ts'
import { chipsOf, speciesText, withoutChip } from './chips.ts'
import { emptyQuery } from './query.ts'
import { relaxations } from './relaxations.ts'

const units = { depth: 'm', temperature: 'C' } as const
const { query, chips } = ask(
  'wrecks or caves in Dahab for beginners from shore up to 18 m with turtles in March, no current, warm water, a hotel, octopus den',
)

describe('chips', () => {
  it('have keys that say what they stand for', () =>
    expect(chips.map(({ key }) => key)).toEqual([
      'where:0',
      'diveTypes:wreck',
      'diveTypes:cave',
      'levels:beginner',
      'maxDepth',
      'access',
      'avoid:strong-current',
      'species:turtle',
      'species:octopus',
      'months',
      'minTemp',
      'facilities:accommodation-nearby',
      'words',
    ]))

  it('can be taken away one by one, until nothing is asked for', () => {
    let left = query
    for (const [at, { key }] of chips.entries()) {
      left = withoutChip(left, key)
      expect(chipsOf(left, units)).toHaveLength(chips.length - at - 1)
    }
    expect(left).toEqual(emptyQuery())
  })

  it.each(['where:7', 'levels:expert', 'nothing', '', 'toString', '__proto__', 'constructor:x'])(
    '%j is no chip, and changes nothing',
    (key) => expect(withoutChip(query, key)).toEqual(query),
  )

  it.each([
    [[3], 'In March'],
    [[12, 1, 2], 'December to February'],
    [[4, 10], 'April or October'],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'January to December'],
  ])('months %j are %s', (months, label) =>
    expect(chipsOf({ ...emptyQuery(), months }, units)).toEqual([{ key: 'months', label }]),
  )

  it.each([
    ['whale-shark', 'Whale sharks'],
    ['nudibranch', 'Nudibranchs'],
    ['octopus', 'Octopuses'],
    ['lionfish', 'Lionfish'],
  ])('%s are %s', (id, text) => expect(speciesText(id)).toBe(text))
})

describe('what is left out when no site matches', () => {
  const steps = relaxations(query, units)

  it('goes from words to animals, then to what keeps people safe, and to the place last', () =>
    expect([...new Set(steps.map(({ chip }) => chip.key))]).toEqual([
      'words',
      'facilities:accommodation-nearby',
      'months',
      'minTemp',
      'access',
      'where:0',
      'diveTypes:wreck',
      'diveTypes:cave',
      'species:turtle',
      'species:octopus',
      'avoid:strong-current',
      'levels:beginner',
      'maxDepth',
    ]))

  it('widens the place before what is asked for is given up, and drops it at the very end', () => {
    const places = steps.filter(({ chip }) => chip.key === 'where:0').map(({ give }) => give(query).where)
    expect(places).toEqual([[{ kind: 'country', name: 'Egypt', country: null }], []])
    const near = ask('within 30 km of Dahab').query
    const farther = relaxations(near, units).map(({ give }) => give(near).where)
    expect(farther).toMatchObject([[{ kind: 'around', name: 'Dahab', radius: 120 }], [{ radius: 480 }], []])
  })

  it('gives up what keeps people safe little by little', () => {
    const limits = steps.filter(({ chip }) => chip.key === 'maxDepth').map(({ give }) => give(query).maxDepth)
    expect(limits.at(0)).toBeLessThan(1.5 * (query.maxDepth ?? 0))
    expect(limits.at(-1)).toBeNull()
    expect(steps.findLast(({ chip }) => chip.key === 'levels:beginner')?.give(query).levels).toEqual([])
  })

  it('leaves out nothing of a question that asks for nothing', () =>
    expect(relaxations(emptyQuery(), units)).toEqual([]))
})

describe('limits are said without odd decimals', () => {
  const imperial = { units: { depth: 'ft', temperature: 'F' } } as const
  it.each([
    ['reefs up to 18 m', 'Up to 18 m', 'Up to 59 ft'],
    ['reefs up to 60 ft', 'Up to 60 ft', 'Up to 60 ft'],
    ['shallow reefs', 'Up to 18 m', 'Up to 60 ft'],
    ['deep reefs', '30 m or deeper', '100 ft or deeper'],
    ['reefs above 80F', 'Water 80 °F or warmer', 'Water 80 °F or warmer'],
    ['reefs warmer than 24.5 °C', 'Water 25 °C or warmer', 'Water 76 °F or warmer'],
    ['warm reefs', 'Water 24 °C or warmer', 'Water 75 °F or warmer'],
  ])('%s: %s, in feet %s', (question, metric, feet) => {
    expect(labels(question)).toContain(metric)
    expect(labels(question, imperial)).toContain(feet)
  })

  it.each([
    ['within 30 miles of Dahab', 'Near Dahab, 30 mi', 'Near Dahab, 30 mi'],
    ['within 10 km of Dahab', 'Near Dahab, 10 km', 'Near Dahab, 6 mi'],
    ['within 800 m of Dahab', 'Near Dahab, 800 m', 'Near Dahab, 0.5 mi'],
    ['near Dahab', 'Near Dahab, 50 km', 'Near Dahab, 31 mi'],
  ])('%s: %s, in feet %s', (question, metric, feet) => {
    expect(labels(question)).toEqual([metric])
    expect(labels(question, imperial)).toEqual([feet])
  })

  it('around a depth in feet is some feet less, and nothing deeper', () =>
    expect(labels('reefs at around 60 ft', imperial)).toEqual(['Reefs', '45 ft or deeper', 'Up to 60 ft']))
})

it('says a place once that is named twice', () => {
  expect(labels('wrecks in Malta, Malta or malta')).toEqual(['Malta', 'Wrecks'])
  expect(labelsAfter('wrecks in Malta', 'and in Malta too')).toEqual(['Malta', 'Wrecks'])
})
