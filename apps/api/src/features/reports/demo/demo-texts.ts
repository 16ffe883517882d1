import type { Condition } from '@soundings/contract/reports'
import type { Site } from '@soundings/contract/sites'
import { listText } from '@soundings/rules/phrases'
import { numberOf, pick } from '#shared/choosing.ts'

/** What each example says at its end, so that nobody takes it for a dive. */
export const exampleMark = '*Example report, made up for a demonstration. Nobody dived it.*'

const openings = {
  happy: [
    'Finally got here, and it was worth the early start.',
    'Second time here, and still finding new corners.',
    'One of those dives that you talk about all the way home.',
    'Dropped in just after sunrise with nobody else in the water.',
    'Easy, relaxed dive, and a good one to get back into it.',
    'Went with two friends and one slow photographer, which was just the right pace.',
    'My buddy’s hundredth dive, and a fine place for it.',
    'Everything came together today.',
  ],
  content: [
    'A good dive, though not its best day.',
    'Busy when we arrived, calmer once the first boats had left.',
    'We had hoped for clearer water, and got plenty of life instead.',
    'Nice enough, and better than the forecast let us expect.',
    'Short surface interval, long dive, no complaints.',
  ],
  sober: [
    'Hard work today.',
    'Turned it early.',
    'Came at the wrong time of the year, I think.',
    'Not my best hour under water.',
  ],
} as const

const places = [
  'We spent most of the time around the {feature}, at about {depth} m.',
  'Kept to {depth} m along the {feature} and came up slowly.',
  'Down to {depth} m first, then back over the {feature}.',
  'Keep gas for the {feature}; we were at {depth} m there.',
  'Followed the {feature} at {depth} m with our left shoulder to it, and turned at half our gas.',
] as const
const depths = [
  'Stayed at {depth} m for most of it and came up slowly.',
  'Down to {depth} m first, then back the shallow way.',
  'Most of the life was at about {depth} m.',
] as const

const water: Record<Condition, readonly string[]> = {
  calm: ['No current to speak of.', 'Flat sea, easy to get in and out.'],
  'light-current': ['A gentle current did the work for us.', 'A little current, always from the same side.'],
  'strong-current': [
    'Strong current at the corner: we tucked in and waited it out.',
    'The current took us further than planned, so do carry a surface marker.',
  ],
  surge: ['Some surge in the shallows, so we stayed deeper than planned.'],
  clear: ['Bright sun and long beams of light in the shallows.', 'Blue sky above and blue water below.'],
  overcast: ['Grey sky, so a torch brought the colours back.'],
  rainy: ['It rained all the way, and below nobody cared.'],
  windy: ['Choppy on top; hold on to the ladder.'],
}

const animals = [
  'Seen on the way: {list}.',
  'Best of it: {list}.',
  'In the log: {list}.',
  'Look closely and you find them: {list}.',
] as const

const tips = [
  '**Tip:** go early, before the others do.',
  '**Tip:** take a torch; there is more under the ledges than you think.',
  'Leave enough gas for the safety stop: it is the prettiest part.',
  'Slow down and you see twice as much.',
  'I would take a kilo more next time.',
  'Ask a guide where the small things sit. We swam past half of them.',
  'Would I come back? Tomorrow.',
  'Brief the way back well; from below it all looks alike.',
] as const

/** How good it was, and what it was like. */
type Told = { rating: number; conditions: readonly Condition[]; seen: readonly string[] }
type Place = Pick<Site, 'topographicalFeatures' | 'fixedStructures' | 'depthRange'>

const moodOf = (rating: number) => (rating >= 4 ? 'happy' : rating === 3 ? 'content' : 'sober')

/** What a dive can be about and the middle of a sentence can name: words, and no names. */
const plainly = (features: readonly string[]) =>
  features
    .filter((name) => /^\p{Lu}[^\p{Lu}]*$/u.test(name) && !/buoy/i.test(name))
    .map((name) => name.toLowerCase())

const placeOf = ({ topographicalFeatures, fixedStructures, depthRange }: Place, key: string): string => {
  const features = plainly([...topographicalFeatures, ...fixedStructures])
  const { min, max } = depthRange ?? { min: 5, max: 15 }
  const depth = Math.round(min + ((Math.min(max, 30) - min) * (3 + (numberOf(`${key}/depth`) % 6))) / 10)
  const sentence = features.length > 0 ? pick(places, `${key}/place`) : pick(depths, `${key}/place`)
  const feature = features.length > 0 ? pick(features, `${key}/feature`) : ''
  return sentence.replace('{feature}', feature).replace('{depth}', String(Math.max(depth, 3)))
}

/** The notes of a made-up dive, in Markdown; the same for the same key. */
export const demoNotes = (site: Place, { rating, conditions, seen }: Told, key: string): string => {
  const felt = conditions.map((one) => pick(water[one], `${key}/${one}`))
  const saw =
    seen.length === 0 ? [] : [pick(animals, `${key}/animals`).replace('{list}', listText(seen, 'and'))]
  const tip = numberOf(`${key}/tipped`) % 3 === 0 ? [] : [pick(tips, `${key}/tip`)]
  const dive = [pick(openings[moodOf(rating)], `${key}/opening`), placeOf(site, key), ...felt.slice(0, 2)]
  return [dive.join(' '), [...saw, ...tip].join(' '), exampleMark].filter(Boolean).join('\n\n')
}
