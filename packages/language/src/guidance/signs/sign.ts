import { type Phrases, phraseSet } from '../../understanding/phrases.ts'
import type { GuidanceTopic } from '../topics.ts'

// By which words a question is about health, safety or training. People say it in endless ways, so most signs are two or
// three ideas that stand somewhere in one question: to fly, and a time before or after a dive.

/** All of these have to be said, each by one of its phrases. */
type Sign = readonly Phrases<true>[]

export const sign = (...ideas: string[]): Sign => ideas.map(phraseSet)

export const asking =
  'can, could, may, should, shall, is it, is there, ok, okay, safe, safely, allowed, dangerous, risk, risky, bad, fine, wise, how, what, when, will, do i, do you, does, need, must, advisable, recommended, possible, problem, have to, am i, are you'
export const diving =
  'dive, diving, dived, dove, dives, scuba, freediving, underwater, submerge, snorkel, snorkelling, snorkeling'
export const after =
  'after, before, following, between, since, hour, hours, hrs, day, days, wait, soon, early, same day, next day, same afternoon, then, tomorrow, tonight, overnight, interval, when, how long, until, till, am, pm, noon, midday, morning, afternoon, evening, monday, tuesday, wednesday, thursday, friday, saturday, sunday, last day'
/** Somebody of whom it is told. */
export const people =
  'buddy, diver, divers, wife, husband, girlfriend, boyfriend, partner, friend, mate, son, daughter, kid, dad, mum, mom, brother, sister, guide, instructor, he, she, they, one of us, someone, somebody, the others'
export const flights =
  'seaplane, sea plane, floatplane, float plane, fly, flying, flew, flight, flights, plane, aeroplane, airplane, aircraft, airport, helicopter, air travel, jet, flight home, fly home'

/** Somebody who was bent once asks, and is not ill now. */
export const oldBends =
  'had a bend in, had a bend last, had the bends last, had the bends in, after my bend, after my bends, since my bend, since my bends, got bent last, was bent last, got bent in, had dcs in, had dcs last, after my dcs, since my dcs, after my dci, since my dci, had a hit in, my dcs in, my bend in, my bend last'

/** What happened to somebody long ago: "last year I got swept off a reef". */
export const longAgo = (...mishaps: string[]): string =>
  ['last year', 'years ago', 'a few years ago', 'two years ago', 'once']
    .flatMap((then) => ['i got', 'we got', 'i was', 'we were'].map((who) => `${then} ${who}`))
    .flatMap((told) => mishaps.map((mishap) => `${told} ${mishap}`))
    .join(',')

/** Nobody was hurt. */
export const notStung =
  'not stung, never stung, dont sting, do not sting, doesnt sting, does not sting, wont sting, cant sting, lost their sting, stingless, no sting, not been stung, not get stung, without getting stung, dont want to get stung, wasnt stung, nobody got stung, didnt get stung, not bitten, never bitten, not been bitten, without getting bitten, never been stung, havent been stung, nobody stung'

export type Signs = {
  topic: GuidanceTopic
  any: readonly Sign[]
  /** With one of these, something else is meant. */
  unless?: Phrases<true>
}
