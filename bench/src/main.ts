// `npm run bench`: see README.md.
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { measureBurst } from './burst.ts'
import { measureFacets } from './facets.ts'
import type { Ground } from './ground.ts'
import { measureGrowth } from './growth.ts'
import { measureKills } from './kills.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureMap } from './map.ts'
import { measurePhotos } from './photos.ts'
import { measureReads } from './reads.ts'
import { printed, type Report } from './report.ts'
import { measureReports } from './reports.ts'
import { measureQuestions } from './score-questions.ts'
import { measureSearch } from './search.ts'
import { measureSignIn } from './sign-in.ts'
import { measureStreams } from './streams.ts'

const help = `npm run bench -- [reads] [growth] [facets] [burst] [map] [lighthouse] [streams] [sign-in] [search] [questions] [photos] [reports] [kills] [options]

  reads       requests per second of warm reads against a bare node:http server
  growth      p99 of reads at many sites against few
  facets      p99 of facet counts and filtered lists at many sites against few
  burst       p99 of tiles during 1,000 writes against idle, and when the tiles show them
  map         time to the first cluster, bytes of a session, sets clustered in the browser
  lighthouse  scores of a site's page and of Explore on a phone
  streams     what 1,000 open streams of notifications cost, and a stop with them open
  sign-in     a sign-in against one argon2 verify; known against unknown addresses
  search      finding sites for a question against a bare full-text query, and at 500,000 sites
  questions   how well the labelled questions are answered
  photos      sizes against one decode, reads during uploads, thumbnails against bare files
  reports     a site with 20,000 dive reports of a million against one with 20
  kills       SIGKILLs during acknowledged writes: nothing may be lost
Without a name, all of them.

  --rounds N     rounds of each measurement (reads 9, growth 5, facets 7, burst 3, map 7, lighthouse 3, streams 7, sign-in 3, search 5, photos 5, reports 7,
                 kills 20)
  --sites N      the many sites of growth, facets, burst, search and reports (50000)
  --save FILE    also writes what is printed into FILE
  --help
`

const measurements = {
  reads: measureReads,
  growth: measureGrowth,
  facets: measureFacets,
  burst: measureBurst,
  map: measureMap,
  lighthouse: measureLighthouse,
  streams: measureStreams,
  'sign-in': measureSignIn,
  search: measureSearch,
  questions: measureQuestions,
  photos: measurePhotos,
  reports: measureReports,
  kills: measureKills,
}
type Name = keyof typeof measurements
const names = Object.keys(measurements) as Name[]

const wholeNumber = (option: string, value: string | undefined) => {
  if (value !== undefined && !/^[1-9]\d*$/.test(value)) throw new Error(`--${option} must be a whole number`)
  return value === undefined ? undefined : Number(value)
}

const readArguments = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: 'string' },
      sites: { type: 'string' },
      save: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  const unknown = positionals.filter((name) => !names.includes(name as Name))
  if (unknown.length > 0) throw new Error(`There is no measurement called ${unknown.join(', ')}`)
  const rounds = wholeNumber('rounds', values.rounds)
  const sites = wholeNumber('sites', values.sites)
  return {
    isHelp: values.help ?? false,
    save: values.save,
    wanted: positionals.length > 0 ? names.filter((name) => positionals.includes(name)) : names,
    settings: { ...(rounds && { rounds }), ...(sites && { sites }) },
  }
}

/** An error in a few words: that of a failed query repeats the whole query first. */
const explained = (error: unknown) => {
  if (!(error instanceof Error)) return String(error)
  const why = error.cause instanceof Error ? error.cause.message : ''
  return [error.message.slice(0, 500), why].filter(Boolean).join('\n')
}

let isInterrupted = false

/** Runs one measurement and clears away what it started, also when it fails or is interrupted. */
const measure = async (
  name: Name,
  settings: ReturnType<typeof readArguments>['settings'],
): Promise<Report> => {
  await using ground: Ground = new AsyncDisposableStack()
  const interrupt = (signal: NodeJS.Signals) => {
    console.error(`${signal}: clearing away`)
    isInterrupted = true
    void ground.disposeAsync().finally(() => process.exit(130))
  }
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  try {
    return await measurements[name](ground, settings)
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
  }
}

try {
  const { isHelp, wanted, save, settings } = readArguments()
  if (isHelp) process.stdout.write(help)
  const reports: string[] = []
  for (const name of isHelp ? [] : wanted) {
    const report = await measure(name, settings)
    console.log(printed(report))
    reports.push(printed(report))
    if (report.isFailed) process.exitCode = 1
  }
  if (save && !isHelp) await writeFile(save, reports.join('\n'))
} catch (error) {
  if (!isInterrupted) console.error(explained(error))
  process.exitCode = 1
}
