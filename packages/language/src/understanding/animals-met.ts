import { speaksOfSites } from './intent.ts'
import { phraseSet, says } from './phrases.ts'
import type { Reading } from './reading.ts'
import type { Line } from './words.ts'

// Questions about an animal that comes too close, or that somebody wants to touch: no list of sites is an answer to them.

/** What an animal does that frightens. */
const behaviour = phraseSet(`
  attack, attacks, attacked, attacking, charge, charges, charged, charging, chase, chases, chased, chasing, circles us, circles me, circling us, circling me, is circling, keeps circling, started circling, bump, bumps, bumped, bumping,
  bites, biting, bit, bitten, nips, nipped, nipping, snaps at, following me, following us, following my, followed me, followed us, follows me, follows us, stalking, aggressive, territorial, threatening, ramming, rammed, harassing, hassling,
  too close, so close, right at me, straight at me, straight at us, comes at me, coming at me, came at me, came at us, shows up, turns up, appears, appeared, wont leave, wont go away, grabbed, grabs, pulling at, pulls my, on my face, in my face, latched on, going for my, goes for my, went for my, swam at me, swims at me
`)
/** What is asked of an animal that may do harm. */
const harm = phraseSet(`
  risk, risky, bleeding, blood in the water, dangerous, poisonous, venomous, deadly, toxic, harmless, harmful, lethal, hurt me, hurt you, hurt us, hurt divers, harm you, harm me, attack people, attack divers, attack humans, eat people, bite people, bite divers, bite you, a threat, a danger, any danger, should i be scared, should i be afraid, should we be afraid
`)
const touching = phraseSet(`
  hold it, hold one, hold a, hold them, touch, touching, pet, petting, stroke, stroking, feed, feeding, ride, riding, grab, grabbing, hug, pick up, picking up, handle, poke, hold onto, hold on to, hitch a ride, chase after, how close, swim with the food, spearing
`)
/** How an answer is asked for, and no place. */
const asking = phraseSet(`
  what do, what to do, what should, what shall, what now, now what, what if, what happens, how do i, how do we, how should, how to, how can i, how close, how dangerous, why, help, worry, worried, is it, is that, is this, are they, are these, can i, can we, can you, can they, may i, may we, should i, should we, do they, does it, will it, will they, ok to, okay to,
  safe to, allowed to, dangerous or, or not, or harmless, normal, react, advice, tips, any danger, do i, could it, can it
`)
const begins = /^(is|are|do|does|can|could|will|would|should|may|how|what|why)$/

const isAsking = (line: Line): boolean => begins.test(line.words[0]?.text ?? '') || says(line, asking)

/** What an animal does to somebody, who needs ask nothing. */
const done = phraseSet(`
  sticking to me, sticks to me, clinging to me, clings to me, attached to me, attached itself to, latched on to me, latched onto me, circling me, circling us, circles me, circles us, chasing me, chasing us, chases me, chases us, attacked me, attacked us, attacks me, attacks us, attacking me, attacking us,
  charging me, charging us, charges me, charges us, biting me, bites me, bit me, bit my, bites my, biting my, rammed me, rammed us, rams me, wont leave me, wont let go, following me around, grabbed my, pulling my, stole my
`)

const idioms = phraseSet('pulling my leg, pulling our leg, pulling our legs, pull my leg')

const isWhere = ({ words }: Line): boolean =>
  words.some(({ text }) => /^(where|wheres|which|best|top|recommend|suggest|list|show|find)$/.test(text))

/** "A bull shark is circling us, what do we do?", "are sea snakes dangerous?", "can I touch a turtle?" */
export const asksOfAnimals = ({ read, unnamed }: Pick<Reading, 'read' | 'unnamed'>): boolean => {
  const { species = [], notSpecies = [] } = read
  if (species.length + notSpecies.length === 0 || isWhere(unnamed) || speaksOfSites(unnamed)) return false
  if (says(unnamed, idioms)) return false
  if (says(unnamed, done)) return true
  // "Stingray barb, deadly?"
  if (unnamed.isAsked && says(unnamed, harm)) return true
  return isAsking(unnamed) && (says(unnamed, behaviour) || says(unnamed, harm) || says(unnamed, touching))
}
