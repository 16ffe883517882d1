import { wordSet } from './words.ts'

// What leaves a doubt of whether more of something is wanted, wherever it stands in a question.

/** They rule something out; of what is heard by where they stand. */
export const negators = wordSet(`
  no not nothing none nowhere never neither nor nobody without unless except excepting save avoid avoids avoiding cannot cant dont doesnt didnt isnt arent aint wont wouldnt shouldnt couldnt mustnt neednt
  hasnt havent wasnt shant darent hardly barely scarcely rarely seldom nil zero minus skip skipping exclude excludes excluding omit hide ignore remove nope nah nowt nada nuthin nuttin nothin nt non nix
  hate dislike dislikes disliked
  strike striking barring forget leave leaves rule rules drop drops ditch filter steer forbid forbids forbidden
`)

/** They tell what somebody may, can, fears or is, or how far something goes at most. */
export const beingDoubts = wordSet(`
  allowed allow allows permitted permit limit limits limited limiting restricted restriction max maximum most tops cap capped ceiling cert certs certificate certificates qualified qualification licensed license licence
  insured insurance covers covered comfortable comfort hates afraid fear fears feared scared scares scare scary nervous anxious anxiety uneasy uncomfortable panic panics panicky worried worry worries dread dreads dreading
  reluctant reluctantly prohibited prohibit prohibits banned ban bans illegal unsafe dangerous danger narked narced narcosis hurt hurts ears vertigo claustrophobic doctor doc physician cardiologist pregnant refuse refuses refused
  kid kids child children son daughter grandson granddaughter nephew niece aged junior juniors beginner beginners novice novices newbie newbies
  abort aborts done enough furthest farthest deepest needless unnecessary impossible heaven god techies someone elses somebody others dead body whenever once
  outlaw outlaws balks toxic narcotic lapsed expired expires arrest arrests nightmare downfall taboo implodes divorce charged faint faints die dies died kill kills suicide insane kidding joking stupid fool fools dreams coffin spared swore youth sick wait brother
`)

/** What a "no" may be about that is no depth. */
export const things = wordSet(`
  wreck wrecks cave caves cavern caverns wall walls reef reefs current currents drift drifts boat boats shore crowd crowds crowded shark sharks jellyfish sting stings waves surge surf swell cold colder cooler warmer warm hot
  silt fresh freshwater lake lakes quarry quarries overhead penetration night visibility viz traffic tourists people fish
  problem worries matter mind drysuit nets muck snorkelling snorkeling fishing km kms kilometres miles degrees hurry particular
  level shallow shallows preference time weekend budget advanced tec tech technical
`)
