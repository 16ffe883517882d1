import { atLeast, atMost, type Comparison, type Comparisons, type Limit, less, more } from './limit-words.ts'
import { type Phrases, phrasesOf } from './phrases.ts'

// The words that measure a depth, and limit it.

export const feet = 0.3048

/** Metres of each unit. */
export const units = phrasesOf<number>([
  [
    'm, metre, meter, metros, metri, mtr, mt, msw, m deep, metre deep, metres deep, meter deep, meters deep, m depth, metres of depth, m of depth, meters of depth',
    1,
  ],
  ['ft, foot, feet, fsw, f deep, feet deep, ft deep, foot deep, ft of depth, feet of depth', feet],
  ['fathom', 1.8288],
])

/** "Not above 18 m" may be meant either way: whatever is ruled out, nothing deeper is shown. */
const below: Comparison = { ...more, staying: 'max' }

const above: Comparison = { limit: 'max', negated: 'max' }

export const limitWords: Comparisons = {
  before: phrasesOf<Comparison>([
    [
      'floor at, floor of, a floor of, hard floor, hard floor of, hard floor at, hard floor is, my floor is, cutoff at, cutoff of, cut off at, limit at, now its, now it is, now only, now just, max depth, mod, mod of, mod is, mod being, max depth of, maximum depth, maximum depth of, depth up to, depth of max, depth limit, depth limit of',
      atMost,
    ],
    [
      'max depth is under, max depth under, max depth is less than, max depth less than, max depth is below, max depth below, maximum depth is under, maximum depth under, maximum depth is less than, maximum depth less than, maximum depth is below, maximum depth below, have under, has under, having under, with under, offer under, have less than, has less than, with less than, offer less than, whose depth is under, whose depth is less than, whose depth is below, shallower than, shallower as, shallower, less deep than',
      less,
    ],
    [
      'above, higher than, higher then, higher up than, more less than, less more than, under, depth under, depth less than, depth below, upper',
      above,
    ],
    [
      'deeper as, deeper than, deeper, deeper then, more deep than, more deep then, further down than, depth over, depth more than',
      more,
    ],
    [
      'lie below, lies below, lying below, sit below, sits below, sitting below, rest below, rests below, resting below, goes below, gets below, drops below, dips below, falls below, dropping below, go below, going below, get below, getting below, dive below, drop below, well below, from below, take me below, take us below, takes me below, takes us below, get me below, get us below, gets me below, gets us below, over',
      below,
    ],
    ['below, beneath, underneath, lower than, lower then', { limit: 'max', negated: 'max' }],
    [
      'min depth, minimum depth, depth of at least, at least to, at least down to, down to at least, to at least',
      atLeast,
    ],
    ['depth', atMost],
    [
      'interested once it gets below, interested when it gets below, interested once it goes below, interesting below, fun below, reach, reaches, reaching, hit, hits, hitting, deep enough for, deep enough to get to',
      more,
    ],
    ['depth of, a depth of, at a depth of, depth around, depth about', { limit: 'about', negated: 'max' }],
  ]),
  after: phrasesOf<Limit>([
    [
      'is where it ends, is where it ends for me, is where it stops, is where it stops for me, is where im done, is where i am done, is my end, is the end of the line, i have to stop, i have to turn, i must stop, i must turn, i need to stop, i stop, we stop, i turn, we turn, we have to stop, is my lot, is our lot, is my whole lot, is the lowest, is my lowest, is our lowest, mod, over depth, or lower, or shallower, and shallower, max depth, maximum depth, depth limit, and above, or above, and up, and upward, and upwards, or up, is the floor, is my floor, is our floor, being the floor',
      'max',
    ],
    [
      'and up in depth, and upwards in depth, or more in depth, are too shallow, arent deep enough, are not deep enough, too shallow, or further down, and further down, is the shallowest, or deeper, and deeper, and below, or below, min depth, minimum depth, under depth, under max depth',
      'min',
    ],
  ]),
}

/** Words whose meaning is a depth. */
export const words = phrasesOf<'shallow' | 'deep' | 'asked'>([
  ['shallow, shallow water, not deep, not too deep, not very deep', 'shallow'],
  ['deep, deep dive, deep water, very deep', 'deep'],
  [
    'deep as i, deep as we, deep as she, deep as he, deep as my, deep as our, how deep, how shallow, too deep for, too shallow for',
    'asked',
  ],
  ['deep or shallow, shallow or deep, deep and shallow, shallow and deep, both deep and shallow', 'asked'],
])

export const depthWords: readonly Phrases<unknown>[] = [units, limitWords.before, limitWords.after, words]
