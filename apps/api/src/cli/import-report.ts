import type { Listed, UploadReport } from '#features/bulk-upload/index.ts'

type Circumstances = { name: string; seconds: number; isDryRun: boolean }

const number = (count: number) => count.toLocaleString('en')
const named = (count: number, one: string, many = `${one}s`) => `${number(count)} ${count === 1 ? one : many}`

/** Names come from files of strangers: without what would steer the terminal, and not longer than a line. */
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
  if (rest > 0) shown.push(`  … and ${number(rest)} more; --list ${count} shows all`)
  return ['', `${title} (${number(count)}):`, ...shown]
}

const inField = ({ row, field, message }: { row: number; field: string; message: string }) =>
  `row ${row}, ${field}: ${message}`

const outcome = ({ isWritten, faultyRows }: UploadReport, { isDryRun }: Circumstances) => {
  if (isWritten && faultyRows === 0) return 'Done.'
  if (faultyRows === 0) return 'This was a dry run: nothing was written.'
  const have = faultyRows === 1 ? 'has' : 'have'
  const rows = `${named(faultyRows, 'row')} ${have}`
  if (isWritten) return `Done, without the ${named(faultyRows, 'row')} that ${have} errors.`
  if (isDryRun) return `This was a dry run: nothing was written. ${rows} errors.`
  return `Nothing was written, because ${rows} errors. Mend them, or import the other rows without --all-or-nothing.`
}

/** The lines that close an import: what became of the rows, then what a person may want to look at. */
export const writeReport = (report: UploadReport, circumstances: Circumstances): string[] => {
  const { name, seconds } = circumstances
  const would = report.isWritten ? '' : 'would be '
  const counts: [string, number][] = [
    [`${would}created`, report.created],
    [`${would}updated`, report.updated],
    ['unchanged', report.unchanged],
    ['near-duplicates, not created', report.nearDuplicates.count],
    ['not dive sites', report.aside.count],
    ['rows with errors', report.faultyRows],
  ]
  const width = Math.max(...counts.map(([label]) => label.length))
  return [
    `${name}: ${named(report.read, 'row')} of ${report.format ?? 'nothing'} read in ${seconds.toFixed(1)} s`,
    ...counts.map(([label, count]) => `  ${label.padEnd(width)}  ${number(count).padStart(9)}`),
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
