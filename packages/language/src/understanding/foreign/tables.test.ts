import { describe, expect, it } from 'vitest'
import { ask } from '../asking.build.ts'
import { animalNames } from './animal-names.ts'
import { countryNames } from './country-names.ts'
import { healthWords } from './health-words.ts'
import { regionNames } from './region-names.ts'
import { languages } from './tongue.ts'
import { tongues, unspacedTongue } from './tongues.ts'

const rowsOf = (table: string) => table.trim().split('\n')
const englishOf = (table: string) => rowsOf(table).map((row) => row.slice(0, row.indexOf(' =')).trim())

describe('the tables of names', () => {
  it.each([
    ['animals', animalNames],
    ['countries', countryNames],
    ['health', healthWords],
    ['regions', regionNames],
  ])('of %s have a column for each language', (_, table) =>
    expect(rowsOf(table).filter((row) => row.split('|').length !== languages.length)).toEqual([]),
  )

  it.each(englishOf(countryNames))('%s is a country', (name) =>
    expect(ask(`dives in ${name}`).query.where).toHaveLength(1),
  )

  // Places that no starter site lies in are words, which may stand in the texts of others.
  it.each(englishOf(regionNames))('%s is a place, or a word that is searched for', (name) => {
    const { where, words } = ask(`dives in ${name}`).query
    expect(where.length === 1 || words !== '').toBe(true)
  })

  it.each(englishOf(animalNames))('%s are animals', (name) => {
    const { species, words } = ask(`dives with ${name}`).query
    expect({ isKnown: species.length > 0, words }).toEqual({ isKnown: true, words: '' })
  })

  it.each(englishOf(healthWords).filter((each) => !/^(plane wreck|flight|flight to)$/.test(each)))(
    '%s is about health',
    (words) => expect(ask(words).intent).toBe('medical'),
  )
})

describe('a language', () => {
  it.each([...tongues(), unspacedTongue()].map((tongue) => [tongue.language, tongue] as const))(
    '%s has words for what divers ask for, and each is one by itself',
    (_, { meanings }) => {
      const known = new Set([...meanings.values()].map(({ english }) => english))
      const asked = [
        ...['dive sites', 'beginner', 'advanced', 'technical', 'wreck', 'reef', 'wall', 'cave', 'cenote'],
        ...['drift dive', 'night dive', 'from shore', 'by boat', 'lake', 'quarry', 'muck dive', 'ice dive'],
        ...['snorkeling', 'without strong current', 'warm water', 'cold water', 'shallow', 'deep', 'kelp'],
        ...['not', 'without', 'only', 'summer', 'pregnant', 'fly after diving'],
      ]
      expect(asked.filter((each) => !known.has(each))).toEqual([])
      expect([...meanings.keys()].filter((key) => key !== key.trim())).toEqual([])
    },
  )
})
