import { type Line, phraseAt, wordAt } from './words.ts'

// "Us" is the country in "US wrecks" and "a trip to us", and people in "all of us".

const leaving =
  /^(trip|trips|going|go|travel|travelling|traveling|flying|fly|flight|moving|move|back|heading|visit|visits)$/

/** "All of us", "of no interest to us" are no country, "a trip to us" is one. */
export const isOfUs = (line: Line, at: number) =>
  wordAt(line, at) === 'us' &&
  (/^(of|around|near|behind|under|above|after|show|shows|give|gives|tell|tells|let|lets|take|takes|help|helps|suit|suits|bring|brings|send|sends|offer|recommend|suggest|both|all|join|joins|teach|teaches)$/.test(
    wordAt(line, at - 1),
  ) ||
    (/^(to|for|with|by)$/.test(wordAt(line, at - 1)) && !leaving.test(wordAt(line, at - 2))))

const beforeUs =
  /^(a|an|any|the|some|which|what|best|top|good|great|another|mainland|continental|nearest|closest|cold|warm|deep|deepest|freshwater|famous|other|all|no)$/
/** What is said to be of the US, or English: "US wrecks", "an English quarry". */
export const ofTheUs =
  /^(wrecks?|shipwrecks?|reefs?|sites?|dives?|spots?|diving|caves?|caverns?|springs?|quarr(?:y|ies)|lakes?|walls?|coasts?|waters|mainland|states?|territor(?:y|ies)|east|west|gulf|atlantic|pacific|shores?|side)$/

/** "A US wreck", "US east coast wrecks". */
export const isOfTheUs = (line: Line, at: number): boolean =>
  wordAt(line, at) === 'us' &&
  (at === 0 || line.words[at]?.isBreak === true || beforeUs.test(wordAt(line, at - 1))) &&
  (ofTheUs.test(wordAt(line, at + 1)) || phraseAt(line, at + 1, 2) === 'great lakes') &&
  !line.words[at + 1]?.isBreak
