import type { Chip, SearchQuery, Where } from '@soundings/contract/search'
import { listText } from '@soundings/rules/phrases'
import { radiusText } from '@soundings/rules/units'
import { kindsText, speciesText, whereText } from '../understanding/chips.ts'
import { within } from '../understanding/within.ts'
import { type Sentence, say } from './pieces.ts'
import type { Reader } from './sources.ts'

/** `Bali`, or `everything within 25 km of Oslob`. */
const placeText = (where: Where, reader: Reader): string => {
  if (!('radius' in where)) return whereText(where, reader)
  const radius = radiusText(where.radius, reader.depth)
  return where.kind === 'me'
    ? `everything within ${radius} of you`
    : `everything within ${radius} of ${where.name}`
}

type Asked = { query: SearchQuery; relaxed: readonly Chip[]; reader: Reader }

/** Confirms what was left out because it isn't wanted. */
export const excluded = ({ query, relaxed, reader }: Asked): Sentence => {
  const { notWhere, notSites, notSpecies, without } = query
  const isKept = (key: string) => !relaxed.some((chip) => chip.key === key)
  const animals = notSpecies.filter((id) => isKept(`notSpecies:${id}`)).map((id) => within(speciesText(id)))
  const texts = [
    ...without.map((kind) => (isKept(`without:${kind}`) ? kindsText(kind).toLowerCase() : '')),
    ...notWhere.map((where, at) => (isKept(`notWhere:${at}`) ? placeText(where, reader) : '')),
    ...notSites.map(({ id, name }) => (isKept(`notSites:${id}`) ? name : '')),
    animals.length > 0 ? `sites known for ${listText(animals, 'or')}` : '',
  ].filter(Boolean)
  return texts.length === 0 ? [] : say`As you asked, I left out ${listText(texts)}.`
}
