import {
  type Access,
  type AccessStatus,
  Depth,
  diveTypes,
  hazards,
  Provenance,
  SiteFacts,
  siteCategories,
  siteLimits,
  waterBodyTypes,
} from '@soundings/contract/sites'
import { nothingKnown } from '@soundings/rules/sites'
import { fold } from '@soundings/rules/text'
import { quoted, wordIn } from './labels.ts'
import { readDepth } from './measures.ts'
import type { Remark } from './site-rows.ts'

/** What a GeoJSON feature or an OpenStreetMap object says about itself. */
export type Tags = Record<string, unknown>

/** The first of several keys under which something is said. */
const first = (tags: Tags, ...keys: string[]): unknown => {
  for (const key of keys) {
    const value = Object.hasOwn(tags, key) ? tags[key] : undefined
    if (typeof value === 'number') return String(value)
    if (typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null) return value
  }
  return null
}

/** The words of a value: a list, or a text whose words are parted by semicolons, commas and the like. */
const wordsOf = (value: unknown, apart: RegExp): string[] => {
  const parts = Array.isArray(value) ? value : [value]
  return parts
    .flatMap((part) => (typeof part === 'string' ? part.split(apart) : []))
    .map((part) => part.trim())
}

const known = <Word extends string>(words: readonly Word[], said: string[]): Word[] => [
  ...new Set(said.flatMap((label) => wordIn(words, label) ?? [])),
]

const only = <Word>(words: Word[]): Word | null => (words.length === 1 ? (words[0] ?? null) : null)

const accessOf = (tags: Tags): Access | null => {
  const said = wordsOf(first(tags, 'entry_type', 'scuba_diving:entry'), /[;:,/]|\bor\b|\band\b/i)
  const ways = known(['shore', 'boat'], said)
  const isClear = said.every((word) => word === '' || wordIn(['shore', 'boat'], word))
  if (!isClear) return null
  return ways.length === 2 ? 'either' : only(ways)
}

/** What OpenStreetMap's `access` says of places that are not for everybody; all other values leave the matter open. */
const limits: Record<string, { accessStatus: AccessStatus; accessStatusReason: string }> = {
  no: { accessStatus: 'closed', accessStatusReason: 'Listed as not open to the public' },
  private: { accessStatus: 'restricted', accessStatusReason: 'Listed as private: ask the owner first' },
  permit: { accessStatus: 'restricted', accessStatusReason: 'Listed as open only with a permit' },
}

/** Who may dive: what is said of diving counts more than what is said of the place. */
const accessStatusOf = (tags: Tags) => {
  const said = first(tags, 'scuba_diving', 'access')
  const limit = typeof said === 'string' ? said.trim().toLowerCase() : ''
  return Object.hasOwn(limits, limit) ? limits[limit] : {}
}

const kindsOf = (tags: Tags): string[] => [
  ...wordsOf(first(tags, 'features', 'scuba_diving:type'), /[;,]/),
  ...(tags.historic === 'wreck' ? ['wreck'] : []),
  ...(tags.natural === 'reef' ? ['reef'] : []),
]

/** The one category that is said; a 'reef' of unknown make beside another word leaves the matter open. */
const categoryOf = (kinds: string[]) => {
  const isReef = kinds.some((kind) => fold(kind) === 'reef')
  return isReef ? null : only(known(siteCategories, kinds))
}

const depthsOf = (tags: Tags, warnings: Remark[]) => {
  const read = (...keys: string[]) => {
    const value = first(tags, ...keys)
    if (value === null) return null
    const depth = Depth.safeParse(readDepth(value))
    if (depth.success) return depth.data
    warnings.push({
      field: keys[0] ?? '',
      message: `Left empty, as this isn’t a depth from 0 to ${siteLimits.depth} m: ${quoted(value)}`,
    })
    return null
  }
  const deepest = read('max_depth', 'scuba_diving:maxdepth', 'maxdepth')
  const shallowest = read('min_depth', 'scuba_diving:mindepth', 'mindepth')
  if (deepest === null || shallowest === null) return { maxDepth: deepest, depthRange: null }
  if (shallowest > deepest) {
    warnings.push({
      field: 'min_depth',
      message: `Left both empty, as min_depth (${shallowest} m) is deeper than max_depth (${deepest} m)`,
    })
    return { maxDepth: null, depthRange: null }
  }
  return { maxDepth: deepest, depthRange: { min: shallowest, max: deepest } }
}

