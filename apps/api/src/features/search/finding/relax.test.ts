import type { SearchQuery, Where } from '@soundings/contract/search'
import { emptyQuery } from '@soundings/language/understanding'
import type { RelaxedQuery } from '@soundings/language/understanding/relaxations'
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
/** As if somebody had asked for all of it. */
const asSaid = { levels: false, depth: false, askedDepth: null }
const keys = (given: ReturnType<typeof relax>) => given?.relaxed.map(({ key }) => key)

describe('giving up what nothing fits', () => {
  it('keeps what people are safe with before all else, and then looks for what is nearest to it', () => {
    const given = relax(asked, units, ({ maxDepth }) => (maxDepth ?? 99) >= 20)
    expect(keys(given)).toEqual(['maxDepth'])
    expect(given?.query).toEqual({ ...asked, maxDepth: 24 })
    const harder = relax(asked, units, ({ levels }) => levels.includes('intermediate'))
    expect(harder?.query).toEqual({ ...asked, levels: ['beginner', 'intermediate'] })
    const shallow = relax(asked, units, ({ categories }) => categories.length === 0)
    expect(keys(shallow)).toEqual(['categories:wreck'])
  })

  it('takes what is easier first, and says that nothing else changed', () => {
    const advanced: SearchQuery = { ...asked, levels: ['advanced'] }
    const easier = relax(advanced, units, ({ levels }) => levels.includes('intermediate'))
    expect(easier?.query).toMatchObject({ isEased: true, levels: ['beginner', 'intermediate', 'advanced'] })
    const harder = relax(advanced, units, ({ levels }) => levels.includes('technical') || levels.length === 0)
    expect(harder?.query.isEased).toBeUndefined()
  })

  it('takes what somebody is certified for before it looks elsewhere, and for anybody before what is harder', () => {
    const hasFits = ({ isByTraining }: RelaxedQuery) => isByTraining === true
    for (const levels of [true, false]) {
      const given = relax(asked, units, hasFits, { concluded: { ...asSaid, levels } })
      expect(given?.query).toEqual({ ...asked, isByTraining: true })
      expect(keys(given)).toEqual(['levels:beginner'])
    }
    const fitsAnyKind = ({ isByTraining, categories }: RelaxedQuery) =>
      isByTraining === true || categories.length === 0
    expect(
      relax(asked, units, fitsAnyKind, { concluded: { ...asSaid, levels: true } })?.query.categories,
    ).toEqual(['wreck'])
    expect(keys(relax(asked, units, fitsAnyKind))).toEqual(['categories:wreck'])
  })

  it('gives up what nobody asked for before what somebody did', () => {
    const wanted = { ...asked, levels: ['beginner' as const] }
    const isHarderOrOfNoKind = ({ levels, categories }: RelaxedQuery) =>
      levels.includes('intermediate') || categories.length === 0
    const nervous = { concluded: { ...asSaid, levels: true } }
    expect(keys(relax(wanted, units, isHarderOrOfNoKind, nervous))).toEqual(['levels:beginner'])
    expect(keys(relax(wanted, units, isHarderOrOfNoKind))).toEqual(['categories:wreck'])

    const isDeeperOrNowhere = ({ maxDepth, waters }: RelaxedQuery) => maxDepth === 35 || waters.length === 0
    const lakes = { ...wanted, waters: ['lake' as const], maxDepth: 18 }
    const beyond = { concluded: { ...asSaid, askedDepth: 35 } }
    expect(relax(lakes, units, isDeeperOrNowhere, beyond)?.query).toEqual({ ...lakes, maxDepth: 35 })
    expect(keys(relax(lakes, units, isDeeperOrNowhere))).toEqual(['waters:lake'])
  })

  it('lets children a bit deeper near where they are before it looks far from there', () => {
    const surroundings = (): Where => ({
      kind: 'around',
      name: 'Dahab',
      coordinates: [34.5, 28.5],
      radius: 50,
    })
    const isNearOrShallow = ({ maxDepth, where }: RelaxedQuery) =>
      where.some(({ kind }) => kind === 'country') || (where.length > 0 && (maxDepth ?? 99) >= 15)
    const child = { surroundings, concluded: { ...asSaid, depth: true } }
    expect(keys(relax(asked, units, isNearOrShallow, child))).toEqual(['maxDepth'])
    expect(keys(relax(asked, units, isNearOrShallow, { surroundings }))).toEqual(['where:0'])
  })

  it('looks around a town before it goes farther', () => {
    const around = { kind: 'around', name: 'Dahab', coordinates: [34.5, 28.5], radius: 50 } as const
    const nearby = () => ({ ...around, coordinates: [34.5, 28.5] as [number, number] })
    const given = relax(asked, units, ({ where }) => where[0]?.kind !== 'city', {
      surroundings: nearby,
    })
    expect(given?.query).toEqual({ ...asked, where: [nearby()] })
    const farther = relax(asked, units, ({ where }) => where[0]?.kind === 'country', {
      surroundings: nearby,
    })
    expect(farther?.query.where).toEqual([{ kind: 'country', name: 'Egypt', country: null }])
  })

  it('keeps what is ruled out before the radius', () => {
    const around = { kind: 'around', name: 'Dahab', coordinates: [34.5, 28.5], radius: 10 } as const
    const near: SearchQuery = {
      ...emptyQuery(),
      where: [{ ...around, coordinates: [34.5, 28.5] }],
      without: ['wreck'],
    }
    const given = relax(near, units, ({ where, without }) => {
      const [first] = where
      return without.length === 0 || (first !== undefined && 'radius' in first && first.radius > 20)
    })
    expect(keys(given)).toEqual(['where:0'])
    expect(given?.query.without).toEqual(['wreck'])
  })

  it('leaves out one of several exclusions', () => {
    const [bali, java] = ['Bali', 'Java'].map((name) => ({
      kind: 'region' as const,
      name,
      country: 'Indonesia',
    }))
    const apart: SearchQuery = { ...emptyQuery(), notWhere: [bali, java].flatMap((each) => each ?? []) }
    const given = relax(
      apart,
      units,
      ({ notWhere }) => !notWhere.some(({ kind, ...where }) => 'name' in where && where.name === 'Java'),
    )
    expect(given?.query.notWhere).toEqual([bali])
  })

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
