import { clauseFrom, type Line, phraseAt, wordAt } from './words.ts'

// What is for more divers than those of a level: "advanced not required", "not only for experts".

const alone = '(?:just|only|solely|exclusively|purely|merely|strictly|reserved|restricted)'
const forWhom =
  '(?: suitable| good| meant| aimed| open)? (?:for|at|to)(?: (?:the|a|super|very|really|highly|most))*$'
const notOnly = new RegExp(
  `(?:^| )(?:not|isnt|arent|aint|doesnt need to be|dont have to be) ${alone}${forWhom}`,
)
/** "Not something only advanced people can do." */
const notOnlyThey = new RegExp(
  `(?:^| )(?:not|nothing|isnt|arent)(?: (?:something|anything|somewhere|anywhere|sites|places|dives|ones|what))?(?: (?:that|which))? ${alone}$`,
)
const noneOnly = new RegExp(
  `(?:^| )(?:no|nothing|without|avoid|avoiding|skip|hide|leave out|(?:dont|do not|doesnt|wont|cant|never)(?: [a-z]+)?)(?: (?:any|anything|sites?|dives?|places?|spots?|ones|stuff))*(?: (?:thats|thatre|that is|that are|which is|which are))? ${alone}${forWhom}`,
)
const farBefore = 12

/** The words of a clause before a place in it. */
export const clauseBefore = (line: Line, at: number): string => {
  let from = at
  while (from > 0 && from > at - farBefore && !line.words[from]?.isBreak) from--
  return phraseAt(line, from, at - from)
}

const notRequired =
  /^(?:(?:is|are|be|card|cert|level|training|skills?) )*(?:not|isnt|arent|never) ?(?:required|needed|necessary|compulsory|mandatory|obligatory|a must)(?: for(?: it| them| that)?)?(?: please| thanks| thank you)?$|^(?:is |are )?unnecessary$/
const holding = /(?:^| )(?:i|we|im|were|he|she|they)(?: (?:have|am|are|is|has|ve|got|hold|an|a))*$/

/** "Advanced not required": others than these. */
export const isNotRequired = (line: Line, at: number, size: number): boolean => {
  const end = at + size
  return (
    !line.words[end]?.isBreak &&
    notRequired.test(clauseFrom(line, end)) &&
    !holding.test(phraseAt(line, Math.max(0, at - 4), Math.min(4, at)))
  )
}

/** "Not just for experienced divers", "nothing that's only for experts": for others as well. */
export const isNotOnly = (line: Line, at: number): boolean => {
  const before = clauseBefore(line, at)
  return notOnly.test(before) || notOnlyThey.test(before) || noneOnly.test(before)
}

/** Whether others than these are asked for: who dives less well must not be sent to what only they may dive. */
export const isForOthers = (line: Line, at: number, size: number): boolean =>
  isNotOnly(line, at) ||
  (isNeededOf(line, at) && !/^(guides?|instructor|dm|divemaster|as)$/.test(wordAt(line, at + size)))

const needing =
  /(?:^| )(?:you|i|we|one|she|he|divers|that|which|sites|dives|places|wrecks|reefs|spots) (?:dont|doesnt|do not|does not|wont|will not) (?:need|have to be|need to be|require|demand|call for|ask for)(?: (?:a|an|any|to be|being|you to be|to have))*$/

/** "Wrecks you don't need a tech ticket for", "sites that don't demand an advanced diver". */
const isNeededOf = (line: Line, at: number): boolean => needing.test(clauseBefore(line, at))
