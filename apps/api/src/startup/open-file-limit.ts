/** Files that are open besides connections: the database's, photos on their way, the map. */
const besides = 500

type Limits = { userLimits?: { open_files?: { soft?: number | string } } }

/** How many files this process may have open; without a limit, and where the system tells of none, there is no end. */
const openFiles = (): number => {
  // Otherwise the report looks up the names of all addresses.
  Object.assign(process.report, { excludeNetwork: true })
  const { userLimits } = process.report.getReport() as Limits
  const soft = userLimits?.open_files?.soft
  return typeof soft === 'number' ? soft : Number.POSITIVE_INFINITY
}

/** As many connections as are wanted, or fewer where each would need a file that cannot be opened: then nobody gets in at all. */
export const possibleConnections = (wanted: number, files: number = openFiles()): number =>
  Math.min(wanted, Math.max(Math.floor(files / 2), files - besides))
