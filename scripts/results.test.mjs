import { expect, test } from 'vitest'
import { resultsOf, slowestFiles } from './results.mjs'

const unit = {
  numPassedTests: 3,
  numFailedTests: 1,
  numPendingTests: 1,
  testResults: [
    {
      name: 'good.test.ts',
      status: 'passed',
      message: '',
      assertionResults: [{ status: 'passed', fullName: 'fine' }],
    },
    {
      name: 'bad.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { status: 'failed', fullName: 'adds', failureMessages: ['Error: 3 is not 4\n  at line 1'] },
      ],
    },
    { name: 'unread.test.ts', status: 'failed', message: 'SyntaxError: what?', assertionResults: [] },
  ],
}
const attempt = { error: { message: '\u001b[31mError: not seen\u001b[39m\nmore' } }
const journeys = {
  stats: { expected: 2, unexpected: 0, flaky: 1, skipped: 0 },
  suites: [
    {
      suites: [
        {
          specs: [
            {
              file: 'home.test.ts',
              line: 7,
              title: 'a newcomer asks',
              tests: [{ status: 'flaky', projectName: 'phone', results: [attempt, {}] }],
            },
          ],
        },
      ],
      specs: [
        { file: 'home.test.ts', line: 1, title: 'fine', tests: [{ status: 'expected', results: [{}] }] },
      ],
    },
  ],
}

test('failures are named with the first line of why, also those that passed when tried again', () => {
  expect(resultsOf(unit, journeys)).toEqual({
    passed: 5,
    failed: 2,
    skipped: 1,
    failures: [
      'bad.test.ts › adds: Error: 3 is not 4',
      'unread.test.ts: SyntaxError: what?',
      '[phone] home.test.ts:7 › a newcomer asks: Error: not seen',
    ],
  })
})

test('a run that never wrote a report has no numbers', () => {
  expect(resultsOf(undefined, undefined)).toEqual({ passed: 0, failed: 0, skipped: 0, failures: [] })
})

test('of very many failures the first are named', () => {
  const file = {
    ...unit.testResults[1],
    assertionResults: Array(50).fill(unit.testResults[1].assertionResults[0]),
  }
  const { failures } = resultsOf({ testResults: [file] }, undefined)
  expect([failures.length, failures.at(-1)]).toEqual([21, 'and 30 more'])
})

test('the slowest files come first, and those without a time are left out', () => {
  const file = (name, time) => ({ name, startTime: 1_000, endTime: 1_000 + time })
  const testResults = [file('quick', 5), file('slow', 900), file('unread', Number.NaN), file('middling', 40)]
  expect(slowestFiles({ testResults }, 2)).toEqual([
    { name: 'slow', time: 900 },
    { name: 'middling', time: 40 },
  ])
  expect(slowestFiles(undefined)).toEqual([])
})
