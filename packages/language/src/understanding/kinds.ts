import type { DiveType, SiteCategory } from '@soundings/contract/site-fields'
import { isDisliked } from './disliked.ts'
import { type Kind, kindWords } from './kind-words.ts'
import { isNegated } from './negation.ts'
import { allPhrases, phraseSet, takeAll } from './phrases.ts'
import { once, type Read } from './query.ts'
import { thingsNamed, wishFor } from './wishes.ts'
import { isFree, type Line, take, wordAt } from './words.ts'

/** Ships that lie on the bottom: their words are looked for in texts as well. */
const shipsBelow = phraseSet(`
  navy ship, naval ship, old navy ship, navy vessel, naval vessel, scuttled navy ship, scuttled vessel, aircraft carrier, schooner, galleon, freighter, tanker, paddle steamer, steamship, minesweeper, trawler, tugboat, u boat, uboat, ship that was sunk, boat that was sunk, submarine, sunken submarine, war ship, warship, battleship, destroyer, frigate, ww2 ship, wwii ship, ww1 ship, wwi ship, world war ship, ww2 boat, ships on the bottom, ship on the bottom, boats on the bottom, ships on the seabed, ships at the bottom, ships below,
  ships that sank, ship that sank, sunk ship, sunk boat, scuttled ship, scuttled boat, lost ship, planes, aeroplanes, airplanes, aircraft, old aeroplane, old airplane, old plane, an aeroplane, aeroplane wreck, airplane wreck, warplane, warplanes, ww2 plane, wwii plane, ww2 aeroplane, ww1 plane, sunken plane, sunken aeroplane, sunken airplane, plane underwater, crashed plane, fighter plane, seaplane, japanese ship, german ship, ships of the war, ship lying, ship that lies, ship lies, ship sitting, boat lying
`)
const notShips =
  /^(canyon|canyons|cave|caves|cavern|spring|springs|volcano|volcanoes|cable|cables|tour|tours|ride|rides|course|training|museum|mountain|valley)$/
const notFleet = /^(cruise|passing|container|tall|big|from|avoid|avoiding|by|on|our|cargo)$/

const corals = phraseSet('coral, corals')
/** "Do not touch the coral", "a ship overgrown with coral": no wish for a reef. */
const growsOn = /^(in|by|of|touch|touching|touches|break|kick|damage|damaging|bleaching|dead|bleached)$/

/** "Somewhere with pretty coral"; beside another kind only where both are asked for: "wrecks or coral". */
const readCorals = (line: Line, isBeside: boolean): SiteCategory[] => {
  const found = allPhrases(line, corals).find(
    ({ at, size }) =>
      isFree(line, at) &&
      (!isBeside || /^(and|or)$/.test(wordAt(line, at - 1)) || /^(and|or)$/.test(wordAt(line, at + size))) &&
      !growsOn.test(wordAt(line, at - 1)) &&
      !/^(covered|overgrown|encrusted|thick|full)$/.test(wordAt(line, at - 2)) &&
      !/^(bleaching|restoration|nursery|planting|cuts?)$/.test(wordAt(line, at + size)) &&
      !isNegated(line, at),
  )
  if (!found) return []
  take(line, found.at, found.size)
  return ['coral-reef']
}

/** "The deepest ships in Truk". */
const isFleet = (line: Line): boolean =>
  line.words.some(
    ({ text }, at) =>
      text === 'ships' &&
      at > 0 &&
      isFree(line, at) &&
      !notFleet.test(wordAt(line, at - 1)) &&
      !notShips.test(wordAt(line, at + 1)) &&
      !isNegated(line, at),
  )

const namesShips = (line: Line): boolean =>
  isFleet(line) ||
  allPhrases(line, shipsBelow).some(
    ({ at, size }) =>
      line.words.length > size + (line.names?.some(Boolean) ? 0 : 1) &&
      !notShips.test(wordAt(line, at + size)) &&
      !/^(from|by)$/.test(wordAt(line, at - 1)) &&
      !isNegated(line, at),
  )

const ships = phraseSet('ships, sunken ships, old ships, rusty ships, shipwrecks')

const passing = /^(traffic|passing|around|above|lanes?|noise|overhead|nearby)$/

/** "Malta but no ships", and not "no cruise ships", "no ships passing". */
const refusesShips = (line: Line): boolean =>
  allPhrases(line, ships).some(
    ({ at, size }) =>
      isFree(line, at) &&
      !notFleet.test(wordAt(line, at - 1)) &&
      !passing.test(wordAt(line, at + size)) &&
      isNegated(line, at + size - 1),
  )

/** Whether a ship is told of before. */
const isOfShip = (line: Line, at: number): boolean =>
  !line.words[at - 1]?.isBreak &&
  line.words
    .slice(0, at)
    .some(({ text }) =>
      /^(ship|boat|vessel|ferry|tanker|freighter|carrier|cruiser|destroyer|tug|sunk|sank|bombed|scuttled)$/.test(
        text,
      ),
    )

