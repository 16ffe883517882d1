import type { SearchQuery } from '@soundings/contract/search'
import { emptyQuery } from '@soundings/language/understanding'
import { describe, expect, it } from 'vitest'
import { relax } from './relax.ts'

const units = { depth: 'm', temperature: 'C' } as const
const asked: SearchQuery = {
  ...emptyQuery(),
  where: [{ kind: 'city', name: 'Dahab', country: 'Egypt' }],
  categories: ['wreck'],
  levels: ['beginner'],
  maxDepth: 12,
  months: [3],
}
const keys = (given: ReturnType<typeof relax>) => given?.relaxed.map(({ key }) => key)

describe('giving up what nothing fits', () => {
  it('leaves out the one thing that stands in the way, and puts back what made no difference', () => {
    const given = relax(asked, units, ({ maxDepth }) => maxDepth === null)
    expect(keys(given)).toEqual(['maxDepth'])
    expect(given?.query).toEqual({ ...asked, maxDepth: null })
  })

  it('gives up two things where one is not enough', () => {
    const given = relax(asked, units, ({ maxDepth, levels }) => maxDepth === null && levels.length === 0)
    expect(keys(given)?.sort()).toEqual(['levels:beginner', 'maxDepth'])
    expect(given?.query).toEqual({ ...asked, maxDepth: null, levels: [] })
  })

  it('looks further around before it gives up the place, and keeps all else that it can', () => {
    const given = relax(asked, units, ({ where }) => where[0]?.kind !== 'city')
    expect(keys(given)).toEqual(['where:0'])
    expect(given?.query).toEqual({ ...asked, where: [{ kind: 'country', name: 'Egypt', country: null }] })
    expect(relax(asked, units, ({ where }) => where.length === 0)?.query).toEqual({ ...asked, where: [] })
  })

  it('says so when no site matches, whatever is left out', () => {
    expect(relax(asked, units, () => false)).toBeUndefined()
  })
})
