import { difficulties } from '@soundings/contract/site-fields'
import { readChild } from './asker/children.ts'
import { readComfort } from './asker/comfort.ts'
import { asksForEase, type Concluded, tellsOfNerves } from './asker/concluded.ts'
import { levelsByDives, trainedTo } from './asker/experience.ts'
import { comesWithOthers, holdsOpenWater, openWaterDepth } from './asker/open-water.ts'
import { once, type Read } from './query.ts'
import { type Line, untaken } from './words.ts'

// Who asks limits where they may dive: a child, somebody with eight dives, somebody who feels the cold.

export type Asker = {
  /** Nobody asked for a level: it was concluded from a certificate, a number of dives or nerves. */
  isLevelConcluded: boolean
  /** Tells of a certificate and of enough dives for more than beginners' sites, and asks for nothing easy. */
  isPractised: boolean
  read: Pick<Read, 'levels' | 'maxDepth' | 'minTemp' | 'access' | 'avoid'>
  /** How deep their certificate goes, in metres. */
  trainedTo: number | null
  /** The youngest child is too young to dive in open water. */
  isTooYoung: boolean
  /** A child for whom the agencies set limits is to dive. */
  hasChild: boolean
}

/** Reads what somebody says of those who will dive, as far as it limits where they may. Depths in metres. */
export const readAsker = (line: Line): Asker => {
  const whole = untaken(line)
  const child = readChild(line)
  const byDives = levelsByDives(line)
  const levels = child ? difficulties.slice(0, 1) : byDives
  const maxDepth = child?.maxDepth ?? null
  const isEase = asksForEase(whole)
  return {
    isLevelConcluded:
      !child && !isEase && (byDives.length > 0 || holdsOpenWater(whole) || tellsOfNerves(whole)),
    isPractised:
      !child &&
      byDives.length > 1 &&
      trainedTo(line) === openWaterDepth &&
      !(isEase || tellsOfNerves(whole) || comesWithOthers(whole)),
    read: {
      ...(levels.length > 0 && { levels }),
      ...(maxDepth !== null && { maxDepth }),
      ...readComfort(line),
    },
    trainedTo: trainedTo(line),
    isTooYoung: child?.isTooYoung ?? false,
    hasChild: maxDepth !== null,
  }
}

/** Whether somebody wants to go deeper than their certificate says; a metre more is the same limit in feet. */
export const isBeyondTraining = ({ minDepth, maxDepth }: Read, { trainedTo: depth }: Asker): boolean =>
  depth !== null && Math.max(minDepth ?? 0, maxDepth ?? 0) > depth + 1

/** What of that nobody asked for. */
export const concludedFrom = (read: Read, asker: Asker): Concluded => ({
  levels: asker.isLevelConcluded,
  depth: asker.hasChild && read.maxDepth == null,
  askedDepth: isBeyondTraining(read, asker) ? (read.maxDepth ?? null) : null,
})

/** What was asked, within what fits those who ask. */
export const withAsker = (read: Read, asker: Asker): Read => {
  const { levels, minTemp, access, avoid = [] } = asker.read
  const maxDepth = isBeyondTraining(read, asker) ? asker.trainedTo : asker.read.maxDepth
  const capped = (read.levels ?? []).filter((level) => levels?.includes(level))
  const depth = Math.min(read.maxDepth ?? Number.POSITIVE_INFINITY, maxDepth ?? Number.POSITIVE_INFINITY)
  const isTooDeep = read.minDepth != null && read.minDepth >= depth
  return {
    ...read,
    ...(levels && { levels: capped.length > 0 && !asker.isPractised ? capped : levels }),
    ...(depth < Number.POSITIVE_INFINITY && { maxDepth: depth }),
    ...(isTooDeep && { minDepth: null }),
    ...(access && { access }),
    ...(avoid.length > 0 && { avoid: once([...(read.avoid ?? []), ...avoid]) }),
    ...(minTemp != null && read.minTemp == null && { minTemp, maxTemp: null }),
  }
}
