import { speaksOfOpen } from './about.ts'
import type { Context, Understood } from './context.ts'
import { goesOn } from './goes-on.ts'
import { type Heard, understood } from './heard.ts'
import { asksForSites, isAboutDiving } from './intent.ts'
import { lineOf } from './line.ts'
import { phraseSet, says } from './phrases.ts'
import { emptyQuery, isAsked, type Read } from './query.ts'
import { personal, setsLimit } from './setting-limits.ts'

/** Who is spoken of where it is not about sites. */
const people = phraseSet(`
  i, im, ive, my, me, we, our, buddy, wife, husband, hubby, girlfriend, gf, boyfriend, bf, partner, mate, friend, dad, mum, mom, father, mother, grandad,
  grandpa, grandma, son, daughter, kid, child, brother, sister, he, she, his, her, someone, somebody, anyone, student, instructor
`)

/** What only sites have; depths, levels, the way in and free words are said of people, too. */
const isForSites = ({ read, sites, relative, anyOf, unnamed }: Heard): boolean => {
  const { where = [], notWhere = [], species = [], notSpecies = [], diveTypes = [], categories = [] } = read
  const { without = [], facilities = [], like = null } = read
  const aspects = { where, notWhere, species, notSpecies, diveTypes, categories, without, facilities, like }
  return isAsked(aspects) || sites.length + relative.length + anyOf.length > 0 || asksForSites(unnamed)
}

/** So many words that nobody could read tell of something else than sites. */
const manyUnread = 2

const isUnread = ({ words = '' }: Read): boolean =>
  words.split(' ').filter((word) => word !== '' && !isAboutDiving(lineOf(word))).length >= manyUnread

/**
 * A question about diving or divers that no site answers, whatever it is about: "can a beginner go to 30 m?", "my buddy is
 * talking funny". A list of sites would be no answer, and may do harm.
 */
export const aboutDiving = (heard: Heard, context: Context): Understood | null => {
  const { read, unnamed, asked, isOrdered } = heard
  if (isOrdered || isForSites(heard) || setsLimit(heard) || speaksOfOpen(asked)) return null
  if (context.open || (context.query && goesOn(asked, read, context.query))) return null
  const { levels = [], minDepth = null, maxDepth = null, words: _words, ...others } = read
  const isOfDivers = isAboutDiving(unnamed) || isAsked({ levels, minDepth, maxDepth })
  const isPersonal = isOfDivers && says(unnamed, personal) && !isAsked(others)
  if (!isPersonal && !(isUnread(read) && says(unnamed, people))) return null
  return understood('medical', context.query ?? emptyQuery(), context, { guidance: 'general' })
}
