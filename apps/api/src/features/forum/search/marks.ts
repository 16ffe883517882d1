/** Marks that posts are found by beside their words, as the database sets them: in which place and which hour one was written. */

/** Hours are gathered by 16: in one mark of the next level there are so many of the one below. */
const levels = 4
const bits = 4

/** A time as the hour that begins before it, since 1970. */
export const hourOf = (at: Date): number => Math.max(0, Math.floor(at.getTime() / 3_600_000))

/** A mark as a query of PostgreSQL names it. */
const quoted = (mark: string) => `' ${mark}'`

/** Not what belongs to a group or an event. */
export const inForum = `!${quoted('talk')}`
/** Of a category, a group or an event. */
export const inPlace = (id: string): string => quoted(`in:${id.slice(-12)}`)

/** An hour at or before this one at which larger marks begin, by at most half of so many hours. */
export const evenHour = (hour: number, hours: number): number => {
  let level = 0
  while (level < levels - 1 && hours >= 2 * 2 ** (bits * (level + 1))) level++
  const size = 2 ** (bits * level)
  return Math.floor(hour / size) * size
}

/** What finds the posts of the hours from one on to below another, in as few marks as there are. */
export const inHours = (from: number, below: number): string => {
  const marks: string[] = []
  for (let at = from; at < below; ) {
    let level = 0
    while (
      level < levels - 1 &&
      at % 2 ** (bits * (level + 1)) === 0 &&
      at + 2 ** (bits * (level + 1)) <= below
    )
      level++
    marks.push(quoted(`${level}:${at / 2 ** (bits * level)}`))
    at += 2 ** (bits * level)
  }
  return marks.join(' | ')
}

/** An hour as its time begins. */
export const startOf = (hour: number): Date => new Date(hour * 3_600_000)

/** What finds what was not written in an hour. */
export const notInHour = (hour: number): string => `!${quoted(`0:${hour}`)}`
