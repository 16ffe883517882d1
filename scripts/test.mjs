// `npm test`: installs, checks, tests, tells what took how long, and counts the tests in its last line.
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { environment, install } from './bootstrap.mjs'
import { slowness } from './pace.mjs'
import { resultsOf, slowestFiles } from './results.mjs'
import { readable, runLanes } from './steps.mjs'

/** How long everything may take on two cores of the reference machine, in milliseconds: 25 minutes when all areas are there. */
const budget = 25 * 60_000

/** A run is too long only past this many times its plan: neighbours of a machine come and go between two looks at its pace. */
const patience = 1.5

/** In bytes; what tests write takes some hundred megabytes. */
const roomInMemory = 3e9

/** A folder in memory for what tests write, where there is room: databases then wait for no disk, and nothing need last. */
const memoryFolder = () => {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    if (bavail * bsize < roomInMemory) return undefined
    const folder = mkdtempSync('/dev/shm/soundings-')
    // As any folder for temporary files: some tests run a database as another user.
    chmodSync(folder, 0o1777)
    return folder
  } catch {
    return undefined
  }
}

const begun = Date.now()
install()
const memory = memoryFolder()
if (memory) {
  environment.TMPDIR = memory
  process.on('exit', () => rmSync(memory, { recursive: true, force: true }))
}
const paces = [await slowness()]
const results = mkdtempSync(join(tmpdir(), 'soundings-results-'))
const vitest = join(results, 'vitest.json')
const journeys = join(results, 'journeys.json')

const script = (name, ...args) => ({ program: 'npm', args: ['run', '-s', name, ...args] })

const checks = [
  { name: 'format and lint', ...script('lint') },
  { name: 'types', ...script('types') },
  { name: 'rooms', ...script('rooms') },
  { name: 'dead code', ...script('dead') },
  { name: 'generated documents', ...script('docs', '--', '--check') },
  { name: 'build and its size', ...script('budget') },
]
const tests = [
  {
    name: 'unit and API tests',
    program: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitest}`],
  },
]
const walks = [
  {
    name: 'journeys',
    program: 'node',
    args: ['scripts/journeys.mjs', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: journeys },
    isLive: true,
  },
]

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

const outcomes = await runLanes([tests, checks])
paces.push(await slowness())
outcomes.push(...(await runLanes([walks])))
paces.push(await slowness())
const unit = read(vitest)
const found = resultsOf(unit, read(journeys))
rmSync(results, { recursive: true, force: true })

const total = Date.now() - begun
// A slow machine, or one with busy neighbours, gets more time in proportion.
const slower = paces.reduce((sum, pace) => sum + pace, 0) / paces.length
const plan = budget * slower
const limit = plan * patience
const isLate = total > limit
const failed = outcomes.filter(({ hasPassed }) => !hasPassed).map(({ name }) => name)
if (isLate && process.env.CI) failed.push(`the time limit of ${readable(limit)}`)

console.log('\n── Slowest test files')
for (const { name, time } of slowestFiles(unit))
  console.log(`${readable(time).padStart(12)}  ${relative(process.cwd(), name)}`)
console.log('\n── Times')
for (const { name, time, hasPassed } of outcomes)
  console.log(`${readable(time).padStart(12)}  ${name}${hasPassed ? '' : ' (failed)'}`)
console.log(
  `${readable(total).padStart(12)}  total, planned ${readable(plan)} (${readable(budget)} at the pace of the reference machine, of which this one takes ${slower.toFixed(2)} times as long)${total > plan ? ': longer than planned' : ''}`,
)
// Once more, as what they said is far above.
if (found.failures.length > 0) console.log(`\n── Tests that failed\n${found.failures.join('\n')}`)
else
  for (const { name, lastWords } of outcomes.filter(({ hasPassed }) => !hasPassed))
    console.log(`\n── The last words of ${name}\n${lastWords}`)
console.log(failed.length === 0 ? '\nEverything passed.' : `\nFailed: ${failed.join(', ')}`)
console.log(`${found.passed} passed, ${found.failed} failed, ${found.skipped} skipped`)
process.exitCode = failed.length === 0 && found.passed > 0 ? 0 : 1
