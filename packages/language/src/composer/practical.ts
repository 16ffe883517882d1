import type { Access, Facility } from '@soundings/contract/site-fields'
import { listText, plural } from '@soundings/rules/phrases'
import { full, type Sentence, say } from './pieces.ts'
import type { Source, TopicAnswer } from './sources.ts'

// What is the same all year: how to get there and in, what is on land, photos and history.

const ways: Record<Access, (site: Source['site']) => Sentence> = {
  shore: (site) => say`You dive ${site} from shore.`,
  boat: (site) => say`You dive ${site} from a boat.`,
  either: (site) => say`You can dive ${site} from shore or from a boat.`,
}

export const entry: TopicAnswer = ({ site }) => {
  const told = [
    site.access === null ? [] : ways[site.access](site),
    site.entryMethod === null ? [] : say`${full(site.entryMethod)}`,
  ].filter(({ length }) => length > 0)
  return told.length > 0 ? told : [say`No entry method is listed for ${site}.`]
}

export const access: TopicAnswer = (source, ...asked) => {
  const { accessibilityDetails } = source.site
  const way = entry(source, ...asked)
  return accessibilityDetails === null ? way : [...way.slice(0, 1), say`${full(accessibilityDetails)}`]
}

const facilityWords: Record<Facility, string> = {
  none: 'none on site',
  basic: 'basic facilities',
  'full-service': 'full service',
  'dive-shop-nearby': 'a dive shop nearby',
  'accommodation-nearby': 'places to stay nearby',
  'restaurant-nearby': 'places to eat nearby',
}

export const facilities: TopicAnswer = ({ site }) =>
  site.facilities.length === 0
    ? [say`Facilities aren’t listed for ${site}.`]
    : [say`Facilities listed for ${site}: ${listText(site.facilities.map((each) => facilityWords[each]))}.`]

export const photos: TopicAnswer = ({ site }) => {
  const count = site.media.length
  if (count === 0) return [say`There are no photos of ${site} yet.`]
  return [say`${site} has ${plural(count, { one: '# photo', other: '# photos' })} in its gallery.`]
}

export const history: TopicAnswer = ({ site }) =>
  site.historicalSignificance === null
    ? [say`No history is listed for ${site}.`]
    : [say`${site}: ${full(site.historicalSignificance)}`]
