// Times at a place, by the zone of the place. `Intl` knows the zones; nothing else is needed.

type Wall = { date: string; time: string }

const formats = new Map<string, Intl.DateTimeFormat>()

const wallFormat = (zone: string): Intl.DateTimeFormat => {
  const made =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
  formats.set(zone, made)
  return made
}

/** The day and the time that clocks show in a zone at an instant, in milliseconds since 1970. */
export const wallOf = (instant: number, zone: string): Wall => {
  const parts = Object.fromEntries(
    wallFormat(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  return { date: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` }
}

const asUtc = ({ date, time }: Wall): number => Date.parse(`${date}T${time}:00Z`)

/**
 * The instant at which clocks in a zone show a day and a time, in milliseconds since 1970: the first of two. Null where
 * clocks skip that time, or where it is none.
 */
export const instantOf = (wall: Wall, zone: string): number | null => {
  const wanted = asUtc(wall)
  if (Number.isNaN(wanted)) return null
  const day = 24 * 60 * 60_000
  // The zone is at most a day ahead or behind, and its clocks change between these two at most once.
  const found = [wanted - day, wanted + day]
    .map((near) => wanted - (asUtc(wallOf(near, zone)) - near))
    .filter((instant) => asUtc(wallOf(instant, zone)) === wanted)
  return found.length > 0 ? Math.min(...found) : null
}

/** Whether the browser knows a zone by this name. */
export const isZone = (zone: string): boolean => {
  try {
    wallOf(0, zone)
    return zone !== ''
  } catch {
    return false
  }
}

/** The zone of this device. */
export const zoneHere = (): string => {
  try {
    return new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
  } catch {
    return 'UTC'
  }
}

/** `Cairo`, from `Africa/Cairo`. */
export const zoneName = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
