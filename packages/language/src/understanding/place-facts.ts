import { allPhrases, type Found, phraseSet, says } from './phrases.ts'
import type { Read } from './query.ts'
import { type Line, phraseAt, untaken, wordAt } from './words.ts'

// "Water temperature in Lembeh in August?", "when is manta season at Nusa Penida?": asked of a place, which many sites answer.

export type PlaceFact = 'season' | 'temperature' | 'visibility'

const seasons = phraseSet(`
  which month, which months, what month, what months, best month, best months, best time, best season, what time of year, which season, what season,
  when is, when are, when do, when does, when can, when should, when to go, when to dive, when to see, when to visit, when is the season
`)
const season = phraseSet('season')
/** "Low season", "out of season", "the rainy season": when somebody goes. */
const kindOfSeason = /^(low|high|peak|off|of|in|rainy|dry|wet|this|next|last|whole|all)$/
const askingWord = /^(when|what|which|is|are)$/
/** So many words hold little more than a place, an animal and a season: "socorro whale sharks dolphins season". */
const fewWords = 6

const temperatures = phraseSet(`
  water temp, water temps, water temperature, water temperatures, sea temp, sea temperature, average temp, average temperature, what temp, what temperature, how cold, how warm, is it cold, is it warm,
  is it warmer, is it colder, is it warmest, where is it warmer, is the water cold, is the water warm, is the water warmer, is the water colder, water warmer, water colder, how is the water
`)

const sights = phraseSet(`
  difference in visibility, difference in viz, difference in vis, what visibility, what viz, what vis, how is the visibility, how is the viz, how is the vis, hows the viz, hows the vis, hows the visibility, visibility like, viz like, vis like, how clear, how good is the visibility,
  how good is the viz, how good is the vis, which has better visibility, which has better viz, which has the better visibility, which has clearer water, has clearer water, has better visibility, has better viz
`)

/** "Visibility at the Poor Knights in winter." */
const sightsFirst = /^(?:the |average |typical |usual )*(?:visibility|viz|vis) (?:at|in|around|off|on)(?: |$)/

const asksWhen = (line: Line): boolean => {
  const last = line.words.length - 1
  return (
    says(line, seasons) ||
    wordAt(line, last) === 'when' ||
    (allPhrases(line, season).some(({ at }) => !kindOfSeason.test(wordAt(line, at - 1))) &&
      (line.isAsked === true || askingWord.test(wordAt(line, 0)) || last < fewWords))
  )
}

const idle = /^(matter|regardless|care|mind|whatever|a)$/

/** "How cold is the water?", and not "no matter how cold", "a water temperature of 26". */
const asksHowWarm = (line: Line): Found<true> | undefined =>
  allPhrases(line, temperatures).find(({ at }) => !idle.test(wordAt(line, at - 1)))

const ofWarmth =
  /^(warm|warmer|cold|colder|cool|cooler|tropical|chilly|freezing|drysuit|wetsuit|hate|enough)$/

/** "Over 25 degrees", "I only dive warm water": a limit stays what it is, whatever is asked besides. */
const limitsTemperature = (
  line: Line,
  { at, size }: Found<true>,
  { minTemp, maxTemp, avoid = [] }: Read,
): boolean => {
  if (minTemp == null && maxTemp == null && !avoid.includes('cold-water')) return false
  const rest = line.words.filter((_, each) => each < at || each >= at + size)
  return rest.some(({ text, value }) => value !== null || ofWarmth.test(text))
}

/** What a question wants to know of a place; null where it looks for sites and nothing else. */
export const placeFactIn = (line: Line, read: Read): PlaceFact | null => {
  const { months = [], avoid = [] } = read
  const free = untaken(line)
  const warmth = asksHowWarm(free)
  if (warmth) return limitsTemperature(free, warmth, read) ? null : 'temperature'
  const isOfSight = says(free, sights) || sightsFirst.test(phraseAt(free, 0, Math.min(4, free.words.length)))
  if (isOfSight && !avoid.includes('low-visibility')) return 'visibility'
  return months.length === 0 && asksWhen(free) ? 'season' : null
}

const wordsOfFacts =
  /^(visibility|viz|vis|clear|clearer|clearest|better|expect|months?|season|average|usually|mostly|likely)$/

/** What sites are looked for where a fact is asked: only its months choose among them. */
export const withoutFact = (read: Read, fact: PlaceFact | null): Read => {
  if (fact === null) return read
  const words = (read.words ?? '').split(' ').filter((word) => !wordsOfFacts.test(word))
  const rest = { ...read, words: words.join(' ') }
  if (fact !== 'temperature') return rest
  return {
    ...rest,
    minTemp: null,
    maxTemp: null,
    avoid: (read.avoid ?? []).filter((hazard) => hazard !== 'cold-water'),
  }
}
