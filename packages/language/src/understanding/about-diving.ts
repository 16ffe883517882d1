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

/** How somebody asks who is in trouble, or thinks of it. */
const whatToDo = phraseSet(`
  what do i do, what do we do, what do you do, what should i do, what should we do, what should you do, what shall i do, what shall we do, what must i do, what to do, what to do if, what now, now what, wat do, how do i react, how to react, how should i react,
  how should we react, how do we react, how do i get away, how do we get away, how to get away, how do i get out, how do we get out, how to get out, should i worry, should we worry, do i need to worry, is that dangerous, is this dangerous, dangerous or not,
  is that normal, is this normal, is it normal, help me, please help, help please, need help, help quick, emergency procedure, correct procedure, whats the procedure, what is the procedure, whats the drill, what is the drill
`)
/** What tells that something is planned. */
const planning = phraseSet(
  'weekend, holiday, vacation, trip, days, week, rest day, with kids, while, tomorrow, today, next, besides, in the evening, recommend',
)

/** "Lost my fin at 20 m, what do I do?": somebody in trouble, and no list of sites helps, whatever else was read. */
const asksWhatToDo = ({ read, sites, unnamed }: Heard): boolean => {
  const { where = [], diveTypes = [], categories = [], words = '' } = read
  const isOfSites = where.length + diveTypes.length + categories.length + sites.length > 0
  if (isOfSites || asksForSites(unnamed) || says(unnamed, planning)) return false
  return says(unnamed, whatToDo) && (words !== '' || isAsked({ ...read, words: '' }))
}

/**
 * A question about diving or divers that no site answers, whatever it is about: "can a beginner go to 30 m?", "my buddy is
 * talking funny". A list of sites would be no answer, and may do harm.
 */
export const aboutDiving = (heard: Heard, context: Context): Understood | null => {
  const { read, unnamed, asked, isOrdered } = heard
  if (isOrdered) return null
  if (context.open || (context.query && goesOn(asked, read, context.query))) return null
  if (asksWhatToDo(heard))
    return understood('medical', context.query ?? emptyQuery(), context, { guidance: 'general' })
  if (isForSites(heard) || setsLimit(heard) || speaksOfOpen(asked)) return null
  const { levels = [], minDepth = null, maxDepth = null, words: _words, ...others } = read
  const isOfDivers = isAboutDiving(unnamed) || isAsked({ levels, minDepth, maxDepth })
  const isPersonal = isOfDivers && says(unnamed, personal) && !isAsked(others)
  if (!isPersonal && !(isUnread(read) && says(unnamed, people))) return null
  return understood('medical', context.query ?? emptyQuery(), context, { guidance: 'general' })
}
