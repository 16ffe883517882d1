import { open } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { approvalStatuses } from '@soundings/contract/sites'
import {
  bulkUploadService,
  csvColumns,
  requiredColumns,
  SourceUnknown,
  UnreadableFile,
  type UploadReport,
} from '#features/bulk-upload/index.ts'
import { Refusal } from '#src/refusal.ts'
import { StartError } from '#src/start-error.ts'
import { runCommand, withGround } from './command.ts'
import { writeReport } from './import-report.ts'
import { showProgress } from './progress.ts'

const statuses = approvalStatuses.filter((status) => status !== 'rejected')

const help = `Imports dive sites from a file.

Usage: npm run import -- FILE [options]

FILE is GeoJSON (a FeatureCollection of points), the JSON of an Overpass query (out:json, with "out center" for ways)
or the CSV of the bulk upload; which one it is shows in its content. It must be UTF-8.

A site is known again by its id at the source: a second run creates nothing twice and only updates what changed. A
site within 200 m of another with the same or a similar name is reported and not created. Nothing is guessed: what
the file does not say stays empty. Rows with errors are listed by number and left out; a file that cannot be read to
its end writes nothing.

Options:
  --source NAME       whose data it is; needed for CSV and for GeoJSON without OpenStreetMap ids
  --licence TEXT      the licence of that data, such as CC-BY-4.0
  --status STATUS     ${statuses.join(' or ')}; default approved
  --dry-run           do everything, report, and keep nothing
  --all-or-nothing    write nothing when any row has an error
  --keep-duplicates   create near-duplicates as well
  --list N            how many errors, warnings and near-duplicates to list each; default 50
  -h, --help          this text

CSV columns: ${requiredColumns.join(', ')} are required;
${csvColumns.filter((column) => !requiredColumns.includes(column)).join(', ')} may be there.
Lists go into one quoted field, parted by commas. Without an id column, a site is known by its name and its position
to 0.01 degrees.

Examples:
  npm run import -- sites.geojson --dry-run
  npm run import -- club.csv --source "Kiel dive club" --status pending

Exit codes: 0 done (also when rows were left out), 1 nothing was imported because of an error.`

const options = {
  source: { type: 'string' },
  licence: { type: 'string' },
  status: { type: 'string', default: 'approved' },
  'dry-run': { type: 'boolean', default: false },
  'all-or-nothing': { type: 'boolean', default: false },
  'keep-duplicates': { type: 'boolean', default: false },
  list: { type: 'string', default: '50' },
} as const

const mistake = (message: string) => new StartError(`${message}\nSee npm run import -- --help`)

const readStatus = (given: string) => {
  const status = statuses.find((each) => each === given)
  if (!status) throw mistake(`--status must be ${statuses.join(' or ')}; it is "${given}".`)
  return status
}

const readCount = (given: string) => {
  if (!/^\d{1,9}$/.test(given)) throw mistake(`--list must be a whole number; it is "${given}".`)
  return Number(given)
}

const openFile = async (name: string) => {
  try {
    // npm runs scripts in the project's folder; names are meant from where the person stands.
    const file = await open(resolve(process.env.INIT_CWD ?? '.', name))
    const { size, isFolder } = await file
      .stat()
      .then((found) => ({ size: found.size, isFolder: found.isDirectory() }))
    if (!isFolder) return { file, size }
    await file.close()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT') throw new StartError(`There is no file ${name}.`)
    if (code === 'EACCES') throw new StartError(`The file ${name} may not be read by this user.`)
    throw error
  }
  throw new StartError(`${name} is a folder; name a file.`)
}

const explain = (error: unknown, name: string) => {
  if (error instanceof UnreadableFile)
    return new StartError(`${name} cannot be read. ${error.message}\nNothing was written.`)
  if (error instanceof SourceUnknown)
    return mistake(`${error.message}. Name it with --source NAME. Nothing was written.`)
  if (error instanceof Refusal) return new StartError(`${error.message}.`)
  return error
}

await runCommand(
  'import',
  help,
  { options, allowPositionals: true },
  async ({ values, positionals }, signal) => {
    const [name, more] = positionals
    if (name === undefined || more !== undefined) throw mistake('Name one file to import.')
    const status = readStatus(values.status)
    const most = readCount(values.list)
    const { file, size } = await openFile(name)
    const stream = file.createReadStream({ signal })
    try {
      await withGround(async ({ db }) => {
        const begun = performance.now()
        const progress = showProgress(size)
        let report: UploadReport
        try {
          report = await bulkUploadService({ db, clock: () => new Date() }).upload(stream, {
            status,
            most,
            source: values.source,
            licence: values.licence,
            dryRun: values['dry-run'],
            allOrNothing: values['all-or-nothing'],
            keepDuplicates: values['keep-duplicates'],
            onProgress: (rows) => progress.show(stream.bytesRead, rows),
          })
        } finally {
          progress.end()
        }
        const seconds = (performance.now() - begun) / 1_000
        for (const line of writeReport(report, {
          name: basename(name),
          seconds,
          isDryRun: values['dry-run'],
        }))
          console.log(line)
        if (!report.isWritten && !values['dry-run']) process.exitCode = 1
      })
    } catch (error) {
      throw explain(error, name)
    } finally {
      stream.destroy()
    }
  },
)
