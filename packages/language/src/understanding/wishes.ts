import { animalsNamed } from './animal-names.ts'
import { kindWords } from './kind-words.ts'
import type { Span } from './learnt/name-features.ts'
import { wishTold } from './learnt/wish.ts'
import { isKept } from './negation.ts'
import { allPhrases } from './phrases.ts'
import { type Line, untaken } from './words.ts'

// Whether an animal or a kind of dive is wanted, where no rule knows the words.

/** All animals and kinds of dives that a question names. */
export const thingsNamed = (line: Line): readonly Span[] => {
  const free = untaken(line)
  const animals = animalsNamed(free)
  const kinds = allPhrases(free, kindWords).filter(
    (kind) => !animals.some(({ at, size }) => at < kind.at + kind.size && kind.at < at + size),
  )
  return [...animals, ...kinds].sort((one, other) => one.at - other.at)
}

/** How sure it must be, in log-odds: a wish that is dropped or turned round is worse than one too many. */
const sure = { unwanted: 0.7, notWished: -0.7, told: -1.2 } as const

/** What is said of one of the things that are `named`: "I will not get in with great whites", "saw hammerheads last year". */
export const wishFor = (
  line: Line,
  { at, size }: Span,
  named: readonly Span[],
): 'wanted' | 'unwanted' | 'told' => {
  const others = named.filter((each) => each.at !== at)
  // Where nothing else is said, nothing else can be wanted.
  if (isKept(line, at) || !(others.length > 0 || line.taken.some(Boolean))) return 'wanted'
  const { wished, shunned } = wishTold(line, { at, size }, others)
  if (shunned > sure.unwanted && wished < sure.notWished) return 'unwanted'
  return wished < sure.told ? 'told' : 'wanted'
}
