import { animalsNamed } from './animal-names.ts'
import { kindWords } from './kind-words.ts'
import type { Span } from './learnt/name-features.ts'
import { wishTold } from './learnt/wish.ts'
import { isKept } from './negation.ts'
import { allPhrases } from './phrases.ts'
import { canTell } from './telling.ts'
import { clauseEnd, clauseFrom, clauseStart, type Line, phraseAt, untaken, wordAt } from './words.ts'

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
const sure = { unwanted: 0.7, notWished: -0.7, told: -1.5 } as const

const few = '(?: (?!than |but |not |no |without |instead |away )[a-z]+){0,3}'
const wish = new RegExp(
  [
    `(?<!(?:^| )(?:was|were|been|be|else|everyone|everybody|others|they|friends) )(?:^|(?<= ))(?:(?:would|id|wed|we would|i would) (?:really |so |just )?(?:love|like|enjoy)|looking for|hoping for|hope for|keen on|really want|we want|i want)${few}$`,
    // "Sites that can be dived from shore and have a wreck."
    '(?:that|which|also|and|sites|places|spots|dives) (?:have|has|having|got)(?: (?:a|an|some|any|the|good|nice|also|at least|one))*$',
    '(?:^| )(?:chances?|odds) (?:of|at)(?: (?:seeing|spotting|meeting|finding|encountering))?(?: (?:a|an|some|any|the))?(?: [a-z]+)?$',
    '(?:^|m |re |am |are |really |totally )into(?: (?:big|small|old|deep))?$',
    '(?:^| )(?:wife|husband|son|daughter|partner|girlfriend|boyfriend|friend|he|she|i|we|me|us) (?:really |mostly |only )?(?:photographs?|films?|adores?|loves?|collects?|is after|is into|are after|am after|dreams? of|is crazy about|is mad about|(?:is |am |are )?obsessed (?:with|by)|goes (?:mad|crazy|nuts) for|is nuts about)(?: to see)?(?: the| a| some)*$',
    '(?:^| )(?:sister|brother|mum|mom|dad|mate|buddy) (?:is |are )?(?:obsessed (?:with|by)|mad about|crazy about)(?: the| a| some)*$',
    '(?:^| )(?:never|cant|not) (?:get |gets |got |grow |be )?(?:tired|bored|enough|sick)(?: of)?(?: the)?$',
    '(?:^| )(?:keep|keeping|stick with|sticking with|stick to)(?: (?:the|my|our))?$',
    '(?:^| )(?:anything|anywhere|somewhere) (?:but|except) [a-z]+ for(?: some| the| good)*$',
    '(?:^| )never (?:yet )?(?:saw|seen|met|dived|dove|done|had)(?: (?:a|an|any|the|real))*$',
  ].join('|'),
)
const farWish = 7

const noTrouble =
  /^(?:arent|isnt|wont be|(?:are|is|would be|will be) (?:not|no|never)) (?:(?:a|any) )?(?:problem|issue|bother|obstacle)(?: |$)/

/** "Caves are not a problem, I'm full cave." */
const isNoTrouble = (line: Line, end: number): boolean =>
  !line.words[end]?.isBreak &&
  noTrouble.test(phraseAt(line, end, Math.min(farPresence, line.words.length - end)))

const behindBut = /(?:^| )but(?: also| only| just| with| some| for)*$/

/** "Not too cold but pinnacles", where "anything but wrecks" has been heard; "but sharks please not" turns them down. */
const isBehindBut = (line: Line, at: number, end: number): boolean => {
  const from = Math.max(0, at - farWish)
  if (!behindBut.test(phraseAt(line, from, at - from))) return false
  for (let each = end; each < line.words.length && !line.words[each]?.isBreak; each++)
    if (turningDown.test(wordAt(line, each))) return false
  return true
}

const seen = '(?:seen|found|around|about|spotted|encountered|there|common|likely)'
const behindWhere = /(?:^| )where(?: the| some)*$/
const present = new RegExp(
  `^(?:or [a-z]+(?: [a-z]+)? )?(?:(?:are|can be|may be|might be|is) (?:often |commonly |regularly |sometimes |usually )?${seen}|about|around)(?: |$)`,
)
const farPresence = 7

const outWhen =
  /^(?:are|is) out (?:in|during) (?:which|what|spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december)(?: |$)/

const listed =
  /^(?:(?:is|are|were|was) )?(?:still |high |top )*(?:on|of) (?:the|my|our|her|his|their) (?:wish |bucket |to do )?(?:list|wishlist|menu)(?: |$)/

/** "Hammerheads are on the wish list." */
const isOnList = (line: Line, end: number): boolean =>
  !line.words[end]?.isBreak &&
  listed.test(phraseAt(line, end, Math.min(farPresence, line.words.length - end)))

const asking = /(?:^| )(?:where|which|what|any|find|show|looking|recommend|want|see)(?: |$)/

const isRefusing = ({ words }: Line): boolean =>
  words.some(({ text }) => /^(no|not|never|so|because|skip|avoid)$/.test(text))

/** "Blue sharks or mobula rays are seen", "angel sharks about". */
const isPresent = (line: Line, at: number, end: number): boolean => {
  const from = Math.max(0, at - farPresence)
  // "Whale sharks are out in which month?"
  if (outWhen.test(phraseAt(line, end, Math.min(4, line.words.length - end))) && !isRefusing(line))
    return true
  if (isTurningDown(line)) return false
  if (line.words.slice(from, at).some(({ text }) => /^(if|when|whenever|once)$/.test(text))) return false
  if (behindWhere.test(phraseAt(line, from, at - from))) return true
  return (
    !line.words[end]?.isBreak &&
    present.test(phraseAt(line, end, Math.min(farPresence, line.words.length - end)))
  )
}

