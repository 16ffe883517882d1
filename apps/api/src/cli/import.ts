import { open } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { csvColumns, neededColumns } from '@soundings/contract/bulk-upload-fields'
import { approvalStatuses } from '@soundings/contract/sites'
import { listText } from '@soundings/rules/phrases'
import {
  bulkUploadService,
  SourceUnknown,
  UnreadableFile,
  type UploadReport,
} from '#features/bulk-upload/index.ts'
import { HttpError } from '#shared/http-error.ts'
import { StartError } from '#shared/start-error.ts'
import { runCommand, withDatabase } from './command.ts'
import { writeReport } from './import-report.ts'
import { showProgress } from './progress.ts'

const statuses = approvalStatuses.filter((status) => status !== 'rejected')

const help = `Imports dive sites from a file.

Usage: npm run import -- FILE [options]

FILE can be GeoJSON (a FeatureCollection of points), Overpass JSON (out:json, with "out center" for ways) or a CSV file
in the bulk upload format. The format is detected from the content. The file must be UTF-8.

Each site is matched by its id at the source, so you can run an import again: nothing is created twice, and only changes
are updated. A site within 200 m of another one with the same or a similar name is reported and not created. What the
file doesn't say stays empty, except for the country, which follows from the position where that is clear. Rows with
errors are listed by number and left out. If the file can't be read to the end, nothing is written.

Options:
  --source NAME       where the data comes from; required for CSV, and for GeoJSON without OpenStreetMap ids
  --licence TEXT      the licence of the data, such as CC-BY-4.0
  --status STATUS     ${listText(statuses, 'or')} (default: approved)
  --dry-run           run the import and report, but don't write anything
  --all-or-nothing    don't write anything if any row has an error
  --keep-duplicates   also create near-duplicates
  --list N            how many errors, warnings and near-duplicates to list (default: 50 each)
  -h, --help          show this help

Required CSV columns: ${neededColumns.join(', ')}
Optional CSV columns: ${csvColumns.filter((column) => !neededColumns.includes(column)).join(', ')}
Put lists in one quoted field, separated by commas. Without an id column, sites are matched by their name and their
position to 0.01 degrees.

Examples:
  npm run import -- sites.geojson --dry-run
  npm run import -- club.csv --source "Kiel dive club" --status pending

Exit codes: 0 done (even if rows were left out), 1 nothing was imported because of an error.`

const options = {
  source: { type: 'string' },
  licence: { type: 'string' },
  status: { type: 'string', default: 'approved' },
  'dry-run': { type: 'boolean', default: false },
  'all-or-nothing': { type: 'boolean', default: false },
  'keep-duplicates': { type: 'boolean', default: false },
  list: { type: 'string', default: '50' },
} as const

const mistake = (message: string) => new StartError(`${message}\nFor help, run: npm run import -- --help`)

const readStatus = (given: string) => {
  const status = statuses.find((each) => each === given)
  if (!status) throw mistake(`--status must be ${listText(statuses, 'or')}, not "${given}".`)
  return status
}

const readCount = (given: string) => {
  if (!/^\d{1,9}$/.test(given)) throw mistake(`--list must be a whole number, not "${given}".`)
  return Number(given)
}

const openFile = async (name: string) => {
  try {
    // npm runs scripts in the project's folder; names are relative to the folder that the person is in.
    const file = await open(resolve(process.env.INIT_CWD ?? '.', name))
    const { size, isFolder } = await file
      .stat()
      .then((found) => ({ size: found.size, isFolder: found.isDirectory() }))
    if (!isFolder) return { file, size }
    await file.close()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT') throw new StartError(`Couldn’t find the file ${name}.`)
    if (code === 'EACCES') throw new StartError(`You don’t have permission to read ${name}.`)
    throw error
  }
  throw new StartError(`${name} is a folder. Choose a file instead.`)
}

const explain = (error: unknown, name: string) => {
  if (error instanceof UnreadableFile)
    return new StartError(`Couldn’t read ${name}. ${error.message}\nNothing was written.`)
  if (error instanceof SourceUnknown)
    return mistake(`${error.message}. Add --source NAME. Nothing was written.`)
  if (error instanceof HttpError) return new StartError(error.message)
  return error
}

await runCommand(
  'import',
  help,
  { options, allowPositionals: true },
  async ({ values, positionals }, signal) => {
    const [name, more] = positionals
    if (name === undefined || more !== undefined) throw mistake('Choose one file to import.')
    const status = readStatus(values.status)
    const max = readCount(values.list)
    const { file, size } = await openFile(name)
    const stream = file.createReadStream({ signal })
    try {
      await withDatabase(async ({ db }) => {
        const begun = performance.now()
        const progress = showProgress(size)
        let report: UploadReport
        try {
          report = await bulkUploadService({ db, clock: () => new Date() }).upload(stream, {
            status,
            max,
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
