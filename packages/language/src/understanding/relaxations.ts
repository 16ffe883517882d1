import { type Chip, type SearchQuery, searchLimits, type Where } from '@soundings/contract/search'
import { difficulties } from '@soundings/contract/site-fields'
import { listText } from '@soundings/rules/phrases'
import type { Concluded } from './asker/concluded.ts'
import { chipsOf, withoutChip } from './chips.ts'
import { middleOf } from './locations.ts'
import type { Units } from './units.ts'
import { waterByKey } from './waters.ts'

/** A question while it is relaxed: sites that require no more training than its levels may fit as well, however hard they are. */
export type RelaxedQuery = SearchQuery & {
  isByTraining?: true
  /** Of the levels only easier ones were added: nobody is shown what may be too hard. */
  isEased?: true | undefined
}

/** One thing that is given up: what the question said of it, and the question without it, whatever else it asks. */
export type Relaxation = { chip: Chip; give: (query: RelaxedQuery) => RelaxedQuery }

/** Given up first, in this order. */
const extras = ['words', 'facilities']
/** Nice to have. */
const nice = ['months', 'like', 'minDepth', 'maxTemp', 'minTemp']
/** How to get in, and into what. */
const ways = ['access', 'waters']
/** What a question is about. */
const kinds = ['diveTypes', 'categories', 'species']
/** What somebody does not want to see. */
const exclusions = ['notSites', 'notSpecies', 'notWhere', 'without']
/** What keeps people safe: given up last, and then little by little, but for the place, without which nothing is near. */
const safety = ['avoid', 'levels', 'maxDepth']

const fieldOf = ({ key }: Chip) => key.split(':')[0] ?? ''

/** Whether a chip says what keeps people safe. */
export const isSafety = (chip: Chip): boolean => safety.includes(fieldOf(chip))

/** How many times further to look, step by step, before anything else that counts is given up. */
const farther = [4, 16] as const

type PartOfWorld = Extract<Where, { kind: 'water' }>

/** A state, an island or a coast of one country. */
const isPartOfCountry = ({ key, country }: PartOfWorld): boolean =>
  country !== null && waterByKey(key)?.country === country

/** The sea of one country becomes all of it. */
const wholeSea = (where: PartOfWorld): Where | null =>
  where.country === null ? null : { ...where, country: null }

/** A part of a country becomes the country, and any other part of the world a circle around its middle. */
const beyondWater = (where: PartOfWorld): Where | null => {
  if (where.country !== null && isPartOfCountry(where))
    return { kind: 'country', name: where.country, country: null }
  const water = waterByKey(where.key)
  const [box] = water?.boxes ?? []
  return water && box
    ? { kind: 'around', name: water.label, coordinates: middleOf(box), radius: searchLimits.radius.max }
    : null
}

/** A town becomes its surroundings or country, a radius grows; null where nothing is wider. */
const wider = (where: Where, times: number): Where | null => {
  if (where.kind === 'water') return isPartOfCountry(where) ? null : wholeSea(where)
  if (!('radius' in where))
    return where.country === null ? null : { kind: 'country', name: where.country, country: null }
  const radius = Math.min(where.radius * times, searchLimits.radius.max)
  return radius > where.radius ? { ...where, radius } : null
}

const isSame = (one: readonly Where[], other: readonly Where[]) =>
  JSON.stringify(one) === JSON.stringify(other)

/** The places as one chip. */
const placeChip = (chips: readonly Chip[]): Chip | undefined => {
  const places = chips.filter((chip) => fieldOf(chip) === 'where')
  const [first] = places
  return (
    first && {
      key: first.key,
      label: listText(
        places.map(({ label }) => label),
        'or',
      ),
    }
  )
}

const nothing: Concluded = { levels: false, depth: false, askedDepth: null }

export type Relaxing = {
  surroundings?: Surroundings
  /** What nobody asked for counts less than what was asked for. */
  concluded?: Concluded
}

/** What lies around a place that has an edge: a town whose wrecks belong to the next one; null where nobody knows. */
export type Surroundings = (where: Where) => Where | null

/** A town with what lies around it, and farther around somebody. */
const nearby = ({ where }: SearchQuery, surroundings: Surroundings): Where[] =>
  where.map((each) => surroundings(each) ?? ('radius' in each ? (wider(each, farther[0]) ?? each) : each))

/** Wider and wider, from what lies near. */
const fartherAway = ({ where }: SearchQuery, near: readonly Where[]): (readonly Where[])[] => {
  const steps: (readonly Where[])[] = []
  let last = near
  for (const times of farther) {
    const wide = where.map((each) => wider(each, times) ?? each)
    if (!isSame(wide, last) && !isSame(wide, near)) steps.push(wide)
    last = wide
  }
  return steps
}

/** "Up to 12 m" becomes 15 m before it becomes anything: what is nearest to the wish is found. */
const deeper = [1.25, 1.5, 2, 3]

/** What goes only so much deeper has its shallow half. */
const aLittle = 2