/** "Would love some advanced wreck diving": said outright, in its clause. */
const isAskedFor = (line: Line, at: number, size: number): boolean => {
  if (
    isOnList(line, at + size) ||
    isNoTrouble(line, at + size) ||
    isPresent(line, at, at + size) ||
    isBehindBut(line, at, at + size)
  )
    return true
  let from = Math.max(0, at - farWish)
  for (let each = at; each > from; each--) if (line.words[each]?.isBreak) from = each
  return wish.test(phraseAt(line, from, at - from))
}

/** One of these stands wherever something is turned down; the weights alone would now and then hear it in a plain wish. */
const turningDown =
  /^(no|not|none|nothing|nope|nah|never|nor|neither|without|minus|except|hate|hates|hated|hating|loathe|detest|dislike|dislikes|disliked|afraid|scared|fear|fears|fearful|terrified|terrifies|petrified|phobia|phobic|avoid|avoids|avoiding|skip|skipping|enough|tired|bored|boring|bores|sick|fed|over|done|rather|instead|leave|leaves|forget|spare|allergic|creep|creeps|creepy|freak|freaks|freaked|panic|panics|claustrophobic|claustrophobia|nervous|anxious|put|puts|away|off|stay|less|free|last|ruin|ruins|worst|dread|dreads|refuse|refuses|ban|banned|too|pass|overrated|nightmare|nightmares|horror|uncomfortable|uneasy|squeamish|gives|thing|out|but|only|just|wary|clear|lose|hold|interest|interested|bother|bothered|fussed|care|cares|keen|fan|(?:do|does|did|is|are|was|were|has|have|had|wo|ca|could|would|should|must|need|ai|sha)nt|cannot)$/

const isTurningDown = ({ words }: Line): boolean => words.some(({ text }) => turningDown.test(text))

/** "Pinnacles, but we already did the Similans, so not there": what follows is said of a place. */
const isBeforePlace = (line: Line, at: number, named: readonly Span[]): boolean => {
  const but = line.words.findIndex(({ text }, each) => each > at && text === 'but')
  return (
    but > at &&
    !line.words.slice(0, but).some(({ text }) => turningDown.test(text)) &&
    !named.some((other) => other.at > but) &&
    line.names?.some((isName, each) => isName && each > but) === true
  )
}

const pointing = /^(ones?|them|they|those|else|others?|another|more)$/

/** "I've done every wreck in Egypt. Where else can I find good ones?", "still no seahorse. Which site has them?" */
const isMeantLater = (line: Line, at: number): boolean =>
  line.words.some(
    ({ text }, each) =>
      each >= clauseEnd(line, at) &&
      pointing.test(text) &&
      asking.test(clauseFrom(line, clauseStart(line, each))),
  )

/** "Seen weedies already": another one is wanted. */
const isSeenAlready = (line: Line, at: number, end: number): boolean =>
  /^(seen|saw|met|done|did|had|photographed)$/.test(wordAt(line, at - 1)) &&
  wordAt(line, end) === 'already' &&
  !line.words[end]?.isBreak

const notInside =
  /(?:^| )(?:no|not|never|without|wont|cant|dont) (?:(?:go|going|swim|swimming|get|getting|head|heading) )?(?:inside|into|penetrating|penetrate|entering|enter)(?: the| any)?$/

const hurtBy =
  /(?:^| )(?:stung|bitten|attacked|chased|freaked out|terrified|frightened) by(?: (?:a|an|the|some))*$/

/** "No going inside wrecks", "we got stung by jellyfish": turned down, whatever else is said. */
const isRefused = (line: Line, at: number): boolean =>
  [notInside, hurtBy].some((words) => words.test(phraseAt(line, Math.max(0, at - 5), Math.min(5, at))))

const usually = /(?:^| )(?:always|usually|normally|mostly) (?:do|dive|did|dived|go for)(?: the)?$/
const thisTime = /(?:^| )(?:this time|for once|for a change|instead|now|rather)(?: |$)/

/** "We always do the reefs and this time want wrecks." */
const isUsual = (line: Line, at: number): boolean =>
  usually.test(phraseAt(line, Math.max(0, at - 4), Math.min(4, at))) &&
  thisTime.test(phraseAt(line, at, line.words.length - at))

/** What is said of one of the things that are `named`: "I will not get in with great whites", "saw hammerheads last year". */
export const wishFor = (
  line: Line,
  { at, size }: Span,
  named: readonly Span[],
): 'wanted' | 'unwanted' | 'told' => {
  const others = named.filter((each) => each.at !== at)
  // Where nothing else is said, nothing else can be wanted.
  if (isSeenAlready(line, at, at + size) && others.length > 0) return 'told'
  if (isRefused(line, at)) return 'unwanted'
  if (others.length > 0 && isUsual(line, at)) return 'told'
  if (isBeforePlace(line, at, others) || (others.length === 0 && isMeantLater(line, at))) return 'wanted'
  if (isKept(line, at) || isAskedFor(line, at, size) || !(others.length > 0 || line.taken.some(Boolean)))
    return 'wanted'
  const { wished, shunned } = wishTold(line, { at, size }, others)
  if (shunned > sure.unwanted && wished < sure.notWished && isTurningDown(line)) return 'unwanted'
  return wished < sure.told && canTell(line) ? 'told' : 'wanted'
}
