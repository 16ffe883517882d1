// `npm test`: installs, checks, tests, and counts the tests in its last line.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, environment, install, run } from './ground.mjs'

install()
const results = mkdtempSync(join(tmpdir(), 'soundings-results-'))
const vitest = join(results, 'vitest.json')
const journeys = join(results, 'journeys.json')

const steps = [
  ['format and lint', () => run('npm', ['run', '-s', 'lint'])],
  ['types', () => run('npm', ['run', '-s', 'types'])],
  ['rooms', () => run('npm', ['run', '-s', 'rooms'])],
  ['dead code', () => run('npm', ['run', '-s', 'dead'])],
  ['generated documents', () => run('npm', ['run', '-s', 'docs', '--', '--check'])],
  [
    'unit and API tests',
    () => run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitest}`]),
  ],
  [
    'build',
    () => {
      build()
      return run('npm', ['run', '-s', 'budget'])
    },
  ],
  [
    'journeys',
    () =>
      run('node', ['scripts/journeys.mjs', '--reporter=list,json'], {
        env: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: journeys },
      }),
  ],
]

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

const count = () => {
  const unit = read(vitest)
  const stats = read(journeys)?.stats
  return {
    passed: (unit?.numPassedTests ?? 0) + (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: (unit?.numFailedTests ?? 0) + (stats?.unexpected ?? 0),
    skipped: (unit?.numPendingTests ?? 0) + (stats?.skipped ?? 0),
  }
}

const failed = []
for (const [name, step] of steps) {
  console.log(`\n── ${name}`)
  if (step() !== 0) failed.push(name)
}

const counts = count()
rmSync(results, { recursive: true, force: true })
console.log(failed.length === 0 ? '\nEverything passed.' : `\nFailed: ${failed.join(', ')}`)
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
process.exitCode = failed.length === 0 && counts.passed > 0 ? 0 : 1
