import type { Difficulty } from '@soundings/contract/site-fields'
import { atLeast, atMost, type Comparison, type Comparisons, type Limit, less, more } from './limit-words.ts'
import { phraseSet, phrasesOf } from './phrases.ts'

/** Who dives, by certificates and in plain words. No level implies a depth: how deep somebody may go is theirs to say. */
export const levelWords = phrasesOf<Difficulty>([
  [
    'newish diver, newish, beginner, beginner friendly, absolute beginner, trainee, first ocean dive, first sea dive, first open sea dive, first ever dive, first ever open sea dive, first ever ocean dive, first ever sea dive, newcomer, rookie, noob, greenhorn, brand new diver, brand new divers, brand new to diving, brand new to scuba, us is brand new, brand new open water diver, brand new open water divers, next to no experience, next to no diving experience, hardly any diving experience, no diving experience, little diving experience, novice, newbie, newbies, new diver, fresh diver, fresh divers, newly certified, newly qualified, just qualified, only just qualified, only just certified, recently qualified, freshly qualified',
    'beginner',
  ],
  [
    `
      inexperienced, just certified, freshly certified, first dive, first dives, first time, try dive, dsd,
      discover scuba
    `,
    'beginner',
  ],
  [
    'ocean diver, bsac ocean diver, one star diver, 1 star diver, cmas 1 star, cmas one star diver, one cmas star, 1 cmas star, beginners licence, beginner licence, beginners license, beginner license, beginners cert, beginners ticket, basic cert, basic certificate, basic certification, basic licence, basic license, open water, open water diver, open water course, ow, owd, ow diver, padi open water, cmas 1, cmas one star, n1, niveau 1, scuba diver',
    'beginner',
  ],
  [
    `
      chill, laid back, relaxing, mellow, baby steps, jittery, rusty, rusty diver, refresher, nervous, nervous diver, anxious, after the course, after my course, after our course, just got certified, got certified,
      recently certified, just learned, just learnt, just passed, still learning, learner, just starting out, only just started diving, new to this, new at this, new to scuba, new to diving, never dived, first timer, kid friendly, family friendly, easiest,
      easy, easy dive, simple, relaxed, gentle, child, kid, children
    `,
    'beginner',
  ],
  [
    'sports diver, bsac sports diver, intermediate, moderately experienced, moderately experienced diver, fairly experienced, fairly experienced diver, reasonably experienced, reasonably experienced diver, middling, middling diver, medium difficulty, moderate, some experience, n2, niveau 2',
    'intermediate',
  ],
  [
    'advanced, advanced diver, aow, aowd, aow diver, advanced open water, advanced open water diver, cmas 2, cmas two star, cmas 2 star, two cmas star, 2 cmas star, two star diver, 2 star diver, cmas 3, cmas three star, cmas 3 star, three cmas star, 3 cmas star, three star diver, 3 star diver, n3, niveau 3, deep speciality, deep specialty',
    'advanced',
  ],
  [
    `
      experienced, experienced diver, seasoned, seasoned diver, veteran diver, challenging, difficult, demanding, hardest, toughest, most difficult,
      most challenging, tough, hard, rescue diver, rescue, divemaster
    `,
    'advanced',
  ],
  [
    `
      technical, technical diver, tech ticket, tec ticket, technical ticket, tec, tech, tek, tec diver, tech diver, trimix, ccr, rebreather, expert,
      expert only
    `,
    'technical',
  ],
  [
    'deco dive, decompression dive, deco diving, decompression diving, cave diver, cave certified, cave certified diver, certified cave diver, cave trained, cave trained diver, full cave',
    'technical',
  ],
])

/** They rule out what is advanced, and ask for no beginner's dive. */
export const nothingWild = phraseSet(
  'nothing hardcore, nothing gnarly, nothing extreme, nothing too hardcore, nothing crazy, nothing wild, nothing too wild, nothing too crazy, nothing too gnarly, nothing insane, nothing scary, nothing too scary, nothing hairy, nothing too hairy',
)

/** Before one of these, "easy" and "hard" tell of something else than the dive. */
export const others = new Set(['entry', 'access', 'to', 'bottom'])
/** "Hard coral" is an animal, and "easy coral reefs" are easy. */
export const corals = new Set(['coral', 'corals'])

export const hardness = new Set([
  'easy',
  'easiest',
  'simple',
  'gentle',
  'hard',
  'hardest',
  'difficult',
  'tough',
])

/** "Nothing above intermediate", "advanced or easier". */
export const limitWords: Comparisons = {
  before: phrasesOf<Comparison>([
    [
      `
        harder than, more difficult than, tougher than, more demanding than, more challenging than, more advanced than, above, beyond,
        over, more than, higher than, past, harder then
      `,
      more,
    ],
    [
      'too hard for a, too hard for, too difficult for, too difficult for a, too much for, too much for a, too tough for, too challenging for',
      more,
    ],
    [
      'easier than, below, under, less than, lower than, less demanding than, short of, less advanced than, simpler than',
      less,
    ],
    [
      'the hardest i can do is, the hardest i do is, the hardest we can do is, the hardest we do is, hardest i can do is, hardest i can manage is, the most i can do is, my limit is, our limit is, limit is, my max is, up to and including, up to, at most, max, maximum, max level, maximum level, no more than, not more than, no higher than, no harder than',
      atMost,
    ],
    ['at least, minimum, min, minimum level, min level', atLeast],
  ]),
  after: phrasesOf<Limit>([
    [
      'is as hard as, is as difficult as, is as tough as, is my limit, is our limit, is the limit, is the max, is the hardest, is as far as, is all i can do, is enough, is plenty, and nothing harder, and nothing tougher, or below, or easier, and below, or lower, and easier, and not a notch harder, and not a bit harder, not a notch harder, not a bit harder, and no harder, and not harder, no harder, not harder, but no harder, but not harder, nothing harder, nothing tougher, at the hardest, at its hardest, at the toughest, at most, at the most, at the very most, max, maximum, or less, tops',
      'max',
    ],
    [
      'or above, or harder, and above, or higher, and up, and upward, at least, minimum, or more, plus, or better',
      'min',
    ],
  ]),
}
