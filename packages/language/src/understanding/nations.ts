import type { Named } from './locations.ts'
import { type Line, wordAt } from './words.ts'

// Nations that say whose something is, and not where: of ships, wrecks and divers.

export const nationalities =
  /^(german|italian|british|english|american|us|usa|japanese|french|dutch|greek|russian|soviet|spanish|portuguese|turkish|norwegian|danish|swedish|polish|australian|canadian|egyptian|israeli|cuban|mexican|chinese|indian|korean|belgian|irish|scottish|austrian|croatian|yugoslav|maltese|brazilian|argentinian|argentine|finnish)$/
const vessels =
  /^(ships?|steamships?|steamers?|freighters?|tankers?|cargo|merchant|warships?|frigates?|destroyers?|cruisers?|battleships?|submarines?|subs?|uboats?|minesweepers?|minelayers?|torpedo|tugs?|tugboats?|trawlers?|ferry|ferries|liners?|boats?|vessels?|bombers?|fleets?|fighters?|aircraft|planes?|aeroplanes?|airplanes?|carriers?|patrol|coastguard|guard|navy|naval|troopships?|troop|transports?|collier|schooners?|galleons?|barges?|lst|landing|supply|hospital|passenger|sailing|agents?|troops?|soldiers?|spies|commandos?|pilots?|sailors?|forces|army|airmen)$/
/** "An Italian wreck in Egypt". */
const isWreckElsewhere = (line: Line, at: number): boolean =>
  /^(wrecks?|shipwrecks?)$/.test(wordAt(line, at)) &&
  /^(in|off|near|at|around)$/.test(wordAt(line, at + 1)) &&
  // "English wrecks at 30 metres."
  line.words[at + 2]?.value == null

const farVessel = 3

export const people =
  /^(beginners?|divers?|visitors?|tourists?|newbies|snorkell?ers?|friends|couple|couples|family|guys|girls|folks|students|pensioners|club|group|team|people|im|am|are|were|come|comes|us|kids|lads|mates|retirees|sisters|brothers)$/

const farPerson = 2

/** "The French blew it up": people, and not where. */
export const isPeople = (line: Line, at: number): boolean =>
  wordAt(line, at - 1) === 'the' &&
  /^(french|germans?|british|english|italians?|japanese|americans?|dutch|russians?|spanish|turks|greeks)$/.test(
    wordAt(line, at),
  ) &&
  /^(sank|sunk|blew|built|left|lost|navy|had|shot|threw|put|dug|made|[a-z]{3,}ed)$/.test(wordAt(line, at + 1))

/** "A Dutch couple", "French divers", "we are German": who asks, and not where. */
export const isNationOfAsker = (line: Line, at: number): boolean => {
  if (/^(im|am|are|were)$/.test(wordAt(line, at - 1))) return true
  for (let each = at + 1; each <= at + farPerson && !line.words[each]?.isBreak; each++)
    if (people.test(wordAt(line, each))) return true
  return false
}

export const isVesselsNation = (line: Line, { at, size }: Named): boolean =>
  size === 1 &&
  nationalities.test(wordAt(line, at)) &&
  Array.from({ length: farVessel }, (_, each) => at + 1 + each).some(
    (each) =>
      (vessels.test(wordAt(line, each)) || isWreckElsewhere(line, each)) &&
      !line.words.slice(at + 1, each + 1).some(({ isBreak }) => isBreak),
  )

/** "The Japanese wrecks", where a place is named besides. */
export const isWrecksNation = (line: Line, { at, size, place }: Named): boolean =>
  place !== undefined &&
  size === 1 &&
  nationalities.test(wordAt(line, at)) &&
  /^(wrecks?|shipwrecks?)$/.test(wordAt(line, at + 1)) &&
  !line.words[at + 1]?.isBreak
