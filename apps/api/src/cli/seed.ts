import { numberText, plural } from '@soundings/rules/phrases'
import { readConfig } from '#config/config.ts'
import { artFolder, projectRoot } from '#config/project.ts'
import { demoBuddiesService } from '#features/buddies/index.ts'
import { demoCertificationsService } from '#features/certifications/index.ts'
import { demoDiveLogService, demoDivePhotosService } from '#features/dive-log/index.ts'
import { demoEquipmentService } from '#features/equipment/index.ts'
import { demoEventsService } from '#features/events/index.ts'
import { demoForumService } from '#features/forum/index.ts'
import { demoGroupsService } from '#features/groups/index.ts'
import { demoBoardsService } from '#features/leaderboard/index.ts'
import { demoPhotosService, privateIllustrationsService, renderPhotos } from '#features/media/index.ts'
import { demoMembersService } from '#features/members/index.ts'
import { demoMessagesService } from '#features/messages/index.ts'
import { demoProfilesService } from '#features/profiles/index.ts'
import { demoReportsService } from '#features/reports/index.ts'
import { readStarterSites, sitesIntake } from '#features/sites/index.ts'
import { demoTripsService } from '#features/trips/index.ts'
import type { OpenDatabase } from '#startup/database-bootstrap.ts'
import { openPhotoDependencies } from '#startup/photo-dependencies.ts'
import { runCommand, withDatabase } from './command.ts'
import { showCount } from './progress.ts'

const help = `Adds any starter sites that aren't in the database yet.

Usage: npm run seed
       npm run seed -- --demo

  --demo      Also add about 300 dive reports and 120 pictures to the starter sites, so you can see what the app looks
              like when people use it. The reports are invented and say so. The pictures are drawings, labelled as
              illustrations. 30 invented people, who say so too, fill the list of members and the leaderboard and write
              14 threads in the forums. If there is a demo account for a member, it gets a log of 120 dives, equipment,
              certifications, a dive buddy, divers to meet, messages and trips, which say that they are examples; a few of
              its dives get drawings as private photos. All demo accounts get a profile. This takes a few minutes.
  -h, --help  Show this help.

Existing sites stay as they are. A new server adds the starter sites on its first start (SEED=true).
Settings (DATABASE_URL, DATA_DIR …) come from the environment. See docs/configuration.md.

Exit codes: 0 done, 1 failed.`

/** How long making all sizes of the pictures may take on a small, busy machine; in milliseconds. */
const patience = 30 * 60_000

const addSites = async ({ db }: OpenDatabase) => {
  const starters = await readStarterSites()
  const added = await sitesIntake({ db, clock: () => new Date() }).addMissing(starters, 'approved')
  const rest = starters.length - added
  if (added === 0) return console.log(`All ${numberText(rest)} starter sites are already here.`)
  console.log(plural(added, { one: 'Added # starter site.', other: 'Added # starter sites.' }))
  if (rest > 0)
    console.log(
      plural(rest, { one: '# starter site was already here.', other: '# starter sites were already here.' }),
    )
}

const addReports = async ({ db }: OpenDatabase) => {
  const { added, there } = await demoReportsService({ db, clock: () => new Date() }).add()
  if (added === 0) return console.log(`All ${numberText(there)} example reports are already here.`)
  console.log(plural(added, { one: 'Added # example report.', other: 'Added # example reports.' }))
  if (there > 0)
    console.log(
      plural(there, {
        one: '# example report was already here.',
        other: '# example reports were already here.',
      }),
    )
}

const addMembers = async ({ db }: OpenDatabase) => {
  const { added, there } = await demoMembersService({ db, clock: () => new Date() }).add()
  if (added === 0) return console.log(`All ${numberText(there)} example people are already here.`)
  console.log(plural(added, { one: 'Added # example person.', other: 'Added # example people.' }))
}

const addDives = async ({ db }: OpenDatabase) => {
  const result = await demoDiveLogService({ db, clock: () => new Date() }).add()
  if (!result) return console.log('There is no demo account, so no example dives were added to its log.')
  const { added, there } = result
  if (added === 0) return console.log(`All ${numberText(there)} example dives are already in the demo log.`)
  console.log(
    plural(added, {
      one: 'Added # example dive to the demo log.',
      other: 'Added # example dives to the demo log.',
    }),
  )
}

