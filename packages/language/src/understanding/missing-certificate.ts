import { isNegator } from './negators-before.ts'
import { allPhrases, type Phrases, phraseSet } from './phrases.ts'
import { type Line, phraseAt, take, untaken, wordAt } from './words.ts'

const advanced = phraseSet(`
  aow, aowd, aow cert, aow card, aow certification, advanced open water, advanced certification, advanced certificate, advanced cert, advanced course, advanced card, advanced ticket, advanced licence, advanced license,
  advanced training, advanced qualification
`)
const ofCaves = phraseSet(`
  cave cert, cave certificate, cave certification, cave card, cave course, cave training, cave licence, cave license, cave qualification, cave ticket,
  cavern cert, cavern certificate, cavern certification, cavern training, cave certified, cave trained, cave qualified, full cave, full cave cert
`)
const between =
  /^(a|an|my|our|the|have|has|got|done|did|do|need|needs|needing|for|any|of|yet|finished|completed|with|taken|passed|your|her|his)$/

/** Whether one of these is what somebody lacks. Its words are taken. */
const lacks = (line: Line, certificates: Phrases<true>): boolean =>
  allPhrases(untaken(line), certificates).some(({ at, size }) => {
    let before = at - 1
    while (between.test(wordAt(line, before)) && !line.words[before + 1]?.isBreak) before--
    if (line.words[before + 1]?.isBreak || !(isNegator(line, before) || wordAt(line, before) === 'non'))
      return false
    take(line, before, at + size - before)
    return true
  })

/** "I don't have AOW yet", "without an advanced certification": who lacks it dives where a beginner may. */
export const lacksCertificate = (line: Line): boolean => lacks(line, advanced)

const whose = '(?:my|our|her|his|their|the)'
const courses =
  '(?:(?:dive|diving|scuba|padi|ssi|first|basic|certification) )*(?:course|card|cert|certificate|certification)'
const lately =
  '(?:(?:only )?just(?: now)?|recently|yesterday|today|this (?:week|month|year|summer|spring)|last (?:week|weekend|month|year|summer|spring|autumn|winter|fall|night|friday|saturday|sunday|monday)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:a|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|couple of|few|a couple of|a few|\\d+) (?:days?|weeks?|months?) ago|this morning)'
const ended =
  '(?:finish|finished|finishes|did|done|do|passed|pass|completed|complete|got|gets|had|earned|received)'
const fresh = new RegExp(
  `(?:^| )(?:${ended} ${whose} ${courses} ${lately}|(?:only )?just ${ended} ${whose} ${courses}|(?<!(?:rescue|advanced|aow|deep|nitrox|cave|cavern|tec|tech|trimix|instructor|instructors|dm|divemaster|re) )(?:certified|qualified) ${lately}|just (?:been|got|gotten) (?:certified|qualified)|${lately} (?:certified|qualified)|(?:had|has had|have had|ve had|s had) (?:my|our|her|his|their|a) (?:card|cert|ticket|certificate|certification) for (?:(?:just|only|about|all of|less than|barely) )*(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|couple of|few|a couple of|a few|\\d+) (?:whole )?(?:days?|weeks?|fortnight|months?))(?: |$)`,
)

/** "She did her course two weeks ago", "who was certified last month": the words are taken. */
export const isFreshFromCourse = (line: Line): boolean => {
  const free = untaken(line)
  const said = phraseAt(free, 0, free.words.length)
  const found = fresh.exec(said)
  if (!found) return false
  const at = said.slice(0, found.index).split(' ').filter(Boolean).length
  take(line, at, found[0].trim().split(' ').length)
  return true
}

/** "Caverns that I can do without a cave cert": nothing technical, and the caves that are asked for stay. */
export const lacksCaveCertificate = (line: Line): boolean => lacks(line, ofCaves)
