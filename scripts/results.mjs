// What the reports of Vitest and Playwright say, in numbers and names.

/** Many failures have one cause: the first of them say enough. */
const most = 20
const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

const firstLine = (message = '') => message.replace(colours, '').split('\n')[0].slice(0, 300)

const failedTests = (unit) =>
  (unit?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // A file that could not be read has no tests.
    if (failed.length === 0 && status === 'failed') return [`${name}: ${firstLine(message)}`]
    return failed.map(
      ({ fullName, failureMessages }) => `${name} › ${fullName}: ${firstLine(failureMessages?.[0])}`,
    )
  })

/** A journey that only passed when it was tried again has failed. */
const failedJourneys = (suite) => [
  ...(suite?.specs ?? []).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const why = firstLine(results.find(({ error }) => error)?.error.message)
        return `[${projectName}] ${file}:${line} › ${title}: ${why}`
      }),
  ),
  ...(suite?.suites ?? []).flatMap(failedJourneys),
]

/** How many tests passed, failed and were skipped, and the names of those that failed with the first line of why. */
export const resultsOf = (unit, journeys) => {
  const stats = journeys?.stats
  const failures = [...failedTests(unit), ...failedJourneys(journeys)]
  const left = failures.length - most
  return {
    passed: (unit?.numPassedTests ?? 0) + (stats?.expected ?? 0),
    failed: (unit?.numFailedTests ?? 0) + (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
    skipped: (unit?.numPendingTests ?? 0) + (stats?.skipped ?? 0),
    failures: left > 0 ? [...failures.slice(0, most), `and ${left} more`] : failures,
  }
}

/** The files of tests that took longest, in milliseconds: where a test time budget is best kept. */
export const slowestFiles = (unit, most = 12) =>
  (unit?.testResults ?? [])
    .map(({ name, startTime, endTime }) => ({ name, time: endTime - startTime }))
    .filter(({ time }) => time > 0)
    .toSorted((one, other) => other.time - one.time)
    .slice(0, most)
