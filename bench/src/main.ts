// `npm run bench`: see README.md.
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { measureBoards } from './boards.ts'
import { measureBulkUpload } from './bulk-upload.ts'
import { measureBurst } from './burst.ts'
import { measureCrowd } from './crowd.ts'
import { measureDelivery } from './delivery.ts'
import { measureDiveLog } from './dive-log.ts'
import { measureEvents } from './events.ts'
import { measureFacets } from './facets.ts'
import { measureForum } from './forum.ts'
import { measureGroups } from './groups.ts'
import { measureGrowth } from './growth.ts'
import { measureKills } from './kills.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureMap } from './map.ts'
import { measureMessageKills } from './message-kills.ts'
import { measureMessages } from './messages.ts'
import { measurePeople } from './people.ts'
import { measurePhotos } from './photos.ts'
import { measurePresence } from './presence.ts'
import { measureProfile } from './profile.ts'
import { measureReads } from './reads.ts'
import type { Report } from './report.ts'
import { measureReports } from './reports.ts'
import type { Resources } from './resources.ts'
import { runAll } from './run-all.ts'
import { measureQuestions } from './score-questions.ts'
import { measureSearch } from './search.ts'
import { measureSignIn } from './sign-in.ts'
import { measureStatistics } from './statistics.ts'
import { measureStreams } from './streams.ts'
import { measureTripAdvice } from './trip-advice.ts'
import { measureTrips } from './trips.ts'

const help = `npm run bench -- [reads] [growth] [facets] [burst] [map] [profile] [lighthouse] [streams] [presence] [sign-in] [search] [questions] [photos] [reports] [dive-log] [people] [messages] [delivery] [message-kills] [forum] [groups] [events] [trips] [trip-advice] [boards] [statistics] [bulk-upload] [crowd] [kills] [options]

  reads       requests per second of warm reads against a bare node:http server
  growth      p99 of reads at many sites against few
  facets      p99 of facet counts and filtered lists at many sites against few
  burst       p99 of tiles during 1,000 writes against idle, and when the tiles show them
  map         time to the first cluster, bytes of a session, sets clustered in the browser
  profile     drawing the profile of a dive against uPlot
  lighthouse  scores of a site's page and of Explore on a phone
  streams     what 1,000 open streams of notifications cost, and a stop with them open
  presence    who is online: 10,000 streams on two instances, and what that costs other commits
  sign-in     a sign-in against one argon2 verify; known against unknown addresses
  search      finding sites for a question against a bare full-text query, and at 500,000 sites
  questions   how well the labelled questions are answered
  photos      sizes against one decode, reads during uploads, thumbnails against bare files
  reports     a site with 20,000 dive reports of a million against one with 20
  dive-log    a log of 10,000 dives against one of 100, alone and among a million
  people      lists, searches and profiles of 1,000,000 members against 1,000
  messages    reading messages: 1,000,000 against 10,000
  delivery    100 messages a second over two instances with 1,000 streams, some of which are cut
  message-kills  SIGKILLs while messages are sent: none is lost, doubled or misnumbered
  forum       reading and searching 100,000 threads with 1,000,000 replies against 1/1000 of them
  groups      lists, members and pages of 5,000 groups against 1/1000 of them; --full for 50,000 with 1,000,000 memberships
  events      lists, calendar and what is near among 50,000 events against 1/1000 of them, and 500 who press Join at once; --full for 200,000 with 2,000,000 places
  trips       lists and pages of 30,000 trips of 20 stops against 1/1000 of them, one of 200 stops, and 20 moves at once
  trip-advice  recommendations, insights and destinations at 50,000 sites and 1,000,000 reports against one read of a site
  boards      boards of 100,000 people with 500,000 dives against 1/1000 of them, and 10,000 writes with SIGKILLs; --full for 1,000,000
  crowd       health reads while 10,000 silent connections and 500 slow senders are there
  statistics  statistics and species of 100,000 people with as many reports against 1/1000 of them, and 10,000 writes with SIGKILLs; --full for 1,000,000
  bulk-upload 20,000 rows from a file to sites, what other readers feel of it, and SIGKILLs meanwhile
  kills       SIGKILLs during acknowledged writes: nothing may be lost
Without a name, all of them. What misses a goal is measured once more at the end, unless something was lost or wrong.
A missed goal ends with exit code 1; all misses are listed last.

  --rounds N     rounds of each measurement (reads 9, growth 5, facets 7, burst 3, map 7, profile 9, lighthouse 3, streams 7, presence 5, sign-in 3, search 5, photos 5, reports 7,
                 dive-log 7, people 7, messages 5, delivery 2, message-kills 10, forum 5, groups 5, events 5, trips 5, trip-advice 5, boards 5, statistics 5, bulk-upload 5, kills 20)
  --sites N      the many sites of growth, facets, burst, map, search, reports and trip-advice (50000)
  --dives N      the dives of dive-log in all (1000000)
  --people N     the many people of people, presence, boards and statistics (1000000, 10000, 100000 and 100000)
  --messages N   the many messages of messages (1000000; --full for 10000000)
  --threads N    the many threads of forum (100000)
  --groups N     the many groups of groups (5000; --full for 50000)
  --events N     the many events of events (50000; --full for 200000)
  --trips N      the many trips of trips (30000)
  --set FILE     questions out of a file instead of our own, one as JSON a line (src/questions/question.ts)
  --full         messages with 10,000,000 of them, delivery with 30 rounds, message-kills with 200
  --save FILE    also writes what is printed into FILE
  --help
`

