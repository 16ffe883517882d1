import { phraseFrom, phraseSet } from './phrases.ts'
import { type Line, phraseAt, wordAt, wordSet } from './words.ts'

// Past a number somebody is not well: "over 30 m and I'm gone", "below 22 degrees my teeth chatter". So that side is refused.

const unwell = wordSet(`
  out off done gone cold colder freezing frozen shivering shaking chattering miserable unhappy uncomfortable uneasy scared terrified frightened nervous anxious panicking
  panicky narked narced drunk stupid useless lost ill sick blue numb toast dead finished bailing leaving surfacing quitting aborting shiver shivers shake shakes
  panic panics freeze freezes freak freaks quit bail abort hyperventilate scream screams cry die hurt hurts ache aches squeeze squeezes chatter chatters tremble trembling
  stiff exhausted knackered dizzy sluggish hot sweaty overheated overheating overheat overheats boil boils sweat sweats cook cooks melt melts roast roasts swelter woozy stressed tense worried afraid suffering struggling
`)
const bodies = wordSet(`
  ear ears tooth teeth head finger fingers toe toes hand hands foot feet lip lips sinus sinuses knee knees joints back chest heart lungs nerves face
`)
const connecting = /^(and|then|or|so|well|cos|because)$/
const selves = /^(i|im|ill|id|we|were|my|our|she|shes|he|hes|the)$/
const thoughts = /^(and|then|also|plus|but|because|so)$/
const denied = /^(not|never|dont|doesnt|isnt|arent)$/
const far = 4

/** "I'm", "I get": what follows tells how somebody is. */
const states = phraseSet(`
  im, i am, were, we are, i get, i start, i begin, i go, i turn, i feel, we get, we start, we feel, she gets, he gets, shes, hes, she feels, he feels, she is, he is
`)
/** How somebody is who wants to be there. */
const glad = wordSet(`
  happy fine ok okay good great comfortable keen interested all game able ready certified trained qualified experienced in on with after there looking diving going planning
  using bringing excited staying here from sure used not never still also a an the technical tec tech trimix doing coming back relaxed content delighted warm cosy toasty
`)

/** "Anything under 20 degrees water and I'm out." */
const measured = /^(water|waters|sea|temp|temps|temperature|temperatures|depth|deep|down)$/

const start = (line: Line, end: number): number => {
  let at = measured.test(wordAt(line, end)) && !line.words[end]?.isBreak ? end + 1 : end
  while (connecting.test(wordAt(line, at))) at++
  return at
}

/** Where it ends that somebody is not well past a number that ends here; null where nothing of the kind is said. */
export const unwellUntil = (line: Line, end: number): number | null => {
  const at = start(line, end)
  if (!selves.test(wordAt(line, at))) return null
  const isBody = bodies.has(wordAt(line, at + 1))
  for (let each = at + 1; each <= at + far && !line.words[each]?.isBreak; each++) {
    const word = wordAt(line, each)
    if (line.words[each]?.value != null || thoughts.test(word)) break
    // "The least I get out of bed for."
    if (/^of (bed|my way|the house)/.test(phraseAt(line, each + 1, 3))) return null
    if (unwell.has(word))
      return [each - 1, each - 2].some((no) => denied.test(wordAt(line, no))) ? null : each + 1
  }
  return isBody ? at + 2 : null
}

/** Whether somebody tells how they are past a number, in words that nobody knows: then the safe reading is taken. */
export const isUneasy = (line: Line, end: number): boolean => {
  const state = phraseFrom(line, states, start(line, end))
  const word = state ? line.words[state.at + state.size] : undefined
  return word !== undefined && !word.isBreak && word.value === null && !glad.has(word.text)
}
