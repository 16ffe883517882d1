import { allPhrases, phraseSet, phrasesOf, says, takeAll } from './phrases.ts'
import type { Line } from './words.ts'

/** Health and decompression: nothing to be answered by rules, or by a list of sites. */
const medical = phrasesOf<boolean>([
  [
    `
      asthma, asthmatic, pregnant, pregnancy, epilepsy, epileptic, diabetes, diabetic, heart condition,
      heart disease, heart attack, blood pressure, hypertension, pneumothorax, collapsed lung, lung, covid,
      surgery, operation on, stitches, concussion, migraine, a cold, have cold, with cold, got cold,
      head cold, bent, get bent, getting bent, flu, fever, sinus, sinusitis, congested, congestion, blocked nose, ear infection, ear pain,
      ears hurt, ear hurt, perforated eardrum, eardrum, burst eardrum, cant equalise, cant equalize,
      cannot equalise, cannot equalize, equalisation problem, equalization problem, bends, the bends,
      decompression, decompress, dcs, dci, decompression sickness, decompression illness,
      decompression stop, deco stop, deco time, deco limit, deco schedule, ndl, no deco, no deco limit,
      no stop, no stop time, no stop limit, no decompression limit, no decompression, dive computer,
      dive table, dive planner, gradient factor, m value, residual nitrogen, surface interval, ascent rate,
      safety stop, po2, ppo2, mod of nitrox, mod for nitrox, oxygen toxicity, cns, bottom time,
      depth for nitrox, depth of nitrox, depth on nitrox, how much air, how much gas, air consumption, sac rate,
      out of air, equalise, equalize, equalising, equalizing, narcosis, narked, safe ascent, a chamber near,
      nearest chamber, closest chamber, dive chamber, pacemaker, heart surgery, ear hurt, ears hurt, flying after, fly after, flight after, before flying, before i fly, before my flight, before a flight,
      no fly time, no fly, after diving fly, dose, dosage, medication, medicine, medicament, pill, tablet,
      ibuprofen, aspirin, paracetamol, sudafed, pseudoephedrine, antihistamine, decongestant, antibiotic,
      insulin, inhaler, chest pain, joint pain, tingling, numb, numbness, rash, dizzy, dizziness, vertigo,
      symptom, paralysed, paralyzed, unconscious, bleeding, coughing blood, hyperbaric, hyperbaric chamber,
      decompression chamber, recompression, recompression chamber, first aid, treat a sting, treat a bite,
      treat sting, stung, stung by, bitten by, got bitten, hangover, drunk, alcohol, drinking alcohol,
      after drinking, medical, fit to dive, medically fit, medical certificate, doctor, pfo,
      patent foramen ovale, panic attack, how long can i stay at, how long may i stay at,
      how long can you stay at, how long can we stay at
    `,
    true,
  ],
  // Longer phrases that hold one of these and are harmless.
  [
    `
      bent stern, bent bow, bent mast, bent propeller, bent hull, a cold water, a cold lake, a cold dive, with cold water, a cold sea, a cold quarry, deco dive,
      deco diving, decompression dive, decompression diving
    `,
    false,
  ],
])

/** Nothing that this service knows about. */
const elsewhere = phraseSet(`
  president, prime minister, election, politics, politician, government, parliament, war in, vote for,
  stock, stock market, bitcoin, crypto, python, javascript, java code, typescript, sql, source code,
  write code, write a program, write a script, a function that, regex, html, poem, write a poem, joke,
  tell me a joke, story about, write a story, essay, write an essay, song, song lyrics, lyrics, recipe,
  cook, bake, movie, tv show, football, soccer, basketball, world cup, translate, translation,
  capital of, homework, mathematics, math, equation, square root, weather forecast, weather on land,
  weather in, weather tomorrow, weather today, rain tomorrow, horoscope, meaning of life, who are you,
  are you human, are you an ai, are you a robot, your name, chatgpt, gpt, openai, language model,
  system prompt, developer mode, jailbreak, api key, password, flight to, cheap flight, visa, car rental,
  clear my mask, clear a mask, clear your mask, clear the mask, mask clearing, what is nitrox, should i buy,
  which regulator, what regulator, best regulator, which bcd, best bcd, rent a car, train to, bus to, exchange rate, currency, tax
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

export const isMedical = (line: Line): boolean => allPhrases(line, medical).some(({ meaning }) => meaning)

export const isElsewhere = (line: Line): boolean => allPhrases(line, elsewhere).length > 0

/** What speaks of diving without naming a kind, a level or an animal. */
const diving = phraseSet(`
  dive, diving, diver, scuba, dive site, snorkel, snorkeling, snorkelling, freediving, freedive, underwater,
  liveaboard, night dive, house reef, nitrox, visibility, viz, vis, wreck, sunken, sub, coral, macro,
  photography, photo, swim through, jetty, pier, marine life, marine, fish, wildlife, current, dived, padi,
  ssi, site, tidal, tide, volcano, volcanic, spring, bubble, lava, stream, ruin, statue, museum, sculpture,
  plane, aeroplane, ship, boat, anchor, cannon, tunnel, arch, canyon, kelp, seagrass, mangrove, island, bay,
  buceo, bucear, plongee, plonger, tauchen, tauchplatz, immersione, immersioni, duiken, mergulho, dykning,
  coast, beach, sea, ocean, lake, water, ice, swim, shore, depth, deep
`)

export const isAboutDiving = (line: Line): boolean => says(line, diving)