const measurements = {
  reads: measureReads,
  growth: measureGrowth,
  facets: measureFacets,
  burst: measureBurst,
  map: measureMap,
  profile: measureProfile,
  lighthouse: measureLighthouse,
  streams: measureStreams,
  presence: measurePresence,
  'sign-in': measureSignIn,
  search: measureSearch,
  questions: measureQuestions,
  photos: measurePhotos,
  reports: measureReports,
  'dive-log': measureDiveLog,
  people: measurePeople,
  messages: measureMessages,
  delivery: measureDelivery,
  'message-kills': measureMessageKills,
  forum: measureForum,
  groups: measureGroups,
  events: measureEvents,
  trips: measureTrips,
  'trip-advice': measureTripAdvice,
  boards: measureBoards,
  statistics: measureStatistics,
  crowd: measureCrowd,
  'bulk-upload': measureBulkUpload,
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
      dives: { type: 'string' },
      people: { type: 'string' },
      messages: { type: 'string' },
      threads: { type: 'string' },
      groups: { type: 'string' },
      events: { type: 'string' },
      trips: { type: 'string' },
      full: { type: 'boolean' },
      set: { type: 'string' },
      save: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  const unknown = positionals.filter((name) => !names.includes(name as Name))
  if (unknown.length > 0) throw new Error(`There is no measurement called ${unknown.join(', ')}`)
  const rounds = wholeNumber('rounds', values.rounds)
  const sites = wholeNumber('sites', values.sites)
  const dives = wholeNumber('dives', values.dives)
  const people = wholeNumber('people', values.people)
  const messages = wholeNumber('messages', values.messages)
  const threads = wholeNumber('threads', values.threads)
  const groups = wholeNumber('groups', values.groups)
  const events = wholeNumber('events', values.events)
  const trips = wholeNumber('trips', values.trips)
  return {
    isHelp: values.help ?? false,
    save: values.save,
    wanted: positionals.length > 0 ? names.filter((name) => positionals.includes(name)) : names,
    settings: {
      ...(rounds && { rounds }),
      ...(sites && { sites }),
      ...(dives && { dives }),
      ...(people && { people }),
      ...(messages && { messages }),
      ...(threads && { threads }),
      ...(groups && { groups }),
      ...(events && { events }),
      ...(trips && { trips }),
      ...(values.set && { set: values.set }),
      ...(values.full && { isFull: true }),
    },
  }
}

/** Runs one measurement and clears away what it started, also when it fails or is interrupted. */
const measure = async (
  name: Name,
  settings: ReturnType<typeof readArguments>['settings'],
): Promise<Report> => {
  await using resources: Resources = new AsyncDisposableStack()
  let isInterrupted = false
  const interrupt = (signal: NodeJS.Signals) => {
    console.error(`${signal}: clearing away`)
    isInterrupted = true
    void resources.disposeAsync().finally(() => process.exit(130))
  }
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  try {
    return await measurements[name](resources, settings)
  } finally {
    // The process is about to end: nothing else begins.
    if (isInterrupted) await new Promise<never>(() => undefined)
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
  }
}

/** Runs what is wanted, and writes what is printed into a file, too, if one is named. */
const run = async ({ wanted, save, settings }: ReturnType<typeof readArguments>): Promise<0 | 1> => {
  const said: string[] = []
  const print = (text: string) => {
    console.log(text)
    said.push(text)
  }
  const code = await runAll(wanted, (name) => measure(name, settings), print)
  if (save) await writeFile(save, `${said.join('\n')}\n`)
  return code
}

try {
  const asked = readArguments()
  if (asked.isHelp) process.stdout.write(help)
  else process.exitCode = await run(asked)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