/** Under which a name may stand beside `name`, the most used first. */
const otherNames = ['name:en', 'int_name', 'alt_name', 'official_name', 'short_name', 'loc_name', 'old_name']
/** A name in a language or script: `name:de`, `name:zh-Hant`. */
const nameIn = /^name:[a-z]{2,3}(-[A-Za-z]+)*$/

/** The other names that are said; those in further languages only as far as there is room. */
const aliasesOf = (tags: Tags, name: unknown, warnings: Remark[]): string[] => {
  const namesAt = (keys: string[]) => keys.flatMap((key) => wordsOf(first(tags, key), /;/)).filter(Boolean)
  const others = new Map<string, string>()
  const add = (names: string[], max: number) => {
    for (const each of names) if (others.size < max && !others.has(fold(each))) others.set(fold(each), each)
  }
  add(namesAt(otherNames), Number.POSITIVE_INFINITY)
  if (typeof name === 'string') others.delete(fold(name))
  const { aliases } = SiteFacts.shape
  const languages = Object.keys(tags)
    .filter((key) => nameIn.test(key))
    .sort()
  const fitting = namesAt(languages).filter(
    (each) => aliases.element.safeParse(each).success && fold(each) !== fold(String(name)),
  )
  add(fitting, siteLimits.aliases)
  const read = aliases.safeParse([...others.values()])
  if (read.success) return read.data
  warnings.push({ field: 'alt_name', message: 'Left out other names, as they are too long or too many' })
  return []
}

/** The facts that the tags state outright; whatever else they hold is left out. */
export const factsFromTags = (tags: Tags, warnings: Remark[]) => {
  const kinds = kindsOf(tags)
  const name = first(tags, 'name', 'name:en', 'int_name') ?? ''
  return {
    ...nothingKnown(),
    ...depthsOf(tags, warnings),
    ...accessStatusOf(tags),
    siteName: name,
    aliases: aliasesOf(tags, name, warnings),
    description: first(tags, 'description', 'description:en'),
    country: first(tags, 'country', 'is_in:country', 'addr:country'),
    region: first(tags, 'region', 'is_in:state', 'addr:state'),
    city: first(tags, 'city', 'addr:city'),
    access: accessOf(tags),
    waterBodyType: only(
      known(
        waterBodyTypes,
        kinds.filter((kind) => fold(kind) !== 'cave'),
      ),
    ),
    diveSiteCategory: categoryOf(kinds),
    diveType: known(diveTypes, kinds),
    hazards: known(hazards, wordsOf(first(tags, 'hazards', 'scuba_diving:dangers'), /[;,]/)),
  }
}

/** What the tags name, when it is not a place to dive but somebody who offers diving. */
export const businessIn = (tags: Tags): string | undefined => {
  const key = ['shop', 'club', 'office'].find((each) => first(tags, each) !== null)
  if (key) return `${key}=${quoted(tags[key]).slice(1, -1)}`
  return tags.amenity === 'dive_centre' ? 'amenity=dive_centre' : undefined
}

/** The web address that the tags give, when it is one. */
export const websiteIn = (tags: Tags): string | null => {
  const said = first(tags, 'website', 'contact:website', 'url')
  if (typeof said !== 'string' || /\s/.test(said.trim())) return null
  const address = Provenance.shape.sourceUrl.safeParse(said.trim())
  return address.success ? address.data : null
}
