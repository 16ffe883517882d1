import { expect, it } from 'vitest'
import { day, hour, type LimitedAction, minute } from '#extension-points/limits.ts'
import { limitedActions } from '#src/app/app-features.ts'
import { limitsTable } from './limits-table.ts'

it('has a row for each thing, with its limits by whose tries are counted', () => {
  const wrong: LimitedAction = {
    what: 'wrong guesses',
    limits: [
      { per: 'account and address', points: 10, seconds: 15 * minute },
      { per: 'account', points: 1, seconds: minute },
      { per: 'account', points: 1_200, seconds: hour },
      { per: 'address', points: 3, seconds: day },
      { per: 'address', points: 4, seconds: 2 * hour },
    ],
    message: 'Too many.',
  }
  expect(limitsTable([wrong]).split('\n')).toEqual([
    '| What | For one account | For one account from one address | From one address |',
    '|---|---|---|---|',
    '| wrong guesses | 1 a minute, 1,200 an hour | 10 in 15 minutes | 3 a day, 4 in 2 hours |',
  ])
})

it('leaves none of ours out, and no two of them look alike', () => {
  const rows = limitsTable(Object.values(limitedActions)).split('\n').slice(2)
  expect(rows).toHaveLength(Object.keys(limitedActions).length)
  const names = rows.map((row) => row.split(' | ')[0])
  expect(new Set(names).size).toBe(names.length)
  for (const row of rows) expect(row).toMatch(/^\| \w.* \| .*\d.* \|$/)
})
