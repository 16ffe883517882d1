import { speaksOfOpen } from './about.ts'
import type { Context, Understood } from './context.ts'
import { goesOn } from './goes-on.ts'
import { type Heard, understood } from './heard.ts'
import { asksForSites, isAboutDiving } from './intent.ts'
import { lineOf } from './line.ts'
import { phraseSet, says } from './phrases.ts'
import { emptyQuery, isAsked, type Read } from './query.ts'
import { personal, setsLimit } from './setting-limits.ts'
import type { Line } from './words.ts'

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
  what do i do, what do we do, what do you do, what do i actually do, what do you actually do, what do we actually do, what does one do, what should i do, what should we do, what should you do, what shall i do, what shall we do, what must i do, what to do, what to do if, what now, now what, wat do, how do i react, how to react, how should i react,
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

/** How somebody asks whether what they do or did is wise. */
const judging = phraseSet(`
  is that ok, is that okay, is that alright, is that all right, is that fine, is that safe, is that wise, is that sensible, is that bad, is that too much, is that too many, is that too soon, is that too long, is that too short,
  is that pushing it, is that a problem, is that a bad idea, is that stupid, is that silly, is that allowed, is that enough, is that risky, is this ok, is this okay, is this safe, is this wise, is this a bad idea, is it a bad idea, is it stupid to, is it silly to,
  pushing it, pushing my luck, pushing our luck, overdoing it, bad idea, terrible idea, stupid idea, dumb idea, silly idea, good idea or, worth the risk, yes or no,
  should i cancel, should we cancel, should i skip, should we skip, should i be worried, should we be worried, should i worry, should i be concerned, should i sit, should i stay out, should i say no, should we say no, should i stop,
  should i go or, should i dive or, go or cancel, cancel or go, dive or not, go or not, skip it or, dive or skip, sit it out or, skip or go, do we say no, do i say no, do i refuse, do we refuse, am i being silly, am i being stupid, am i overreacting, are we being silly,
  enough time, long enough or, ok or not, okay or not, ok or no, safe or not
`)

/** "After two dives in Dahab": those are over. */
const tellsOfDives = ({ words }: Line): boolean =>
  words.some(({ text }, at) => text === 'dives' && words[at - 1]?.value != null)

/** How somebody asks for the way something is done, whatever place it is said of. */
const askingHow = phraseSet(`
  how should you behave, how should i behave, how should we behave, how should one behave, how are you meant, how are you supposed, how am i supposed, how am i meant, how are we supposed, how do you behave, how to behave, how does one, whos supposed, who is supposed, who should hold, who should carry,
  whats the worst, what is the worst, then what, what then, does it hurt, does it harm, does it bother, does it damage, is it permit, is it permitted, is it forbidden, is it prohibited, is it illegal, is it legal, am i allowed, is my boy allowed, is he allowed, is she allowed, are they allowed to take,
  would they let me, will they let me, even let me, would they take me, will they take me, would they refuse, will they refuse, anyone manage, anyone managed, can anyone manage, kidding myself, am i mad, am i crazy, from what age, old enough
`)

/**
 * "Nobody to dive with, so I'd go by myself off Swanage, bad idea?": whether something is wise, whatever place and day it is
 * said of. Where only a place and a month are said, it may be about the season there.
 */
const asksOfOneself = ({ read, sites, unnamed, guidance }: Heard): boolean => {
  const { where = [], months = [], categories = [], species = [] } = read
  if (sites.length === 0 && says(unnamed, askingHow)) return !asksForSites(unnamed)
  if (sites.length + categories.length > 0 || !says(unnamed, judging)) return false
  if (asksForSites(unnamed) && !(guidance !== null && tellsOfDives(unnamed))) return false
  if (guidance !== null) return true
  return says(unnamed, people) && species.length === 0 && !(where.length > 0 && months.length > 0)
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
  if (asksOfOneself(heard)) {
    const guidance = heard.guidance ?? 'general'
    return understood('medical', context.query ?? emptyQuery(), context, { guidance })
  }
  if (isForSites(heard) || setsLimit(heard) || speaksOfOpen(asked)) return null
  const { levels = [], minDepth = null, maxDepth = null, words: _words, ...others } = read
  const isOfDivers = isAboutDiving(unnamed) || isAsked({ levels, minDepth, maxDepth })
  const isPersonal = isOfDivers && says(unnamed, personal) && !isAsked(others)
  if (!isPersonal && !(isUnread(read) && says(unnamed, people))) return null
  return understood('medical', context.query ?? emptyQuery(), context, { guidance: 'general' })
}
