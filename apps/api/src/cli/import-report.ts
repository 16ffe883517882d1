import { numberText, plural } from '@soundings/rules/phrases'
import type { Listed, UploadReport } from '#features/bulk-upload/index.ts'

type Circumstances = { name: string; seconds: number; isDryRun: boolean }

/** Names come from other people's files: without control characters for the terminal, and at most a line long. */
const tame = (text: string) => {
  const letters = Array.from(text.replace(/\p{C}/gu, '·'))
  return letters.length > 200 ? `${letters.slice(0, 200).join('')}…` : letters.join('')
}

const section = <Item>(
  title: string,
  { count, first }: Listed<Item>,
  line: (item: Item) => string,
): string[] => {
  if (count === 0) return []
  const rest = count - first.length
  const shown = first.map((item) => `  ${tame(line(item))}`)
  if (rest > 0) shown.push(`  … and ${numberText(rest)} more. To see them all: --list ${count}`)
  return ['', `${title} (${numberText(count)}):`, ...shown]
}

const inField = ({ row, field, message }: { row: number; field: string; message: string }) =>
  `row ${row}, ${field}: ${message}`

const outcome = ({ isWritten, faultyRows, read }: UploadReport, { isDryRun }: Circumstances) => {
  if (read === 0) return 'Nothing was imported.'
  if (isWritten && faultyRows === 0) return 'Done.'
  if (faultyRows === 0) return 'This was a dry run. Nothing was written.'
  if (isWritten)
    return plural(faultyRows, {
      one: 'Done. # row with errors was left out.',
      other: 'Done. # rows with errors were left out.',
    })
  if (isDryRun)
    return plural(faultyRows, {
      one: 'This was a dry run. Nothing was written. # row has errors.',
      other: 'This was a dry run. Nothing was written. # rows have errors.',
    })
  return plural(faultyRows, {
    one: 'Nothing was written, because # row has errors. Fix it, or leave out --all-or-nothing to import the other rows.',
    other:
      'Nothing was written, because # rows have errors. Fix them, or leave out --all-or-nothing to import the other rows.',
  })
}

const readText = ({ read, format }: UploadReport, { name, seconds }: Circumstances) => {
  const time = `${seconds.toFixed(1)} s`
  if (format === undefined) return `${name} has no dive sites in it.`
  return plural(
    read,
    { one: '{name}: # row of {format} read in {time}', other: '{name}: # rows of {format} read in {time}' },
    { name, format, time },
  )
}

/** The lines that close an import: what happened to the rows, then what a person may want to look at. */
export const writeReport = (report: UploadReport, circumstances: Circumstances): string[] => {
  const counts: [string, number][] = [
    [report.isWritten ? 'created' : 'would be created', report.created],
    [report.isWritten ? 'updated' : 'would be updated', report.updated],
    ['unchanged', report.unchanged],
    ['countries filled in from the position', report.countriesFilled],
    ['near-duplicates, not created', report.nearDuplicates.count],
    ['not dive sites', report.aside.count],
    ['rows with errors', report.faultyRows],
  ]
  if (report.read === 0) return [readText(report, circumstances), outcome(report, circumstances)]
  const width = Math.max(...counts.map(([label]) => label.length))
  return [
    readText(report, circumstances),
    ...counts.map(([label, count]) => `  ${label.padEnd(width)}  ${numberText(count).padStart(9)}`),
    ...section(
      'Near-duplicates, within 200 m of a site with the same or a similar name',
      report.nearDuplicates,
      (each) => {
        const { original, metres } = each
        const which = original.row === undefined ? `site ${original.id}` : `row ${original.row}`
        return `row ${each.row} "${each.siteName}": ${metres} m from "${original.siteName}" (${which})`
      },
    ),
    ...section('Not dive sites', report.aside, ({ row, message }) => `row ${row}: ${message}`),
    ...section('Warnings', report.warnings, inField),
    ...section('Errors', report.errors, inField),
    '',
    outcome(report, circumstances),
  ]
}
