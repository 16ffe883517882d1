import { phraseSet } from '../../understanding/phrases.ts'
import { asking, diving, notStung, oldBends, type Signs, sign } from './sign.ts'

// How bodies fare under water: cold, sea, lenses, weight.

/** "I weigh 120 kilos", "am 260 lbs". */
const heavy = [
  ...Array.from({ length: 121 }, (_, each) => each + 90).flatMap((weight) =>
    ['kilo', 'kilos', 'kg', 'kgs'].map((unit) => `${weight} ${unit}`),
  ),
  ...Array.from({ length: 251 }, (_, each) => each + 200).flatMap((weight) =>
    ['pound', 'pounds', 'lb', 'lbs'].map((unit) => `${weight} ${unit}`),
  ),
].join(',')

export const bodies: readonly Signs[] = [
  {
    topic: 'cold',
    any: [
      sign(
        'shivering, shiver, shivers, shaking with cold, cant warm up, cannot warm up, cant get warm, cannot get warm, wont warm up, freezing cold',
        'after, since, an hour, hours, still, wont stop, cant stop, for hours, after the dive, after a dive',
      ),
      sign(
        'shivering on, shivering during, shivering after, shivering in, im shivering, i am shivering, started shivering, start shivering',
        `${diving}, go on, stop, abort, continue, surface`,
      ),
      sign(
        'wetsuit, wet suit, drysuit, dry suit, semidry, semi dry, suit, hood, gloves, shorty, exposure protection, exposure suit, undersuit, rash guard, 3 mm, 5 mm, 7 mm, 3mm, 5mm, 7mm, neoprene',
        'what, which, how thick, thick, thickness, do i need, do we need, need a, should i, should we, enough, warm enough, how many mm, wear, or, what kind, necessary, too thin, too cold, can i, will i',
        'water, wear, temperature, degrees, cold, warm, warm enough, need, enough, thick, thickness, january, february, march, april, may, june, july, august, september, october, november, december, winter, summer, spring, autumn, month',
      ),
      sign('which thickness, what thickness, how thick a suit, how thick a wetsuit, how many mm'),
      sign('should i wear, should we wear, to wear, do i wear, do you wear, should one wear'),
      sign(
        'feel the cold, feels the cold, feel cold, get cold, gets cold, always cold, always freezing, cold easily, stay warm, staying warm, keep warm, keeping warm, freeze easily, shiver, shivering, shivers, hypothermia, hypothermic',
        'what should, what can, what do, how can, how do, how to, which suit, wear, tips, advice, suit, normal, dangerous, avoid, prevent, what to, anything to',
      ),
      sign(
        'how cold is too cold, too cold to dive, too cold for diving, coldest you can dive, cold can you dive',
      ),
    ],
    unless: phraseSet(
      'suit me, suits me, suit them, suits them, suit him, suit her, suits her, suits him, suit my, suit our, suit everyone, that suit, to suit, will suit, would suit, suit us, suits us, suit a, suits a, which suit my, wear and tear',
    ),
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
    unless: phraseSet('dive shop contacts, contacts of, glasses of'),
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
        'overweight, obese, obesity, bmi, too fat, too heavy, out of shape, unfit, how fit, fit enough, weak swimmer, poor swimmer, bad swimmer, lousy swimmer, barely swim, cant really swim, out of breath on, breathless on, kilos overweight, pounds overweight, stone overweight, stone too heavy, kilos too heavy, am 120 kilos, am 130 kilos, am 140 kilos, weigh, cant swim, cannot swim, non swimmer, not a good swimmer, swim well, able to swim, swim test',
        `${diving}, ${asking}, honest, stairs`,
      ),
      sign(
        heavy,
        'i am, im, weigh, weighs, weight, he is, she is, hes, shes, body',
        `${diving}, ${asking}, course`,
      ),
      sign(
        'not sporty, not athletic, not very fit, not fit, not in shape, no sport, no sports, never do sport, dont do sport, dont exercise, never exercise, couch potato, chubby, plus size, heavy guy, big guy, big belly, lazy bones, smoker, smoke, smoking, smokes, vape, vaping, cigarette, cigarettes',
        asking,
        `${diving}, course, heart, learn, lungs, pack`,
      ),
      sign('smoker, smoke, smoking, vape, vaping, cigarettes', diving),
    ],
    unless: phraseSet(
      'black smoker, black smokers, white smoker, white smokers, smoke on the water, volcanic smoke',
    ),
  },
  {
    topic: 'general',
    any: [
      sign(
        'hurt my, hurts, hurt, twisted, sprained, cut, bleeds, bleeding, bruised, broke my, dislocated, smashed, crushed, stubbed',
        'my back, my knee, my ankle, my wrist, my shoulder, my hand, my finger, my foot, my leg, my arm, my head, my ribs, my neck, back hurts, knee hurts, ankle hurts, wrist hurts, shoulder hurts, hand hurts, foot hurts, leg hurts, neck hurts',
      ),
      sign(
        'cramp, cramps, cramping, cramped up, charley horse',
        'leg, legs, calf, calves, foot, feet, toe, toes, thigh, hamstring, stomach, hand, hands, finning, fins, kicking, swimming, underwater, under water, get, getting, keep, terrible, bad, ' +
          diving,
      ),
      sign('lightning, thunderstorm, thunderstorms, thunder', `${diving}, ${asking}, water, boat`),
    ],
    unless: phraseSet('cut my teeth, head for, my head start'),
  },
  {
    topic: 'health',
    any: [
      sign(oldBends),
      sign(
        'how much water should, how much water i must, how much water must, how much water do i, how much water do we, how much water to drink, how much water i should, drink before the dive, drink before diving, drink before a dive, sweat very much, sweating a lot, drink enough, how much should i drink, hydrate, hydrated, hydration, medical, medically, health, healthy, dehydrated, dehydration, hypothermia, hypothermic, sunburn, oxygen after, dive computer says, locked out, is it safe to dive with, is it safe to dive after, ok to dive with, can i dive if i have, dive computer',
      ),
      sign(
        'slept only, only slept, slept badly, slept bad, no sleep, not slept, didnt sleep, hardly slept, barely slept, sleep deprived, little sleep, hours of sleep, hours sleep, jet lag, jet lagged, jetlag, jetlagged',
        `${diving}, ${asking}, skip`,
      ),
      sign(
        'surgery, covid, decompression, symptom, dizzy, dizziness, chest pain, tingling, joint pain, joint hurts, stung, concussion, numbness, paralysed, paralyzed, first aid, pain, medicine',
      ),
    ],
    unless: phraseSet(
      `${notStung}, pain free, medically cleared, medically fit, medical clearance, medically approved, decompression dive, decompression dives, decompression diving, decompression divers, healthy reef, healthy coral, healthy corals, healthy reefs, healthy hard, healthy soft, healthiest, healthy coral reef, healthy coral reefs, healthy marine, healthy kelp, coral health, reef health, healthy fish, healthy ecosystem`,
    ),
  },
]
