import { experiences, gear, things } from './limit-words.ts'
import { hasBefore } from './negators-before.ts'
import { type Line, phraseAt, wordAt } from './words.ts'

// Numbers that are of what somebody did, or of a thing.

/** Whether a number that nothing limits tells of what somebody did: "I've been to 40 m". */
export const isExperience = (line: Line, at: number): boolean =>
  hasBefore(line, at, 6, (each) => experiences.has(wordAt(line, each)))

/** The same where "to" stands between: "last year we went down to 27 m there". */
export const isVisit = (line: Line, at: number): boolean =>
  wordAt(line, at - 1) === 'to' &&
  /^(went|gone|been|dived|dove|dropped|descended)$/.test(
    wordAt(line, wordAt(line, at - 2) === 'down' ? at - 3 : at - 2),
  )

/** "Light beams" are no lamp. */
const isOwned = (line: Line, at: number): boolean =>
  /^(my|our|his|her|dive|video|new)$/.test(wordAt(line, at - 1))

/** "My computer only lets me go to 18 m": what gear says or does is no length of its own. */
const isTelling = (word: string): boolean =>
  /^(set|says|say|said|tells|lets|let|allows|limits|only|wont|starts|begins|screams|screaming|beeps|beeping|alarms|vibrates|buzzes|shouts|yells|freaks|complains|moans|warns|keeps|forbids|stops)$/.test(
    word,
  )

/** "My computer screams at 25 m": what gear warns of is as deep as somebody goes. */
export const isWarning = (line: Line, at: number): boolean =>
  hasBefore(
    line,
    at,
    5,
    (each) =>
      gear.has(wordAt(line, each)) && [each + 1, each + 2].some((next) => isTelling(wordAt(line, next))),
  )

const ofThing =
  '(?:regulators?|regs?|case|phone|camera|housing|gopro|computer|watch|torch|strobes?|suit|drysuit|scooter|dpv)(?: is| are)?'
const to = '(?: up| down)?(?: to| for| at| past| below| beyond| until)?$'
const rated = new RegExp(`${ofThing} (?:rated|good|tested|waterproof|certified|made|works?)${to}`)
const rarelyRated = new RegExp(
  `${ofThing} (?:only (?:rated|good|tested|waterproof|certified|made|works?)|floods?|leaks?|fails?|dies|limited)${to}`,
)

const before = (line: Line, at: number): string => phraseAt(line, Math.max(0, at - 7), Math.min(7, at))

/** "My regulator is rated to 50 m": what a thing bears, and nobody's limit. */
const isOfRating = (line: Line, at: number): boolean => rated.test(before(line, at))

const isUnitBehind = (line: Line, at: number): boolean =>
  /^(m|metres?|meters?|ft|feet|foot)$/.test(wordAt(line, at + 1))

const stars =
  /(?:^| )(?:ratings?|score|stars?|rated|review|reviews)(?: of| is| at least| above| over| from| min| minimum)*$/

/** "Rating 4 and up", "rated at least 4": how people like it. */
const isOfStars = (line: Line, at: number): boolean => !isUnitBehind(line, at) && stars.test(before(line, at))

/** In metres: a thing that bears no more than this is a limit to whoever takes it along. */
const littleBorne = 40

/** "My housing floods at 40 m", "my regulator is only rated to 30 m": no deeper with that. */
export const isBorne = (line: Line, at: number, metres: number): boolean =>
  rarelyRated.test(before(line, at)) || (metres <= littleBorne && isOfRating(line, at))

/** What tells how deep somebody is: a depth beside it is one of dives, and no length of its own. */
const ofDives = /^(computers?|watch|watches|gauge|mod)$/

/** "A 21 m maximum" limits, whatever it is said of. */
const isMost = (line: Line, at: number): boolean =>
  [at + 1, at + 2].some((each) => /^(max|maximum|limit|tops)$/.test(wordAt(line, each)))

/** Whether a number belongs to a thing: "my housing is rated to 60 m", "a ship of 60 m". */
export const isOfThing = (line: Line, at: number): boolean =>
  isOfRating(line, at) ||
  isOfStars(line, at) ||
  hasBefore(
    line,
    at,
    6,
    (each) =>
      gear.has(wordAt(line, each)) &&
      !ofDives.test(wordAt(line, each)) &&
      !isMost(line, at) &&
      (wordAt(line, each) !== 'light' || isOwned(line, each)) &&
      ![each + 1, each + 2].some((next) => isTelling(wordAt(line, next))),
  ) ||
  hasBefore(
    line,
    at,
    4,
    (each) =>
      things.has(wordAt(line, each)) &&
      hasBefore(line, at, 2, (of) => of > each && wordAt(line, of) === 'of'),
  )
