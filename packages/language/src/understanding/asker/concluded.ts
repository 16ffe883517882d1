import { levelWords } from '../level-words.ts'
import { allPhrases } from '../phrases.ts'
import { type Line, phraseAt } from '../words.ts'

/** What limits a question although nobody asked for it: it was concluded from who will dive. */
export type Concluded = {
  /** The levels, from a certificate, a number of dives or nerves. */
  levels: boolean
  /** The depth, from the age of a child. */
  depth: boolean
  /** The depth that was asked for, in metres, where a certificate is for less; null where it is not. */
  askedDepth: number | null
}

const moods = /^(nervous|anxious|rusty|refresher)(?: |$)/
const certificates =
  /^(?:(?:padi|bsac|cmas) )?(?:ow|owd|open water|aow|aowd|advanced open water|ocean divers?|(?:one|1) stars?|(?:one|1) cmas stars?|beginners? (?:licen[cs]es?|certs?|tickets?))(?: |$)/

const calm = /^(hard|harder|difficult|challenging|demanding|tough|calm|chill|slow)$/

const easyWords = (line: Line): string[] =>
  allPhrases(line, levelWords).flatMap(({ at, size, meaning }) =>
    meaning === 'beginner' ? [phraseAt(line, at, size)] : [],
  )

/** "Half of us are nervous": how somebody feels. */
export const tellsOfNerves = (line: Line): boolean => easyWords(line).some((words) => moods.test(words))

/** Whether something easy is asked for by itself, and not by a certificate or by how somebody feels. */
export const asksForEase = (line: Line): boolean =>
  line.words.some(({ text }) => calm.test(text)) ||
  easyWords(line).some((words) => !moods.test(words) && !certificates.test(words))
