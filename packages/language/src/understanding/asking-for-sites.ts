import { mayBeAccident } from './accidents.ts'
import type { Heard } from './heard.ts'
import { unknownWords } from './known-words.ts'
import { isMatter } from './matters.ts'
import { allPhrases, phraseSet, says } from './phrases.ts'
import { isAsked } from './query.ts'
import { clauseFrom, clauseStart, phraseAt, wordAt, wordSet } from './words.ts'

// Questions whose form alone asks for sites, whatever their words weigh.

export const people = phraseSet(`
  i, im, ive, my, me, we, our, buddy, wife, husband, hubby, girlfriend, gf, boyfriend, bf, partner, mate, friend, dad, mum, mom, father, mother, grandad,
  grandpa, grandma, son, daughter, kid, child, brother, sister, he, she, his, her, someone, somebody, anyone, student, instructor
`)

/** Whether it's about gear, gas, bodies, money or law. */
export const speaksOfMatters = ({ unnamed }: Heard): boolean =>
  unnamed.words.some(({ text }, at) => !unnamed.taken[at] && isMatter(text))

const ofOneself = wordSet(`
  we were i im am are my our us who whos he she his her they has have had got is may can go deepest junior cert certs card licence just only
  daughter son kid kids child children wife husband girlfriend boyfriend partner buddy mum mom dad friend friends
`)
const askingFirst =
  /^(is|are|can|could|may|might|should|when|how|why|what|do|does|did|will|would|am|was|were|has|have|had|if|help)$/
const mayDive = /(?:^| )(?:can|should|may|could) (?:i|we|he|she|they) (?:still )?(?:dive|go)$/
const ofHarm =
  /^(dangerous|danger|swept|lost|stuck|hurt|hurts|bad|goes|went|gone|too|hard|safe|unsafe|risky|risk|panic|panicked|sank|drowned|drowning|missing)$/

/** "Near Dahab, we are open water divers": nothing is said but what sites are chosen by. */
const saysOnlyWhatFor = (heard: Heard): boolean => {
  const { unnamed, read } = heard
  return (
    isAsked({ ...read, levels: [], words: '' }) &&
    unnamed.isAsked !== true &&
    !askingFirst.test(wordAt(unnamed, 0)) &&
    !mayDive.test(phraseAt(unnamed, 0, unnamed.words.length)) &&
    !unnamed.words.some(({ text }) => ofHarm.test(text)) &&
    !speaksOfMatters(heard) &&
    !mayBeAccident(heard) &&
    unknownWords(unnamed).every((at) => ofOneself.has(wordAt(unnamed, at)))
  )
}

const ofTime = wordSet('night nights today tomorrow')

/** Whether it depends on who asks: depth, level, children, or something overhead. */
const isRisky = ({ read, asker, unnamed }: Heard): boolean => {
  const { minDepth = null, maxDepth = null, levels = [], diveTypes = [], categories = [] } = read
  return (
    minDepth !== null ||
    maxDepth !== null ||
    levels.length > 0 ||
    asker.hasChild ||
    diveTypes.includes('cave') ||
    categories.some((category) => category === 'cave' || category === 'cenote') ||
    unnamed.words.some(({ text }) => /^(ice|deep|penetration|kids|children|solo|alone)$/.test(text))
  )
}

/** "Can I go shore diving at Tubbataha?": whether one can, of a place and of nothing else. */
const asksForPlace = (heard: Heard): boolean => {
  const { unnamed, read } = heard
  return (
    (read.where ?? []).length > 0 &&
    !isRisky(heard) &&
    /^(?:can|could) (?:i|we|you|one)(?: still| even)? (?:go|do|dive|shore dive|boat dive|night dive)(?: |$)/.test(
      phraseAt(unnamed, 0, Math.min(4, unnamed.words.length)),
    ) &&
    !unnamed.words.some(({ text }) => ofHarm.test(text)) &&
    !speaksOfMatters(heard) &&
    !mayBeAccident(heard) &&
    unknownWords(unnamed).every((at) => ofTime.has(wordAt(unnamed, at)))
  )
}

