import type { SiteTopic } from '@soundings/contract/search'
import { allPhrases, type Phrases, phraseSet, phrases, says } from './phrases.ts'
import type { Line } from './words.ts'

/** The order in which a question that could be about several things is taken. */
const topics: readonly SiteTopic[] = [
  'reports',
  'photos',
  'history',
  'level',
  'facilities',
  'access',
  'entry',
  'temperature',
  'visibility',
  'current',
  'hazards',
  'depth',
  'animals',
  'season',
]

const words: Record<SiteTopic, Phrases<true>> = {
  reports: phraseSet(`
  report, dive report, review, rating, rated, people say, others say, divers say, anybody say,
  recent condition, last dived, latest report, opinion, been there recently
`),
  photos: phrases({ 'photo, picture, image, video, footage, pic, look like': true }),
  history: phraseSet(`
  history, historical, sink, sank, sunk, sunken, built, story, how old, why is it called, who discovered,
  cargo, when was it
`),
  level: phraseSet(`
  beginner, novice, open water, level, difficult, difficulty, how hard, hard, easy, experience, experienced,
  certification, certificate, cert, certified, qualified, qualification, suitable, advanced, technical,
  can i dive, may i dive, am i ready, which certification, newbie, first dive, aow, ow, kid, child,
  children, challenging, allowed, year old, yr old, years old, need nitrox, which tank
`),
  facilities: phraseSet(`
  facility, toilet, shower, shop, dive shop, dive centre, dive center, restaurant, food, eat, hotel,
  accommodation, stay, air fill, nitrox, locker, parking
`),
  access: phraseSet(`
  day boat, dayboat, liveaboard or, or liveaboard, or a liveaboard, how do we get on, how do i get on,
  get there, getting there, get to, reach, reached, how far, how long is the boat, where is, where exactly,
  located, location, direction, drive there, park, far from, boat ride
`),
  entry: phraseSet(`
  entry, enter, get in, exit, shore or boat, boat or shore, from shore, from the shore, by boat, shore dive,
  boat dive, a boat, shore entry, ladder, walk in, giant stride
`),
  temperature: phraseSet(`
  temperature, temp, how cold, how warm, cold, warm, wetsuit, drysuit, dry suit, thermocline, degree, thick,
  celsius, fahrenheit
`),
  visibility: phrases({ 'visibility, viz, vis, clear, murky, how far can': true }),
  current: phrases({ 'current, drift, tide, tidal, slack, surge': true }),
  hazards: phraseSet(`
  dangerous, danger, hazard, risk, risky, safe, safety, unsafe, overhead, penetrate, penetration,
  anything to watch, watch out, careful, mind
`),
  depth: phraseSet(`
  deep, depth, shallow, how far down, max depth, bottom, metre, meter, feet, too deep, go down
`),
  animals: phraseSet(`
  animal, fish, marine life, wildlife, creature, species, life, lives there, what can i see,
  what can we see, what will i see, what do you see, what to see, see there, see, coral, critter,
  what is there
`),
  season: phraseSet(`
  when, best time, best month, time of year, season, month, which month, year round, in winter, in summer,
  time to dive, time to go
`),
  general: phraseSet(`
  tell me about, tell me more, more about, what about, what is, whats, describe, info, information, about,
  overview, what is it like, how is, why, worth, good, is, more
`),
}

/**
 * What a question about a site wants to know; animals where it names some. The words of names should be taken: nobody
 * asks for a depth by saying "Deep Blue".
 */
export const topicOf = (line: Line, namesAnimals: boolean, namesMonths: boolean): SiteTopic | null => {
  const isSaid = (topic: SiteTopic) => allPhrases(line, words[topic]).length > 0
  const asked = topics.find(isSaid)
  if (namesAnimals && (asked === undefined || asked === 'season' || asked === 'depth')) return 'animals'
  if (asked) return asked
  if (namesMonths) return 'season'
  return isSaid('general') ? 'general' : null
}

/** Speaks of the site that is open. */
const pronouns = phraseSet(`
  it, its, this one, this site, this dive, this wreck, this reef, this place, this spot, this cave,
  this wall, that one, that site, that dive, that wreck, that place, the site, the dive, the wreck,
  the reef, here, dive there, see there, go there, get there, down there, this
`)

export const speaksOfOpen = (line: Line): boolean => says(line, pronouns)
