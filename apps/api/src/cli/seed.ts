import { demoPhotosService, renderPhotos } from '#features/media/index.ts'
import { demoReportsService } from '#features/reports/index.ts'
import { readStarterSites, sitesIntake } from '#features/sites/index.ts'
import { readConfig } from '#src/config.ts'
import type { Ground } from '#src/ground.ts'
import { openPhotoGround } from '#src/ground-photos.ts'
import { artFolder, projectRoot } from '#src/project.ts'
import { runCommand, withGround } from './command.ts'
import { showCount } from './progress.ts'

const help = `Adds the starter sites that are not in the database yet.

Usage: npm run seed
       npm run seed -- --demo

  --demo      Also adds about 300 dive reports and 120 pictures to starter sites, to see what the app looks like when
              people use it. The reports are made up and say so; the pictures are drawn, and labelled as
              illustrations. It takes some minutes.
  -h, --help  Shows this.

What is there already stays as it is. A new server adds the sites by itself at its first start (SEED=true).
Settings (DATABASE_URL, DATA_DIR …) are read from the environment; see docs/configuration.md.

Exit codes: 0 done, 1 failed.`

/** In milliseconds: so long the sizes of all pictures may take, on a small machine that does other work. */
const patience = 30 * 60_000

const addSites = async ({ db }: Ground) => {
  const starters = await readStarterSites()
  const added = await sitesIntake({ db, clock: () => new Date() }).addMissing(starters, 'approved')
  const rest = starters.length - added
  console.log(
    added === 0
      ? `All ${rest} starter sites were there already.`
      : `Added ${added} starter sites${rest > 0 ? `; ${rest} were there already` : ''}.`,
  )
}

const addReports = async ({ db }: Ground) => {
  const { added, there } = await demoReportsService({ db, clock: () => new Date() }).add()
  console.log(
    added === 0
      ? `All ${there} example reports were there already.`
      : `Added ${added} example reports${there > 0 ? `; ${there} were there already` : ''}.`,
  )
}

const addPictures = async (ground: Ground, signal: AbortSignal) => {
  await using opened = new AsyncDisposableStack()
  const world = await openPhotoGround(readConfig(process.env, projectRoot), ground, opened)
  renderPhotos(world)
  await world.jobs.start()
  const progress = showCount('pictures')
  opened.defer(progress.end)
  const demo = demoPhotosService(world, { art: artFolder, signal, tell: progress.show })
  const { added, there } = await demo.add()
  await world.jobs.settled('render-photo', patience)
  console.log(
    added === 0
      ? `All ${there} illustrations were there already.`
      : `Added ${added} illustrations${there > 0 ? `; ${there} were there already` : ''}.`,
  )
}

await runCommand(
  'seed',
  help,
  { options: { demo: { type: 'boolean', default: false } } },
  ({ values: { demo } }, signal) =>
    withGround(async (ground) => {
      await addSites(ground)
      if (!demo) return
      await addReports(ground)
      await addPictures(ground, signal)
    }),
  'Interrupted. What was added stays; run it again to go on.',
)
