import { siteLimits } from '@soundings/contract/site-fields'
import { type Amount, amountAt } from './amounts.ts'
import { phraseBefore, phraseFrom, phraseSet } from './phrases.ts'
import { distanceUnits } from './radius.ts'
import { isDepthBehind, isSaidOfSight } from './sights.ts'
import { temperatureUnits } from './temperature.ts'
import { isOfThing } from './told-of-things.ts'
import { type Line, phraseAt, untaken, wordAt, wordSet } from './words.ts'

// Numbers with or without metres that are no depth.

/** What a number counts that is no depth. */
const counts = wordSet(`
    dive dives diver divers guest guests boat boats kid kids friend friends pound pounds gbp bucks baht day days week weeks night nights people person persons year years month months hour hours minute
    minutes min site sites species kind kinds type types tank tanks star stars jan january feb february mar march apr april june jul july aug august sept september oct october nov november dec december dollars euro euros usd eur am pm st nd rd th best mm bar psi l litre litres kg
    percent of wrecks reefs caves walls sharks fish animals cenotes islands seconds knots knot kn kts people
  `)

const monthNames =
  /^(january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/

/** Behind metres, these tell of another length than of a depth. */
const lengths = wordSet(
  'wingspan wing wings span diameter thick long wide tall high across length away offshore swim walk swimming walking surface altitude elevation visibility viz vis lenght smb dsmb reel spool hose rope',
)
const longer = phraseSet('longer than, taller than, bigger than, larger than, wider than')
const aboveSea = phraseSet('above sea, above sea level, over sea level, amsl, asl, of altitude, of elevation')

/** "How deep is 18 m in feet?" */
const isConverted = (line: Line, end: number): boolean =>
  /^(in|to|into)$/.test(wordAt(line, end)) &&
  /^(feet|ft|foot|metres?|meters?|m|fathoms?)$/.test(wordAt(line, end + 1)) &&
  !line.words[end]?.isBreak

/** "A hotel 200 m from the beach": a way on land; "max 14 m off Chesil Beach" is none. */
const isFromThing = (line: Line, at: number, end: number): boolean =>
  (wordAt(line, end) === 'from' || (wordAt(line, end) === 'off' && !/^max/.test(wordAt(line, at - 1)))) &&
  !line.words[end]?.isBreak &&
  [end + 1, end + 2].some((at) =>
    /^(shore|beach|hotel|harbour|harbor|coast|land|town|pier|jetty|boat|road|car|airport|resort|centre|center|shop|parking|entry|entrance|exit)$/.test(
      wordAt(line, at),
    ),
  )

const ofWay =
  /(?:^| )(?:a|the|long|short|easy|surface|beach) (?:swim|walk|paddle|kick|hike|stroll)(?: out| in| over| across| there| to the (?:site|reef|wreck|wall|entry|buoy|shore|beach))* (?:is|was|of|takes)(?: (?:no|not|only|just|about|around|roughly|over|under|more than|less than|at least|at most))*$/
const ofJump = /(?:^| )jumps?(?: off a cliff| off| in)? of(?: (?:about|around|only|just|up to))*$/
const ofFarWay =
  /(?:^| )surface (?:swims?|paddles?)(?: (?:no|not|only|just|about|around|over|under|up to|of|more than|less than|at most|max))*$/
const farWay = 14

/** "The swim out is about 100 m": a way, and no depth. Nothing "deep" is one. */
const isOfWay = (line: Line, { at, size }: Amount<number>): boolean => {
  const before = phraseAt(line, Math.max(0, at - farWay), Math.min(farWay, at))
  return !/^deep/.test(wordAt(line, at + size)) && [ofWay, ofFarWay, ofJump].some((way) => way.test(before))
}

const ofLength =
  /(?:wingspans?|span|length|width|diameter|height|visibility|viz|vis|altitude)(?: (?:is|was|of|has to be|should be|must be|needs to be|at least|about|around|over|more than|better than|exceeds|beats))+$/

/** "A wingspan of 6 m", "visibility of over 20 m", "great viz, say 25 m plus". */
const isOfLength = (line: Line, at: number, end: number): boolean =>
  !isDepthBehind(line, end) &&
  wordAt(line, end - 1) !== 'deep' &&
  (ofLength.test(phraseAt(line, Math.max(0, at - 6), Math.min(6, at))) || isSaidOfSight(line, at, end))

/** "A mountain lake at 2000 m": how high something lies. Nobody dives so deep. */
const isHeight = (line: Line, metres: number): boolean =>
  metres > siteLimits.depth &&
  line.words.some(({ text }) =>
    /^(lakes?|mountains?|alps|alpine|tarns?|altitude|high|highest|andes)$/.test(text),
  )

const old =
  /(?:ladies|women|men|gentlemen|lads|guys|people|seniors|pensioners|retirees|parents|grandparents|of us)(?: (?:who are|are|all|both|well|just|already))* (?:over|above|past|nearly|almost)$/

/** "Six ladies over sixty." */
const isOldAge = (line: Line, at: number): boolean => {
  const years = line.words[at]?.value ?? 0
  const isOfDepth = line.words.some(({ text }) => /^(deep|deeper|depth|technical|tec|trimix)$/.test(text))
  return (
    years >= 40 && years < 100 && !isOfDepth && old.test(phraseAt(line, Math.max(0, at - 5), Math.min(5, at)))
  )
}

/** "Divers aged 25 to 30." */
const isAge = (line: Line, at: number): boolean =>
  isOldAge(line, at) ||
  [at - 1, at - 3].some((each) => /^(aged|ages|age)$/.test(wordAt(line, each))) ||
  // "At 71 my knees are finished."
  (wordAt(line, at - 1) === 'at' &&
    /^(my|i|im|ive|id|hes|shes|he|she)$/.test(wordAt(line, at + 1)) &&
    !turning.test(phraseAt(line, at + 1, 4)))

/** "At 20 I have to stop." */
const turning =
  /^(?:i|he|she) (?:(?:always|must|will|have to|has to|need to|needs to) )?(?:stop|stops|turn|turns|ascend)(?: |$)/

/** Where the word may stand that tells what is so long: "178 m in length", "30 m+ vis", "20 m or more visibility". */
const lengthAt = (line: Line, end: number): number => {
  const words = [wordAt(line, end), wordAt(line, end + 1)]
  if (/^(in|plus|of)$/.test(words[0] ?? '')) return end + 1
  return /^(or|and)$/.test(words[0] ?? '') && /^(more|better|up)$/.test(words[1] ?? '') ? end + 2 : end
}

/** "The bottom is more than 12 m away": down there. */
const isToBottom = (line: Line, at: number, end: number): boolean =>
  wordAt(line, end) === 'away' &&
  /\b(?:bottom|seabed|sea floor)\b/.test(phraseAt(line, Math.max(0, at - 6), Math.min(6, at)))

/** "Whale sharks of up to 12 m"; without "of" it may be how deep they are met. */
const ofAnimal =
  /(?:sharks?|whales?|mantas?|rays?|squids?|octopus|groupers?|fish|eels?|morays?|turtles?|crocodiles?)(?: (?:that are|which are))? of(?: (?:up to|about|around|over|more than))?$/

const isOfAnimal = (line: Line, at: number): boolean =>
  ofAnimal.test(phraseAt(line, Math.max(0, at - 4), Math.min(4, at)))

const travelling = /^(hours?|hrs?|minutes?|mins?|drive|driving|car|train|bus|flights?|ferry)$/

/** "Three hours by car, four at most". */
const isOfTravel = (line: Line, least: number): boolean =>
  least < 5 &&
  line.words.some(({ text }) => travelling.test(text)) &&
  !line.words.some(({ text }) => /^(deep|deeper|depth|shallow|shallower|below)$/.test(text))

export const isCountOfOther = (line: Line, amount: Amount<number>): boolean => {
  const { at, size, least, unit } = amount
  const end = at + size
  const isBreak = line.words[end]?.isBreak
  if (phraseBefore(untaken(line), longer, at)) return true
  if (unit !== null && least * unit > siteLimits.depth && wordAt(line, end) === 'up') return true
  if (
    unit !== null &&
    (isConverted(line, end) || isFromThing(line, at, end) || isOfWay(line, amount) || isOfAnimal(line, at))
  )
    return true
  if (unit === null && (isAge(line, at) || isOfTravel(line, least))) return true
  if (unit !== null && isHeight(line, least * unit)) return true
  if (
    (lengths.has(wordAt(line, lengthAt(line, end))) && !isBreak && !isToBottom(line, at, end)) ||
    phraseFrom(line, aboveSea, end) ||
    // "A wreck of 60 m", but not "a wreck of 60 m or deeper".
    (isOfThing(line, at) && !/^(?:or|and) (?:deeper|shallower|below)$/.test(phraseAt(line, end, 2))) ||
    isOfLength(line, at, end)
  )
    return true
  if (unit !== null) return false
  return (
    (counts.has(wordAt(line, /^(plus|logged|recorded)$/.test(wordAt(line, end)) ? end + 1 : end)) &&
      !isBreak) ||
    monthNames.test(wordAt(line, at - 1)) ||
    amountAt(line, temperatureUnits, at)?.unit != null ||
    amountAt(line, distanceUnits, at)?.unit != null
  )
}

const sized =
  /^(ferry|tanker|freighter|trawler|tug|tugboat|cargo|minesweeper|submarine|barge|yacht|schooner|steamer|frigate|destroyer|dinghy|boat|ship|yacht|wreck|shark|whale|manta|ray|squid|octopus|eel|fish|animal|humpback|orca|dolphin|crocodile|croc|grouper|turtle|sturgeon)s?$/

/** "12 m whale sharks", "my boat is 40 feet": how long something is. */
export const isSize = (line: Line, { at, size, unit }: Amount<number>): boolean =>
  unit !== null &&
  ((sized.test(wordAt(line, at + size)) &&
    !/^wrecks?$/.test(wordAt(line, at + size)) &&
    !line.words[at + size]?.isBreak) ||
    (/^(is|was|are)$/.test(wordAt(line, at - 1)) && /^(boat|ship|yacht)s?$/.test(wordAt(line, at - 2))))
