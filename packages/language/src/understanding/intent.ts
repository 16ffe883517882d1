import { allPhrases, phraseSet, says, takeAll } from './phrases.ts'
import type { Line } from './words.ts'

/** Nothing that this service knows about. */
const elsewhere = phraseSet(`
  president, prime minister, election, politics, politician, government, parliament, war in, vote for,
  stock, stock market, bitcoin, crypto, python, javascript, java code, typescript, sql, source code,
  write code, write a program, write a script, a function that, regex, html, poem, write a poem,
  tell me a joke, tell a joke, know a joke, know any jokes, any jokes, another joke, a joke about, a joke please, with a joke, story about, write a story, essay, write an essay, song, song lyrics, lyrics, recipe,
  cook, bake, movie, tv show, football, soccer, basketball, world cup, translate, translation,
  pizza, sushi, capital of, homework, mathematics, math, equation, square root, weather forecast, weather on land,
  weather in, weather tomorrow, weather today, rain tomorrow, will it rain, does it rain, is it raining, rain on, horoscope, meaning of life, who are you,
  are you human, are you an ai, are you a robot, your name, chatgpt, gpt, openai, language model,
  system prompt, developer mode, jailbreak, api key, password, flight to, flight from, cheap flight, cheapest flight, book me a, book us a, book a boat, book a table, reserve me a, reserve us a, reserve a table, reserve a boat, reserve a spot, reserve a place, visa, car rental,
  clear my mask, clear a mask, clear your mask, clear the mask, mask clearing, what is nitrox, should i buy,
  which regulator, what regulator, best regulator, which bcd, best bcd, rent a car, train to, bus to, exchange rate, currency, tax,
  legal to take, legal to collect, legal to hunt, legal to spear, legal to catch, law on taking, law on catching, laws on taking, laws on catching, fishing license, fishing licence, bag limit
`)

/** Orders to somebody who takes orders from texts. Here they are words that mean nothing. */
const orders = phraseSet(`
  ignore previous instruction, ignore all previous instruction, ignore your instruction,
  ignore the instruction, ignore all instruction, ignore the above, ignore everything above,
  ignore all prior instruction, ignore prior instruction, ignore your previous instruction,
  ignore any instruction, ignore my previous instruction, ignore all the instruction,
  disregard previous instruction, disregard your instruction, disregard all previous instruction,
  disregard the above, ignore your rule, ignore the rule, ignore all rule, ignore all your rule,
  disregard your rule, disregard the rule, forget your rule, forget your instruction, forget all instruction, forget previous instruction,
  forget everything, forget all previous instruction, forget your previous instruction,
  override your instruction, override the rules, break the rules, you are now, pretend to be,
  pretend you are, act as, reveal your, reveal the system prompt, print your instruction,
  show your instruction, show your prompt, repeat your instruction
`)

/** Takes away what tries to give orders; tells whether there was any. */
export const takeOrders = (line: Line): boolean => takeAll(line, orders).length > 0

export const isElsewhere = (line: Line): boolean => allPhrases(line, elsewhere).length > 0

/** What asks for sites by what they are, or where. */
const sitesNamed = phraseSet(`
  training site, training sites, dive site, dive sites, sites, which site, what site, where to dive, where to go, where should i go, where should we go, where shall we go, where do i go, where do we go, where can i dive, where can we dive, where could we dive, where could i dive,
  where should i dive, where should we dive, where shall we dive, where would you dive, where can i go diving, where can we go diving, where would be good,
  where is good, wheres good, where while, where in, where around, where near, where can he dive, where can she dive, where can they dive, where can my, where could my,
  best dives, best dive, best diving, good dive, good dives, good diving, easy dive, easy dives,
  spots, spot, places to dive, place to dive, dive spot, dive spots, places, somewhere, any dives, any reef, any reefs, any wreck, which reef, which reefs, which dives, what dives,
  lies within, whats within, what is within, is there within, anything within, everything within, which wrecks, which wreck, shore dives, things to dive, wrecks in, reefs in, dives in, dives around, dives near, where do,
  what should we pick, what should i pick, which should we pick, which should i pick, what would you pick, which would you pick, which one would you pick, what do we pick, what shall we pick,
  what should we choose, what should i choose, what would you choose, what could i dive, what can i dive, what should we dive, which should we dive, what shall we dive, what could we dive, what would you dive, what can we dive,
  what should i do in, what should we do in, what to dive, what to do in, which ones should we, must do dives, dives worth, whats in season, what is in season, whats good in, whats good this, where is in season
`)
/** What asks for something, and for sites where nothing else is said. */
const wishing = phraseSet(`
  recommend, recommendation, suggest, suggestion, show me, dont show, do not show, never show, find me, looking for, ideas
`)

/** Whether sites are asked for outright. */
export const asksForSites = (line: Line): boolean => speaksOfSites(line) || says(line, wishing)

const kindsOfSites =
  /^(sites|spots|dives|wrecks|reefs|walls|caves|caverns|cenotes|lakes|quarries|bays|beaches|islands|gardens)$/
const farKind = 4

/** "Which of the good wrecks", "what easy reefs". */
const asksWhich = ({ words }: Line): boolean =>
  words.some(
    ({ text }, at) =>
      /^(which|what)$/.test(text) &&
      words
        .slice(at + 1, at + 1 + farKind)
        .some(
          (word, each, rest) =>
            kindsOfSites.test(word.text) && !rest.slice(0, each + 1).some((one) => one.isBreak),
        ),
  )

/** Whether sites are asked for by what they are, and not only something. */
export const speaksOfSites = (line: Line): boolean => says(line, sitesNamed) || asksWhich(line)

/** What speaks of diving without naming a kind, a level or an animal. */
const diving = phraseSet(`
  dive, diving, diver, scuba, dive site, snorkel, snorkeling, snorkelling, freediving, freedive, underwater,
  liveaboard, night dive, house reef, nitrox, visibility, viz, vis, wreck, sunken, sub, coral, macro,
  photography, photo, swim through, jetty, pier, marine life, marine, fish, wildlife, current, dived, padi,
  ssi, site, tidal, tide, volcano, volcanic, spring, bubble, lava, stream, ruin, statue, museum, sculpture,
  plane, aeroplane, airplane, ship, boat, anchor, cannon, tunnel, arch, canyon, kelp, seagrass, mangrove, island, bay,
  buceo, bucear, plongee, plonger, tauchen, tauchplatz, immersione, immersioni, duiken, mergulho, dykning,
  tanker, liner, cruise liner, sunk, sank, sinking, freighter, ferry, destroyer, battleship, carrier, aircraft, bomber, trawler, steamer, minesweeper, tug, warship, vessel, uboat, cargo, shipwreck, torpedoed, capsized, ran aground, wrecked, scuttled,
  breakwater, harbour, harbor, marina, quay, wharf, cove, lagoon, ridge, buoy, headland, estuary, fjord, loch, channel,
  coast, beach, sea, ocean, lake, water, ice, swim, shore, depth, deep
`)

export const isAboutDiving = (line: Line): boolean => says(line, diving)
