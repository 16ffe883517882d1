import { describe, expect, it } from 'vitest'
import { ask } from '../asking.build.ts'
import unseen from './unseen-limits.json' with { type: 'json' }

/** "<18 …": no deeper than 18 m; "> " at least; "= " no depth. Read back as it was understood. */
const read = unseen.map((row) => {
  const [sign = ''] = row
  const end = row.indexOf(' ')
  const metres = Number(row.slice(1, end))
  const { intent, query } = ask(row.slice(end + 1))
  const isNear = (depth: number | null) => depth !== null && Math.abs(depth - metres) < 1
  return { row, sign, intent, query, isNear }
})
const of = (sign: string) => read.filter((each) => each.sign === sign)

// Written without sight of the code or of the sentences that it learnt from.
describe('limits of depth that nothing was learnt from', () => {
  it('turns none of 80 round', () => {
    expect(of('<')).toHaveLength(80)
    expect(of('<').filter(({ query }) => query.minDepth !== null)).toEqual([])
  })

  it('shows sites within the limit, or advice, and never sites of any depth', () => {
    const open = of('<').filter(({ intent, query, isNear }) => intent === 'find' && !isNear(query.maxDepth))
    expect(open.map(({ row }) => row)).toEqual([])
  })

  it('reads a minimum as one, or to its safe side', () => {
    const wrong = of('>').filter(({ query, isNear }) => !isNear(query.minDepth) && !isNear(query.maxDepth))
    expect(wrong.map(({ row }) => row)).toEqual([])
    expect(of('>').filter(({ query, isNear }) => isNear(query.minDepth)).length).toBeGreaterThan(15)
  })

  it('takes no other length for a depth, 9 of 10 times', () => {
    const taken = of('=').filter(({ query }) => query.minDepth !== null || query.maxDepth !== null)
    expect(taken.length, taken.map(({ row }) => row).join('\n')).toBeLessThanOrEqual(2)
  })
})

describe('a depth in words that no form takes', () => {
  it.each([
    ['The medic has ruled out every depth greater than 10 m for me. Where in Crete?', 10],
    ['we did 40 m once and hated it, now 20 is our absolute maximum, Lipari', 20],
    ['the max the club boat allows is 30, so what’s worth it in Cornwall', 30],
    ['Depth-averse diver wants max fourteen metres off Chesil Beach', 14],
  ])('is the most that is shown: %s', (question, depth) => {
    const { query } = ask(question)
    expect([query.minDepth, Math.round(query.maxDepth ?? 0)]).toEqual([null, depth])
  })

  it.each(['turtles in Akumal, and 30 m of visibility please', 'I dived to 40 m last year, reefs in Egypt'])(
    'is none where it tells of something else: %s',
    (question) => expect(ask(question).query).toMatchObject({ minDepth: null, maxDepth: null }),
  )
})
