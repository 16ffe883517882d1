import { phraseSet } from '../../understanding/phrases.ts'
import { asking, diving, notStung, type Signs, sign } from './sign.ts'

/** Who may dive what, and how they feel about it. */
export const people: readonly Signs[] = [
  {
    topic: 'alone',
    any: [
      sign(
        'dive alone, diving alone, dive solo, solo dive, solo diving, solo diver, diving solo, without a buddy, without buddy, no buddy, dive by myself, diving by myself, go alone, by myself underwater, on my own underwater, diving on my own, dive on my own',
        asking,
      ),
    ],
    unless: phraseSet(
      'travelling alone, travel alone, solo traveller, solo traveler, solo travellers, solo travelers, find a buddy, looking for a buddy, find buddies',
    ),
  },
  {
    topic: 'certification',
    any: [
      sign(
        'how deep, what depth, max depth, inside a wreck, enter a wreck, penetrate, stupid or ok, stupid, illegal, 45m, 50m, 60m, 45 m, 50 m, 60 m, maximum depth, depth limit, deeper than, go to, limit, limits, allowed, 30m, 40m, beyond, past',
        'open water certificate, open water certified, open water cert, as an open water, with open water, on open water, open water diver, as open water, as an ow, with ow, with an ow, with an open water, with aow, as an aow, with an advanced, with advanced open water, as an advanced, as advanced open water, with my open water, with my advanced, my certification, my cert, my certificate, without certification, without a certification, without a license, without a licence, without certificate, uncertified, ow card, aow card, open water card, ow diver, aow diver, padi, ssi, discover scuba, try dive, dsd, recreational diver, recreational divers, recreational limit, recreational diving, scuba diver, aow, ow, advanced open water, open water',
        'can i, may i, am i, stupid, ok, okay, safe, how deep, how far, what is, whats, allowed, can you, is it, could i, should i, are we, does',
      ),
      sign(
        'beyond my certification, exceed my certification, above my certification, deeper than my certification, past my certification, outside my certification, above my training, beyond my training, recreational limit, recreational depth limit, not certified for, without a certification, without being certified, without certification, without a license, without a licence, uncertified, not certified, never certified',
        asking,
      ),
    ],
  },
  {
    topic: 'insurance',
    any: [
      sign(
        'insurance, insured, insure, insurer, insurers, travel cover, dive cover, dive policy, dan membership, dan europe, diveassure, dive assure, divessure, divassure, divemaster insurance, world nomads',
        `${asking}, cover, covers, covered, pay, pays, which, who, better, best, cheaper, cheapest, value, price, cost, compare, recommend, or`,
      ),
    ],
  },
  {
    topic: 'fear',
    any: [
      sign(
        'freak out, freaked out, freaking out, freak, hyperventilate, hyperventilating, panic, panic attack, panicked, panicking, panics, anxiety, claustrophobic, claustrophobia, scared of, afraid of, fear of, phobia, terrified, anxious, nervous',
      ),
    ],
    unless: phraseSet(
      'not one bit scared of, not a bit scared of, not at all scared of, not even scared of, not really scared of, not afraid of, not scared of, not nervous, isnt afraid of, never scared of',
    ),
  },
  {
    topic: 'break',
    any: [
      sign(
        'havent dived, have not dived, havent been diving, have not been diving, not dived, havent dove, havent dived in, hasnt dived, hasnt been diving, no dive for, no dives for, no diving for, long break, after a break, years off, year off, long time since, been a while, it has been years, its been years, years since, months since, year since, since my last dive, since i last dived, last dive was, last dived, last dove, out of practice, rusty, refresher, dry spell, years dry, years no diving, year no diving, months no diving, years without diving, years since diving, no diving since, last dive, last dive in, getting back into diving, get back into diving, return to diving, returning to diving, back into diving, not been diving, back in the water after',
      ),
    ],
    unless: phraseSet(
      'months since covid, since surgery, rusty wreck, rusty ship, rusty hull, rusty metal, rusty old wreck, rusty wrecks, rusty ladder',
    ),
  },
  {
    topic: 'children',
    any: [
      sign(
        'youngest, minimum age, min age, age limit, how old, what age, age restriction, old enough, too young, junior open water, junior ow, bubblemaker, seal team, junior diver, junior limits, junior aow, junior advanced',
      ),
      sign(
        'at 10, at 11, at 12, at 13, at 14',
        'course, certified, cert, certification, junior, open water course',
        asking,
      ),
    ],
    unless: phraseSet('how old is, how old are the, how old was, how old is the, how old is this'),
  },
  {
    topic: 'age',
    any: [
      sign(
        'too old, upper age, maximum age, max age, older divers, over 60, over 65, over 70, over 75, at 70, at 65, at 75, senior, seniors, elderly, pensioner, in my 60s, in my 70s, in his 70s, in her 70s, is 70, is 72, is 75, is 76, is 80, turning 70, sixty five, seventy years, 60 years old, 65 years old, 70 years old, 72 years old, 75 years old',
        `${asking}, is`,
      ),
    ],
  },
  {
    topic: 'seasickness',
    any: [
      sign(
        'puking, puked, pukes, barf, barfing, chunder, spew, seasick, sea sick, seasickness, sea sickness, motion sickness, motion sick, throw up, throwing up, puke, vomit, queasy',
      ),
    ],
  },
  {
    topic: 'lenses',
    any: [
      sign(
        'contact lens, dailies, monthlies, contact lenses, contacts, glasses, prescription mask, short sighted, shortsighted, near sighted, nearsighted',
        `${diving}, mask, wear, underwater, ${asking}`,
      ),
    ],
    unless: phraseSet('dive shop contacts, contacts of'),
  },
  {
    topic: 'period',
    any: [
      sign(
        'on my period, my period, on their period, on their periods, on her period, on your period, on the period, on period, having a period, having your period, having their period, got her period, menses, menstruate, menstruates, period blood, menstrual blood, time of the month, menstruating, menstruation, tampon, tampons, menstrual, menstrual cup, pms, period attract, periods attract, period attracts, menopause',
      ),
      sign(
        'period, periods',
        'woman, women, girl, girls, female, females, wife, girlfriend, daughter, bleed, bleeding, blood, cramps, tampon',
        `shark, sharks, ${asking}`,
      ),
    ],
    unless: phraseSet(
      'war period, roman period, byzantine period, classical period, colonial period, victorian period, dry period, rainy period, period wreck, surface period, period of',
    ),
  },
  {
    topic: 'fitness',
    any: [
      sign(
        'overweight, obese, obesity, bmi, too fat, too heavy, out of shape, unfit, how fit, fit enough, weak swimmer, out of breath on, breathless on, kilos overweight, pounds overweight, stone overweight, stone too heavy, kilos too heavy, am 120 kilos, am 130 kilos, am 140 kilos, weigh, cant swim, cannot swim, non swimmer, not a good swimmer, swim well, able to swim, swim test',
        `${diving}, ${asking}, honest, stairs`,
      ),
    ],
  },
  {
    topic: 'health',
    any: [
      sign(
        'how much water should, drink enough, how much should i drink, hydrate, hydrated, hydration, medical, medically, health, healthy, dehydrated, dehydration, hypothermia, hypothermic, sunburn, oxygen after, dive computer says, locked out, is it safe to dive with, is it safe to dive after, ok to dive with, can i dive if i have, dive computer',
      ),
      sign(
        'surgery, covid, decompression, symptom, dizzy, dizziness, chest pain, tingling, joint pain, joint hurts, stung, concussion, numbness, paralysed, paralyzed, first aid, pain, medicine',
      ),
    ],
    unless: phraseSet(
      `${notStung}, medically cleared, medically fit, medical clearance, medically approved, decompression dive, decompression dives, decompression diving, decompression divers, healthy reef, healthy coral, healthy corals, healthy reefs, healthy hard, healthy soft, healthiest, healthy coral reef, healthy coral reefs, healthy marine, healthy kelp, coral health, reef health, healthy fish, healthy ecosystem`,
    ),
  },
]
