import type { WaterBodyType } from '@soundings/contract/site-fields'
import { isNegated } from './negation.ts'
import { allPhrases, phraseSet, phrasesOf, takeAll } from './phrases.ts'
import { once, type Read } from './query.ts'
import { type Line, phraseAt, take, wordAt } from './words.ts'

// The kinds of water that are wanted.

const fresh: readonly WaterBodyType[] = ['lake', 'river', 'quarry', 'cave']

export const waterWords = phrasesOf<readonly WaterBodyType[]>([
  ['lake, mountain lake, alpine lake, pond, loch, reservoir', ['lake']],
  ['river, river dive', ['river']],
  ['quarry, flooded quarry', ['quarry']],
  ['mine, flooded mine', ['cave']],
  ['freshwater, fresh water, inland, sweet water', fresh],
  [
    'saltwater, salt water, in the sea, in the ocean, open sea, open ocean, sea dive, ocean dive, sea site, ocean site, saltwater site, marine site',
    ['sea', 'ocean'],
  ],
])

/** "A friend of mine." */
const isOwners = (line: Line, at: number): boolean =>
  wordAt(line, at) === 'mine' && wordAt(line, at - 1) === 'of'

/** "She has a flat by the river." */
const isHomes = (line: Line, at: number): boolean =>
  /(?:^| )(?:flat|house|cottage|hotel|cabin|hut|apartment|camp|campsite|restaurant|bar) (?:by|on|near|over|at) the$/.test(
    phraseAt(line, Math.max(0, at - 4), Math.min(4, at)),
  )

const mines = phraseSet('mine, flooded mine')

/** "Please no mines": whoever refuses them is shown no caves either, as every mine is one. */
export const refusesMines = (line: Line): boolean =>
  allPhrases(line, mines).some(({ at }) => !isOwners(line, at) && isNegated(line, at))

const seaInstead =
  /(?:^| )(?:rather|prefers?|stick to|switch to)(?: (?:do|dive|have|be in|go to|to))? the (?:sea|ocean)(?= (?:instead|please|than|but|and|if|then|though)(?: |$)|$)|(?:^| )(?:sea|ocean) instead(?: |$)/

/** Reads the water that is wanted: lakes, rivers, quarries, the sea. */
export const readWaters = (line: Line): Read => {
  const named = takeAll(line, waterWords).filter(({ at }) => !isOwners(line, at) && !isHomes(line, at))
  // "The lakes sound cold to him, he'd rather do the sea."
  const rather = seaInstead.exec(phraseAt(line, 0, line.words.length))
  const wordsBefore = rather ? rather.input.slice(0, rather.index).split(' ').length : 0
  if (rather && named.every(({ at }) => at < wordsBefore)) {
    for (const [at, { text }] of line.words.entries()) if (/^(sea|ocean)$/.test(text)) take(line, at)
    return { waters: ['sea', 'ocean'] }
  }
  // "Trained in a quarry and never again, so no quarries": what is ruled out once isn't wanted.
  const unwanted = new Set(named.flatMap(({ at, meaning }) => (isNegated(line, at) ? [meaning] : [])))
  const wanted = named.flatMap(({ meaning }) => (unwanted.has(meaning) ? [] : [meaning]))
  // "Without salt water" is fresh water.
  const isFresh = named.some(
    ({ at, meaning }) => meaning.includes('sea') && /^(without|no|not|avoid)$/.test(wordAt(line, at - 1)),
  )
  if (wanted.length === 0 && isFresh) wanted.push(fresh)
  // "Fresh water only: lakes or rivers" names those that count.
  const single = wanted.filter(({ length }) => length === 1)
  return { waters: once((single.length > 0 ? single : wanted).flat()) }
}
