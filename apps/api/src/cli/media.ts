import { numberText, plural } from '@soundings/rules/phrases'
import { readConfig } from '#config/config.ts'
import { projectRoot } from '#config/project.ts'
import { moveFiles, sweepService } from '#features/media/index.ts'
import { StartError } from '#shared/start-error.ts'
import { openBothStores, openPhotoDependencies } from '#startup/photo-dependencies.ts'
import { runCommand, withDatabase } from './command.ts'
import { showCount } from './progress.ts'

const help = `Moves and cleans up photo files.

Usage: npm run media -- move --to disk|s3
       npm run media -- sweep [--all]

  move        Copies every file from the other store to this one, then reads it back to compare size and SHA-256.
              Nothing is removed. You can interrupt it and run it again: existing files are compared, not copied again.
              The S3 settings (S3_BUCKET …) are required. FILES can still point to the old store.
  sweep       Removes files older than a day that don't belong to any photo or profile picture, and processes photos
              again that were left unfinished. The server does this every night.

  --all       Remove unused files even if they are most of the files. Make sure you're using the right database.
  --to STORE  Where to copy to: disk (the folder \`files\` in DATA_DIR) or s3.
  -h, --help  Show this help.

You can run both while the server is running.
Settings (DATABASE_URL, DATA_DIR, FILES …) come from the environment. See docs/configuration.md.
Exit codes: 0 done, 1 failed.`

const more = 'For help, run: npm run media -- --help'
const stores = ['disk', 's3'] as const
type Store = (typeof stores)[number]

const size = (bytes: number) => `${numberText(bytes / 1_000_000, 1)} MB`

const readStore = (to: string | undefined): Store => {
  const store = stores.find((each) => each === to)
  if (!store) throw new StartError(`Choose where to copy to: --to disk or --to s3.\n${more}`)
  return store
}

const move = async (to: Store, signal: AbortSignal) => {
  const config = readConfig(process.env, projectRoot)
  if (config.S3_BUCKET === undefined) throw new StartError(`Set the bucket: S3_BUCKET=…\n${more}`)
  await using opened = new AsyncDisposableStack()
  const progress = showCount('files')
  opened.defer(progress.end)
  const onProgress = ({ copied, there }: { copied: number; there: number }) => progress.show(copied + there)
  const moved = await moveFiles(await openBothStores(config, to, opened), { signal, onProgress })
  console.log(
    plural(moved.copied, {
      one: `Copied # file (${size(moved.bytes)}).`,
      other: `Copied # files (${size(moved.bytes)}).`,
    }),
  )
  if (moved.there > 0)
    console.log(
      plural(moved.there, { one: '# file was already there.', other: '# files were already there.' }),
    )
  console.log('All files match in both stores.')
  console.log(
    config.FILES === to
      ? `FILES=${to} is already set, so you no longer need the other store.`
      : `Now set FILES=${to}, restart the server, and run this again to copy files added in the meantime.`,
  )
}

const sweep = (all: boolean) =>
  withDatabase(async (database) => {
    await using opened = new AsyncDisposableStack()
    const deps = await openPhotoDependencies(readConfig(process.env, projectRoot), database, opened)
    const { looked, removed, bytes, spared, strange, restarted } = await sweepService(deps).sweep({ all })
    if (spared > 0)
      throw new StartError(
        plural(spared, {
          one: `# of ${numberText(looked)} files isn’t used by any photo. Is this the right database? Nothing was removed. To remove it anyway, add --all.`,
          other: `# of ${numberText(looked)} files aren’t used by any photo. Is this the right database? Nothing was removed. To remove them anyway, add --all.`,
        }),
      )
    console.log(plural(looked, { one: 'Checked # file.', other: 'Checked # files.' }))
    console.log(
      plural(removed, {
        one: `Removed # unused file (${size(bytes)}).`,
        other: `Removed # unused files (${size(bytes)}).`,
      }),
    )
    if (strange > 0)
      console.log(
        plural(strange, {
          one: '# file that Soundings didn’t create was left alone.',
          other: '# files that Soundings didn’t create were left alone.',
        }),
      )
    if (restarted > 0)
      console.log(
        plural(restarted, {
          one: 'The server will process # photo again.',
          other: 'The server will process # photos again.',
        }),
      )
  })

await runCommand(
  'media',
  help,
  { options: { to: { type: 'string' }, all: { type: 'boolean', default: false } }, allowPositionals: true },
  async ({ values: { to, all }, positionals: [action, ...rest] }, signal) => {
    if (rest.length > 0) throw new StartError(`${action} doesn’t take anything else.\n${more}`)
    if (all && action !== 'sweep') throw new StartError(`--all only works with sweep.\n${more}`)
    if (action === 'move') return move(readStore(to), signal)
    if (action !== 'sweep') throw new StartError(`Choose what to do: move or sweep.\n${more}`)
    if (to !== undefined) throw new StartError(`--to only works with move.\n${more}`)
    return sweep(all)
  },
  'Interrupted. The files copied so far are fine. Run this again to continue.',
)
