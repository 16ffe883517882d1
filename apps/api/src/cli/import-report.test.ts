import { expect, test } from 'vitest'
import type { UploadReport } from '#features/bulk-upload/index.ts'
import { writeReport } from './import-report.ts'

const none = { count: 0, first: [] }
const report: UploadReport = {
  format: 'CSV',
  read: 1_204,
  created: 1_200,
  updated: 1,
  unchanged: 0,
  countriesFilled: 0,
  nearDuplicates: none,
  aside: none,
  warnings: none,
  faultyRows: 0,
  errors: none,
  isWritten: true,
}
const written = (more: Partial<UploadReport> = {}, isDryRun = false) =>
  writeReport({ ...report, ...more }, { name: 'club.csv', seconds: 1.25, isDryRun }).join('\n')

test('a report says what happened to the rows', () => {
  expect(written()).toMatch(
    /^club\.csv: 1,204 rows of CSV read in 1\.\d s\n {2}created +1,200\n {2}updated +1\n/,
  )
  expect(written()).toMatch(/\n\nDone\.$/)
})

test('a report says that nothing was written, and why', () => {
  const errors = { count: 3, first: [{ row: 7, field: 'maxDepth', message: 'Must be a depth' }] }
  const text = written({ isWritten: false, faultyRows: 2, errors })
  expect(text).toContain('would be created')
  expect(text).toContain(
    'Errors (3):\n  row 7, maxDepth: Must be a depth\n  … and 2 more. To see them all: --list 3',
  )
  expect(text).toMatch(
    /Nothing was written, because 2 rows have errors\. .*--all-or-nothing to import the other rows\.$/,
  )
  expect(written({ isWritten: false }, true)).toMatch(/This was a dry run\. Nothing was written\.$/)
  expect(written({ faultyRows: 1 })).toMatch(/Done\. 1 row with errors was left out\.$/)
})

test('a report names both sites of a near-duplicate', () => {
  const first = [
    { row: 9, siteName: 'Reef', metres: 12, original: { id: 'a-b', siteName: 'The Reef', row: 4 } },
    { row: 11, siteName: 'Wall', metres: 0, original: { id: 'c-d', siteName: 'Wall', row: undefined } },
  ]
  expect(written({ nearDuplicates: { count: 2, first } })).toContain(
    '(2):\n  row 9 "Reef": 12 m from "The Reef" (row 4)\n  row 11 "Wall": 0 m from "Wall" (site c-d)\n',
  )
})

test('a report does not let a file steer the terminal', () => {
  const first = [{ row: 1, field: 'header', message: `\u001b[2J\u0007${'x'.repeat(1_000)}` }]
  const text = written({ warnings: { count: 1, first } })
  expect(text).toContain('row 1, header: ·[2J·xxx')
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(250)
})

test('a report of a file without sites says so, and counts nothing', () => {
  expect(written({ format: undefined, read: 0, created: 0, updated: 0 })).toBe(
    'club.csv has no dive sites in it.\nNothing was imported.',
  )
})