const deeperStill = ({ maxDepth }: SearchQuery, chip: Chip): Relaxation[] =>
  maxDepth === null
    ? []
    : [...deeper.map((times) => Math.round(maxDepth * times)), null].map((depth) => ({
        chip,
        give: (asked) => ({ ...asked, maxDepth: depth }),
      }))

/** As deep as was asked for, although a certificate is for less. */
const asDeepAs =
  (maxDepth: number) =>
  (chip: Chip): Relaxation => ({ chip, give: (asked) => ({ ...asked, maxDepth }) })

/** The levels as one chip. */
const levelChip = (chips: readonly Chip[]): Chip | undefined => {
  const [first] = chips
  return (
    first && {
      key: first.key,
      label: listText(
        chips.map(({ label }) => label),
        'or',
      ),
    }
  )
}

const hardestOf = ({ levels }: SearchQuery) => Math.max(...levels.map((level) => difficulties.indexOf(level)))

/** With what is easier: whoever may dive advanced sites may dive all of them, and nobody comes to harm. */
const easierLevels = (query: SearchQuery, chips: readonly Chip[]): Relaxation[] => {
  const chip = levelChip(chips)
  const levels = difficulties.slice(0, hardestOf(query) + 1)
  if (!chip || levels.length === query.levels.length) return []
  return [{ chip, give: (asked) => ({ ...asked, levels: [...levels], isEased: true }) }]
}

/** With what asks for no more training than somebody has. */
const asTrained = (chips: readonly Chip[]): Relaxation[] => {
  const chip = levelChip(chips)
  return chip ? [{ chip, give: (asked) => ({ ...asked, isByTraining: true, isEased: undefined }) }] : []
}

/** With what is harder, step by step to any. */
const harderLevels = (query: SearchQuery, chips: readonly Chip[]): Relaxation[] => {
  const chip = levelChip(chips)
  if (!chip) return []
  const hardest = hardestOf(query)
  return [
    ...difficulties.slice(hardest + 1, -1).map((_, more) => difficulties.slice(0, hardest + 2 + more)),
    [],
  ].map((given) => ({ chip, give: (asked) => ({ ...asked, levels: [...given], isEased: undefined }) }))
}

/** Places are told by what they are, as their keys are where they stand in a list that gets shorter. */
const dropped =
  (query: SearchQuery) =>
  (chip: Chip): Relaxation => {
    const [field, at] = chip.key.split(':')
    const place = field === 'notWhere' ? query.notWhere[Number(at)] : undefined
    if (!place) return { chip, give: (asked) => withoutChip(asked, chip.key) }
    const isOther = (each: Where) => JSON.stringify(each) !== JSON.stringify(place)
    return { chip, give: (asked) => ({ ...asked, notWhere: asked.notWhere.filter(isOther) }) }
  }

/**
 * What to give up when no site matches, step by step: what is nice to have, then how near, what the question is about, what
 * is ruled out, what keeps people safe, and the place. Steps that made no difference can be taken back, so that only those
 * that did are told.
 */
export const relaxations = (
  query: SearchQuery,
  units: Units,
  { surroundings = () => null, concluded = nothing }: Relaxing = {},
): Relaxation[] => {
  const chips = chipsOf(query, units)
  const of = (...fields: string[]) =>
    fields.flatMap((field) => chips.filter((chip) => fieldOf(chip) === field))
  const place = placeChip(chips)
  const deeperSteps = of('maxDepth').flatMap((chip) => deeperStill(query, chip))
  const around = nearby(query, surroundings)
  const lookingIn = (where: readonly Where[]): Relaxation[] =>
    place ? [{ chip: place, give: (asked) => ({ ...asked, where: [...where] }) }] : []
  const near = isSame(around, query.where) ? [] : lookingIn(around)
  const far = fartherAway(query, around).flatMap(lookingIn)
  const beyond = query.where.map((each) => (each.kind === 'water' ? (beyondWater(each) ?? each) : each))
  return [
    ...of(...extras).map(dropped(query)),
    ...easierLevels(query, of('levels')),
    ...(concluded.askedDepth === null ? [] : of('maxDepth').map(asDeepAs(concluded.askedDepth))),
    ...(concluded.levels ? asTrained(of('levels')) : []),
    ...of(...nice).map(dropped(query)),
    ...near,
    // What is asked for at a place is mostly for those who are there.
    ...(concluded.depth && far.length > 0 ? deeperSteps.slice(0, aLittle) : []),
    ...of(...ways).map(dropped(query)),
    ...(concluded.levels && hardestOf(query) === 0 ? harderLevels(query, of('levels')).slice(0, 1) : []),
    ...far,
    ...of(...kinds).map(dropped(query)),
    ...of(...exclusions).map(dropped(query)),
    ...of('avoid').map(dropped(query)),
    ...asTrained(of('levels')),
    ...harderLevels(query, of('levels')),
    ...deeperSteps,
    // Where nothing at all is, what is around it.
    ...(isSame(beyond, query.where) ? [] : lookingIn(beyond)),
    ...lookingIn([]),
  ]
}
