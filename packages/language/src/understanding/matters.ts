import { singular } from './phrases.ts'
import { wordSet } from './words.ts'

// What divers ask about and no dive site answers. A word of these says little beside a place or a kind of dive; alone with a
// question it says that no list of sites is wanted.

/** Gear, gas, decompression and bodies. */
const gearAndBodies = wordSet(`
  regulator reg regs octo bcd bc jacket backplate inflator computer cylinder tank pony spg gauge console hose oring mouthpiece strap buckle
  fin fins mask wetsuit drysuit semidry hood glove gloves boots booties torch battery batteries charger smb dsmb reel spool knife lead
  weights weightbelt ballast trim buoyancy compressor fill filled refill hydro valve manifold twinset sidemount
  scrubber sorb defog antifog zipper neoprene dump deflate inflate inflates inflated inflating gear equipment kit brand suunto
  shearwater garmin perdix scubapro mares aqualung apeks cressi atomic hollis halcyon steel aluminium aluminum camera cameras housing gopro tg insta360 nauticam strobe lens lenses
  pressure liveaboard liveaboards
  air gas nitrox oxygen o2 co2 helium hypoxic hyperoxia blend blending psi consumption po2 ppo2 mod ean eanx argon analyser analyzer
  analyse analyze deco decompression ndl table ascent ascend ascending interval saturation desaturation nitrogen bends gradient
  algorithm conservatism violation
  body skin belly ear sinus lung lungs blood breath breathing breathe breathed dizzy tired tiredness fatigue nausea vomit headache cramp cramps
  suncream sunblock sun cream lotion pain ache rash itchy itch numb swollen swelling ill fever sleep hydration sunscreen hair beard moustache glasses teeth tooth
  braces bleeding sunburn diet vegan pee peeing urinate fart burp equalise equalize equalising equalizing
  serviced servicing service expire expires expired leak leaks leaking leaky flooded fog fogs fogging fogged hissing jammed stuck repair repaired
  fix fixed rinse rinsing overhaul tested smells smelled tastes tasted malfunction malfunctioned
`)

/** Cards, courses, money, travel and law: no site tells of these wherever it lies. */
const dealings = wordSet(`
  card cards ccard cert certificate certification license licence logbook elearning agency agencies padi ssi naui bsac cmas sdi tdi gue
  course courses lesson lessons exam exams instructor instructors speciality specialty internship training theory module teach teaching
  cost costs price prices pricing fee fees tip tips tipping gratuity crew captain skipper pay paid buy buying rent renting rental cheaper payment deposit refund expensive discount salary job jobs wage wages cash atm
  flight flights airport luggage baggage suitcase visa passport vaccine vaccination vaccinations currency plug adapter wifi sim taxi customs jetlag
  law laws legal legally illegal waiver liability insurance insured insurer policy claim lawyer sue tax taxes
`)

/** Whether a word tells of cards, courses, money, travel or law. */
export const isDealing = (word: string): boolean => dealings.has(word) || dealings.has(singular(word))

/** Whether a word tells of anything that divers ask about and no site answers. */
export const isMatter = (word: string): boolean =>
  isDealing(word) || gearAndBodies.has(word) || gearAndBodies.has(singular(word))
