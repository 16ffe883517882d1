import { difficulties } from '@soundings/contract/site-fields'
import { describe, expect, it } from 'vitest'
import { ask } from './asking.build.ts'
import cold from './limit-cold.json' with { type: 'json' }
import written from './limit-directions.json' with { type: 'json' }
import wordings from './limit-wordings.json' with { type: 'json' }

// What each sentence means was set by hand: `d<18` is a depth of 18 m at most, `t>24` water of 24 °C at least, `km` a
// distance, `L` a level, `c` the current, and `0` that nothing is limited. A third part names another unit.

type Meant = { what: string; isMost: boolean; value: number; text: string }
type Judged = 'right' | 'turned' | 'wrong'

const factors: Record<string, number> = { ft: 0.3048, mi: 1.609344, nm: 1.852 }
const names: readonly string[] = difficulties
const defaultRadii = [25, 30, 50]

const meaningOf = (row: string): { meant: Meant | null; question: string } => {
  const [label = '', question = '', unit = ''] = row.split('|')
  const [, what = '', direction, text = ''] = /^([a-zA-Z]+)([<>])(.*)$/.exec(label) ?? []
  if (what === '') return { meant: null, question }
  const number = Number(text)
  const value = unit === 'F' ? ((number - 32) * 5) / 9 : number * (factors[unit] ?? 1)
  return { meant: { what, isMost: direction === '<', value, text }, question }
}

const isNear = (one: number | null, other: number) =>
  one !== null && Math.abs(one - other) <= 0.06 + other * 0.03

const ofRange = (least: number | null, most: number | null, { isMost, value }: Meant): Judged => {
  if (isMost) return isNear(most, value) ? 'right' : least !== null && most === null ? 'turned' : 'wrong'
  return isNear(least, value) && most === null
    ? 'right'
    : most !== null && least === null
      ? 'turned'
      : 'wrong'
}

const judge = (row: string): Judged => {
  const { meant, question } = meaningOf(row)
  const { minDepth, maxDepth, minTemp, maxTemp, levels, avoid, where, notWhere, diveTypes, words } =
    ask(question).query
  const radii = (places: typeof where) => places.flatMap((place) => ('radius' in place ? [place.radius] : []))
  const isCalm = avoid.includes('strong-current')
  if (meant === null) {
    const isLimited = [minDepth, maxDepth, minTemp, maxTemp].some((each) => each !== null)
    const isAround = radii(where).some((radius) => !defaultRadii.includes(radius))
    return isLimited || isAround || levels.length > 0 || isCalm ? 'wrong' : 'right'
  }
  const { what, isMost, value, text } = meant
  if (what === 'd') return ofRange(minDepth, maxDepth, meant)
  if (what === 't') return ofRange(minTemp, maxTemp, meant)
  if (what === 'km') {
    const [within, beyond] = [radii(where), radii(notWhere)].map((all) =>
      all.some((each) => isNear(each, value)),
    )
    return (isMost ? within : beyond) ? 'right' : (isMost ? beyond : within) ? 'turned' : 'wrong'
  }
  if (what === 'L') {
    const at = names.indexOf(text)
    const ranks = levels.map((level) => difficulties.indexOf(level))
    const [least, most] = [Math.min(...ranks), Math.max(...ranks)]
    if (isMost) return most === at ? 'right' : least >= at && most > at ? 'turned' : 'wrong'
    return least === at ? 'right' : most <= at && least < at ? 'turned' : 'wrong'
  }
  const isWanted = diveTypes.includes('drift') || /current|drift/.test(words)
  if (isMost) return isCalm ? 'right' : isWanted ? 'turned' : 'wrong'
  return isCalm ? 'turned' : isWanted ? 'right' : 'wrong'
}

const judged = written.map((row) => ({ row, how: judge(row) }))
const judgedWordings = wordings.map((row) => ({ row, how: judge(row) }))
const those = (how: Judged) => judged.filter((each) => each.how === how).map(({ row }) => row)

describe('more than a thousand sentences that limit something, or do not', () => {
  it('turns round nothing that keeps people safe', () =>
    expect(those('turned').filter((row) => /^(d<|t>|L<|c<)/.test(row))).toEqual([]))

  it('turns round hardly anything else', () => expect(those('turned').length).toBeLessThan(8))

  it('reads 98 of 100 as they are meant', () =>
    expect(those('right').length / judged.length).toBeGreaterThan(0.97))
})

describe('five hundred more ways to limit something', () =>
  it('are read as they are meant, but for some that are taken to the safe side', () =>
    expect(judgedWordings.filter(({ how }) => how !== 'right').map(({ row }) => row)).toEqual([
      'd>20|nowhere that tops out at 20 m, deeper please',
      'd>18|we are past the 18 m stuff, something deeper in Egypt',
    ])))

describe('two hundred and fifty sentences that were written before the rules were read', () => {
  const judgedCold = cold.map((row) => ({ row, how: judge(row) }))

  it('have no limit turned round', () =>
    expect(judgedCold.filter(({ row, how }) => how === 'turned' && /^(d<|t>|L<|c<|km<)/.test(row))).toEqual(
      [],
    ))

  it('are read as they are meant in 95 of 100', () =>
    expect(judgedCold.filter(({ how }) => how === 'right').length / cold.length).toBeGreaterThan(0.95))
})