const anyOfThem =
  /^(?:(?:so|and|but|are there) )?(?:any|which|what|some)(?: (?:good|decent|nice|easy|other|worthwhile|great|shore|boat))* (?:wrecks?|reefs?|walls?|caves?|dives|sites|dive sites|spots)(?: (?:there|around|nearby|around there|near there|for us|for me|please|worth (?:doing|it)|worth a look))*$/

const whichOfThem =
  /^(?:(?:so|and|but|then) )?(?:where (?:do|should|would|can|could) (?:i|we|you) (?:look|start|go|dive)|which (?:ones )?(?:would|do) you (?:choose|pick|suggest|recommend|send us to|take)|which (?:are|ones are) the (?:good|best|easy|calm) ones)$/

/** "…, sneaking my regs in the suitcase. Any wrecks?": asked for at the end, in a clause of its own, of a place named before. */
const asksAtTheEnd = ({ unnamed, read }: Heard): boolean => {
  const last = clauseStart(unnamed, unnamed.words.length - 1)
  return (
    last > 0 &&
    (read.where ?? []).length > 0 &&
    (anyOfThem.test(clauseFrom(unnamed, last)) || whichOfThem.test(clauseFrom(unnamed, last)))
  )
}

/** "That crack in Iceland you float through between two plates": of what lies at a place, and nothing is asked. */
const describesSite = (heard: Heard): boolean => {
  const { unnamed, read } = heard
  return (
    // "How deep is that ring-shaped hole in Belize?"
    ((/^(that|the|this)$/.test(wordAt(unnamed, 0)) && unnamed.isAsked !== true) ||
      /^how (?:deep|big|far|old) (?:is|was) (?:that|this) /.test(`${phraseAt(unnamed, 0, 4)} `)) &&
    (read.where ?? []).length > 0 &&
    !says(unnamed, people) &&
    !unnamed.words.some(({ text }) => ofHarm.test(text)) &&
    !speaksOfMatters(heard) &&
    !mayBeAccident(heard)
  )
}

const divingSomewhere =
  /^(?:(?:any|some|good|best|great|nice|scuba|easy) )*(?:diving|dives|dive sites?|dive spots?|snorkell?ing)(?: (?:sites|spots|places))? (?:near|around|close to|next to|not far from) /
const shortRequest = 9
const onCondition = /^(while|when|with|after|during|if|rules?|legal|allowed|distance)$/

/** "Diving near Table Mountain": of a place that nobody knows here. */
const namesSomewhere = (heard: Heard): boolean => {
  const { unnamed } = heard
  return (
    unnamed.words.length <= shortRequest &&
    divingSomewhere.test(phraseAt(unnamed, 0, unnamed.words.length)) &&
    !unnamed.words.some(({ text }) => ofHarm.test(text) || onCondition.test(text)) &&
    !mayBeAccident(heard)
  )
}

const toTell = phraseSet(
  'info on, info about, information on, information about, details on, details of, details about, facts about, tell me about, tell us about, what do you know about, anything on, read up on, read about, learn about, learn more about, to know more about, look up, pull up, pull it up, pull that up, bring up, what should i expect, what should we expect, what can i expect, what can we expect, what to expect, whats it like, what is it like, i think it was called, i think its called, it was called',
)

/** "Info on Stoney Cove, I'm doing a course there": of the one site that is named, whatever else is told. */
const asksAboutName = ({ named, unnamed }: Heard): boolean =>
  named.length === 1 &&
  allPhrases(unnamed, toTell).some(({ at, size }) => !isMatter(wordAt(unnamed, at + size)))

/** Whether it is said in a way that asks for sites, whatever the words weigh. */
export const isOfSites = (heard: Heard): boolean =>
  saysOnlyWhatFor(heard) ||
  asksAboutName(heard) ||
  asksForPlace(heard) ||
  asksAtTheEnd(heard) ||
  describesSite(heard) ||
  namesSomewhere(heard)
