import { moveFiles, sweepService } from '#features/media/index.ts'
import { readConfig } from '#src/config.ts'
import { openBothStores, openPhotoGround } from '#src/ground-photos.ts'
import { projectRoot } from '#src/project.ts'
import { StartError } from '#src/start-error.ts'
import { runCommand, withGround } from './command.ts'
import { showCount } from './progress.ts'

const help = `Looks after the files of photos.

Usage: npm run media -- move --to disk|s3
       npm run media -- sweep [--all]

  move        Copies every file from the other store into this one, and reads each back to compare size and SHA-256.
              Nothing is removed. It can be interrupted, and run again: what is there is compared and not sent again.
              The settings of S3 (S3_BUCKET …) must be given; FILES may still name the old store.
  sweep       Removes files that are older than a day and belong to no photo and nobody's picture, and has the photos
              done whose work was lost. A server does this by itself every night.

  --all       Removes them even where most files belong to nothing. Make sure that this is their database.
  --to STORE  Where to: disk, the folder \`files\` of DATA_DIR, or s3.
  -h, --help  Shows this.

Both work while the server runs.
Settings (DATABASE_URL, DATA_DIR, FILES …) are read from the environment; see docs/configuration.md.
Exit codes: 0 done, 1 failed.`

const more = 'See npm run media -- --help'
const stores = ['disk', 's3'] as const
type Store = (typeof stores)[number]

const size = (bytes: number) => `${(bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 })} MB`
const files = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'file' : 'files'}`

const readStore = (to: string | undefined): Store => {
  const store = stores.find((each) => each === to)
  if (!store) throw new StartError(`Say where to: --to disk or --to s3.\n${more}`)
  return store
}

const move = async (to: Store, signal: AbortSignal) => {
  const config = readConfig(process.env, projectRoot)
  if (config.S3_BUCKET === undefined) throw new StartError(`Say which bucket: S3_BUCKET=…\n${more}`)
  await using opened = new AsyncDisposableStack()
  const progress = showCount('files')
  opened.defer(progress.end)
  const tell = ({ copied, there }: { copied: number; there: number }) => progress.show(copied + there)
  const moved = await moveFiles(await openBothStores(config, to, opened), { signal, tell })
  console.log(
    `Copied ${files(moved.copied)} (${size(moved.bytes)}); ${files(moved.there)} ${moved.there === 1 ? 'was' : 'were'} there already. All of them are the same in both stores.`,
  )
  console.log(
    config.FILES === to
      ? `FILES=${to} is in use already, so the other store is not needed any more.`
      : `Now set FILES=${to}, start the server again, and run this once more: it brings what was added in the meantime.`,
  )
}

const sweep = (all: boolean) =>
  withGround(async (ground) => {
    await using opened = new AsyncDisposableStack()
    const world = await openPhotoGround(readConfig(process.env, projectRoot), ground, opened)
    const { looked, removed, bytes, spared, strange, restarted } = await sweepService(world).sweep({ all })
    if (spared > 0)
      throw new StartError(
        `${files(spared)} of ${looked} belong to nothing. Is this their database? Nothing was removed; --all removes them.`,
      )
    console.log(
      `Looked at ${files(looked)}; removed ${files(removed)} (${size(bytes)}) that belonged to nothing.`,
    )
    if (strange > 0)
      console.log(`${files(strange)} not named by Soundings ${strange === 1 ? 'was' : 'were'} left alone.`)
    if (restarted > 0)
      console.log(
        `${restarted} ${restarted === 1 ? 'photo is' : 'photos are'} made ready again by the server.`,
      )
  })

await runCommand(
  'media',
  help,
  { options: { to: { type: 'string' }, all: { type: 'boolean', default: false } }, allowPositionals: true },
  async ({ values: { to, all }, positionals: [action, ...rest] }, signal) => {
    if (rest.length > 0) throw new StartError(`${action} takes nothing more.\n${more}`)
    if (all && action !== 'sweep') throw new StartError(`--all goes with sweep.\n${more}`)
    if (action === 'move') return move(readStore(to), signal)
    if (action !== 'sweep') throw new StartError(`Say what to do: move or sweep.\n${more}`)
    if (to !== undefined) throw new StartError(`--to goes with move.\n${more}`)
    return sweep(all)
  },
  'Interrupted. What was copied is good; run it again to go on.',
)