const addBelongings = async ({ db }: OpenDatabase) => {
  const deps = { db, clock: () => new Date() }
  const things = await demoEquipmentService(deps).add()
  if (things)
    console.log(
      plural(things, {
        one: 'Added # piece of example equipment.',
        other: 'Added # pieces of example equipment.',
      }),
    )
  const cards = await demoCertificationsService(deps).add()
  if (cards)
    console.log(
      plural(cards, { one: 'Added # example certification.', other: 'Added # example certifications.' }),
    )
}

const addProfiles = async ({ db }: OpenDatabase) => {
  const added = await demoProfilesService({ db }).add()
  if (added > 0)
    console.log(plural(added, { one: 'Filled # demo profile.', other: 'Filled # demo profiles.' }))
}

const addCompany = async ({ db }: OpenDatabase) => {
  const people = await demoBuddiesService({ db, clock: () => new Date() }).add()
  if (people)
    console.log(
      plural(people, {
        one: 'Added # example diver to meet.',
        other: 'Added # example divers to meet.',
      }),
    )
}

const addMessages = async ({ db }: OpenDatabase) => {
  const added = await demoMessagesService({ db, clock: () => new Date() }).add()
  if (added)
    console.log(
      plural(added, { one: 'Added # example conversation.', other: 'Added # example conversations.' }),
    )
}

const addThreads = async ({ db }: OpenDatabase) => {
  const { added, there } = await demoForumService({ db, clock: () => new Date() }).add()
  if (added > 0)
    return console.log(plural(added, { one: 'Added # example thread.', other: 'Added # example threads.' }))
  if (there > 0) console.log(`All ${numberText(there)} example threads are already here.`)
}

const addGroups = async ({ db }: OpenDatabase) => {
  const added = await demoGroupsService({ db, clock: () => new Date() }).add()
  if (added > 0)
    console.log(plural(added, { one: 'Added # example group.', other: 'Added # example groups.' }))
}

const addEvents = async ({ db }: OpenDatabase) => {
  const added = await demoEventsService({ db, clock: () => new Date() }).add()
  if (added > 0)
    console.log(plural(added, { one: 'Added # example event.', other: 'Added # example events.' }))
}

const addTrips = async ({ db }: OpenDatabase) => {
  const added = await demoTripsService({ db, clock: () => new Date() }).add()
  if (added > 0) console.log(plural(added, { one: 'Added # example trip.', other: 'Added # example trips.' }))
}

const addBoards = async ({ db }: OpenDatabase) => {
  const people = await demoBoardsService({ db, clock: () => new Date() }).add()
  if (people > 0)
    console.log(
      plural(people, {
        one: 'Put # example diver on the boards.',
        other: 'Put # example divers on the boards.',
      }),
    )
}

const addPictures = async (database: OpenDatabase, signal: AbortSignal) => {
  await using opened = new AsyncDisposableStack()
  const deps = await openPhotoDependencies(readConfig(process.env, projectRoot), database, opened)
  renderPhotos(deps)
  await deps.jobs.start()
  const progress = showCount('pictures')
  opened.defer(progress.end)
  const demo = demoPhotosService(deps, { art: artFolder, signal, onProgress: progress.show })
  const { added, there } = await demo.add()
  const pictured = await demoDivePhotosService(
    deps,
    privateIllustrationsService(deps, { art: artFolder }),
  ).add()
  await deps.jobs.settled('render-photo', patience)
  if (pictured > 0)
    console.log(
      plural(pictured, {
        one: 'Added private illustrations to # example dive.',
        other: 'Added private illustrations to # example dives.',
      }),
    )
  if (added === 0) return console.log(`All ${numberText(there)} illustrations are already here.`)
  console.log(plural(added, { one: 'Added # illustration.', other: 'Added # illustrations.' }))
  if (there > 0)
    console.log(
      plural(there, { one: '# illustration was already here.', other: '# illustrations were already here.' }),
    )
}

await runCommand(
  'seed',
  help,
  { options: { demo: { type: 'boolean', default: false } } },
  ({ values: { demo } }, signal) =>
    withDatabase(async (database) => {
      await addSites(database)
      if (!demo) return
      await addReports(database)
      await addMembers(database)
      await addDives(database)
      await addBelongings(database)
      await addProfiles(database)
      await addCompany(database)
      await addMessages(database)
      await addThreads(database)
      await addGroups(database)
      await addEvents(database)
      await addTrips(database)
      await addPictures(database, signal)
      await addBoards(database)
    }),
  'Interrupted. Everything added so far is kept. Run this again to continue.',
)
