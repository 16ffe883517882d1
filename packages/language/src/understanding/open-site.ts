import { searchLimits } from '@soundings/contract/search'
import { fold } from '@soundings/rules/text'
import type { Context, NamedSite } from './context.ts'
import { facilityWords } from './facilities.ts'
import type { Known } from './known.ts'
import { allPhrases, phraseBefore, phraseSet, takeAll } from './phrases.ts'
import type { Read } from './query.ts'
import { type Line, take } from './words.ts'

const similar = phraseSet(`
  similar, like this, like it, like this one, like that, like that one, more like this, something like this,
  similar to this, similar to it, similar to this one, similar site, similar dive, such as this
`)
const close = phraseSet(`
  nearby, near it, near this, near this site, near this one, close to it, close to this, around it,
  around this, around here, near here, close by, next to it, from here, close to here, in that area, in this area, in the area, in that region, around that area, round there, around there, near there
`)

const sameCountry = phraseSet('same country, in that country, in this country, that country')
/** As far as a country reaches, mostly, in kilometres. */
const country = 300

/** Takes "near this one"; what should be nearby itself, as "a restaurant nearby", is no other site. */
const takeClose = (line: Line): boolean => {
  const found = allPhrases(line, close).filter(
    ({ at }) => phraseBefore(line, facilityWords, at) === undefined,
  )
  for (const { at, size } of found) take(line, at, size)
  return found.length > 0
}

/** The site that the conversation is about where none is open: the only one of the last answer. */
export const spokenOf = ({ shown }: Context): NamedSite | null => {
  const [only, other] = shown
  return only !== undefined && other === undefined ? only : null
}

/** Reads what should be like the site that is open, or near it: "anything similar nearby?". */
export const readOpenSite = (line: Line, known: Known, open: NamedSite | null): Read => {
  if (!open) return {}
  const like = takeAll(line, similar).length > 0 ? { id: open.id, name: open.siteName } : null
  const isOfCountry = takeAll(line, sameCountry).length > 0
  const isNear = takeClose(line) || isOfCountry
  const site = isNear ? known.sites(fold(open.siteName), 'exact').find(({ id }) => id === open.id) : undefined
  const radius = isOfCountry ? country : searchLimits.near
  return {
    ...(like && { like }),
    ...(site && {
      where: [{ kind: 'site', id: site.id, name: site.siteName, coordinates: site.coordinates, radius }],
    }),
  }
}