/** "The big hole in the reef off Belize", "a carrier that was sunk off Pensacola as a reef", "now a reef": where something is, or what for. */
const isWhereabouts = (line: Line, at: number): boolean =>
  /^reefs?$/.test(wordAt(line, at)) &&
  /^(the|a)$/.test(wordAt(line, at - 1)) &&
  (wordAt(line, at - 2) === 'as' ||
    (/^(now|became|become|becoming)$/.test(wordAt(line, at - 2)) && isOfShip(line, at)) ||
    (wordAt(line, at - 2) === 'in' &&
      /^(hole|gap|crack|cut|break|channel|canyon|hollow|opening|pass|cleft)$/.test(wordAt(line, at - 3))))

/** "French Polynesia passes": the channels of its atolls, through which one drifts. */
const readPasses = (line: Line): DiveType[] => {
  const at = line.words.findIndex(({ text }, each) => {
    if (text !== 'passes' || !isFree(line, each)) return false
    const next = line.words[each + 1]
    const isNamed =
      /^(in|of|around|off)$/.test(next?.text ?? '') &&
      [each + 2, each + 3].some((then) => line.names?.[then] === true) &&
      (each === 0 || /^(the|best|atoll|reef|which|any|other)$/.test(wordAt(line, each - 1)))
    const isEnd =
      next === undefined ||
      next.isBreak ||
      /^(for|with|in|and|or|to|from|please|that|dives?|drifts?)$/.test(next.text)
    return isNamed || (line.names?.[each - 1] === true && !line.words[each]?.isBreak && isEnd)
  })
  if (at < 0) return []
  take(line, at, 1)
  return ['drift']
}

/** Reads the kinds of sites that are wanted, and those that are not. */
export const readKinds = (line: Line): Read => {
  const diveTypes: DiveType[] = []
  const categories: SiteCategory[] = []
  const without: SiteCategory[] = []
  const negated = new Set<number>()
  let wantsCaverns = false
  const found = takeAll(line, kindWords)
  const named = found.length > 0 ? thingsNamed(line) : []
  for (const { at, size, meaning } of found) {
    if (isWhereabouts(line, at)) continue
    if (isNegated(line, at, negated) || isDisliked(line, at + size)) {
      for (let each = at; each < at + size; each++) negated.add(each)
      without.push(...categoriesOf(meaning))
      continue
    }
    // "Sunk on purpose" describes, and is no wish by itself.
    const wish = size > 2 ? 'wanted' : wishFor(line, { at, size }, named)
    if (wish === 'unwanted') without.push(...categoriesOf(meaning))
    if (wish !== 'wanted') continue
    wantsCaverns ||= /^(cavern|caverns|grotto|grottos|grottoes|grotta)$/.test(wordAt(line, at))
    diveTypes.push(...(meaning.types ?? []))
    categories.push(...(meaning.categories ?? []))
  }
  if (diveTypes.length + categories.length === 0 && namesShips(line)) diveTypes.push('wreck')
  if (refusesShips(line)) without.push('wreck')
  diveTypes.push(...readPasses(line))
  categories.push(...readCorals(line, diveTypes.length + categories.length > 0))
  // "Caverns only, no caves": both are of one kind. Else what is ruled out once isn't wanted.
  const barred = once(without).filter((kind) => kind !== 'cave' || !wantsCaverns)
  const isBarred = (kinds: readonly SiteCategory[]) =>
    kinds.length > 0 && kinds.every((kind) => barred.includes(kind))
  return {
    diveTypes: once(diveTypes).filter((type) => !isBarred(categoriesOfType(type))),
    categories: once(categories).filter((category) => !isBarred([category])),
    without: barred,
  }
}

const ofType: Record<DiveType, readonly SiteCategory[]> = {
  wreck: ['wreck'],
  wall: ['wall'],
  cave: ['cave'],
  drift: ['drift'],
  reef: ['coral-reef', 'rocky-reef'],
  shore: [],
  boat: [],
}

/** The categories that a dive type is the same as. */
export const categoriesOfType = (type: DiveType): readonly SiteCategory[] => ofType[type]

const categoriesOf = ({ types = [], categories = [] }: Kind) => [
  ...types.flatMap(categoriesOfType),
  ...categories,
]

type Kinds = { diveSiteCategory: SiteCategory | null; diveType: readonly DiveType[] }

const isOf = ({ diveSiteCategory, diveType }: Kinds, category: SiteCategory) =>
  diveSiteCategory === category ||
  diveType.some((type) => type !== 'reef' && categoriesOfType(type).includes(category))

/** Whether a site is of a kind that is wanted, by its category or one of its types, and of none that is not. */
export const isOfKind = (
  site: Kinds,
  {
    diveTypes,
    categories,
    without,
  }: {
    diveTypes: readonly DiveType[]
    categories: readonly SiteCategory[]
    without: readonly SiteCategory[]
  },
): boolean => {
  if (without.some((category) => isOf(site, category))) return false
  if (diveTypes.length + categories.length === 0) return true
  return (
    categories.some((category) => isOf(site, category)) ||
    diveTypes.some(
      (type) =>
        site.diveType.includes(type) || categoriesOfType(type).some((category) => isOf(site, category)),
    )
  )
}
