import { type Line, wordAt } from './words.ts'

// Places that somebody wants to be away from.

const howFar =
  /^(far|a|an|long|trip|getaway|break|holiday|week|weekend|day|days|night|nights|hour|hours|hrs?|minutes?|mins?|miles?|km|kms|m|metres?|kilometres?|kilometers?|drive|drives|flight|ride|walk|not|just|right|get|getting|is|are|be|one|two|three|stones? throw|step|steps)$/

const distances = /^(kms?|kilomet(?:re|er)s?|miles?|mi|hours?|hrs?|minutes?|mins?)$/
const ways =
  /^(stones?|throw|hop|step|steps|ferry|taxi|bus|train|boat|swim|drive|walk|flight|ride|short|quick|close|near|day|days)$/
const crowds = /^(crowds?|busy|crowded|tourists?|touristy|noise|hustle|masses)$/
const farWay = 4
const farCrowd = 4

/** "Muck dives away from Lembeh", and not "an hour away from Cairns", "a short hop away from Malta", "away from Bali crowds". */
export const isAwayFrom = (line: Line, at: number, named: number): boolean => {
  if (line.words.some(({ text }) => distances.test(text))) return false
  // "Get away from Hurghada, reefs in Egypt": another name says where.
  const isLeft =
    /^(get|getting)$/.test(wordAt(line, at - 1)) &&
    line.names?.some(
      (isName, each) =>
        isName && (each < at || line.words.slice(named + 1, each).some(({ isBreak }) => isBreak)),
    ) === true
  if (!isLeft && (howFar.test(wordAt(line, at - 1)) || line.words[at - 1]?.value != null)) return false
  for (let each = at - 1; each >= at - farWay && each >= 0 && !line.words[each + 1]?.isBreak; each--)
    if (ways.test(wordAt(line, each))) return false
  const behind = line.words.slice(named, named + farCrowd).map(({ text }) => text)
  return !behind.some((word) => crowds.test(word)) && !behind.join(' ').includes(' for a ')
}
