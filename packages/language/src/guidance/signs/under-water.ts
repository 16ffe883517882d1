import { phraseSet } from '../../understanding/phrases.ts'
import { asking, diving, people, type Signs, sign } from './sign.ts'

/** Who has taken the course asks nothing about it. */
const hasAltitudeCourse = ['did', 'done', 'have', 'got', 'passed', 'finished', 'took', 'with']
  .flatMap((had) => ['', ' the', ' my', ' an', ' our'].map((article) => had + article))
  .flatMap((had) =>
    ['course', 'training', 'specialty', 'speciality', 'cert'].map((kind) => `${had} altitude ${kind}`),
  )
  .join(',')

/** "The others have not come up": said of people, as submarines did not come up either. */
const notComeUp = people
  .split(', ')
  .flatMap((who) =>
    [
      ...['hasnt', 'havent', 'has not', 'have not'].flatMap((not) =>
        ['surfaced', 'come up', 'come back up', 'resurfaced'].map((up) => `${not} ${up}`),
      ),
      ...['didnt', 'did not', 'never'].flatMap((not) =>
        ['surface', 'come up', 'come back up', 'surfaced', 'came up', 'came back up'].map(
          (up) => `${not} ${up}`,
        ),
      ),
    ].map((what) => `${who} ${what}`),
  )
  .join(',')

/** How to dive, and what goes wrong. */
export const underWater: readonly Signs[] = [
  {
    topic: 'altitude-dives',
    any: [
      sign(
        'lake, lakes, tarn, tarns, reservoir, quarry, altitude, high altitude, elevation, mountain, mountains, above sea level, asl, amsl, metre up, metres up, meters up, m up, ft up, feet up',
        'different rules, special rules, table, tables, dive table, dive tables, computer set, computer setting, computer settings, set my computer, set the computer, setting, settings, adjust, adjusting, adjustment, correction, corrected, ndl, ndls, no stop, altitude mode, altitude setting, altitude course, altitude training, altitude speciality, altitude specialty, recalculate, theoretical depth, pressure group, same limits, altitude diving',
        asking,
      ),
      sign(
        'altitude dive, altitude diving, diving at altitude, dive at altitude, altitude diver, altitude speciality, altitude specialty',
        `${asking}, rules, training, course, procedure, procedures`,
      ),
    ],
    unless: phraseSet(`picnic table, picnic tables, altitude dive sites, ${hasAltitudeCourse}`),
  },
  {
    topic: 'afterwards',
    any: [
      sign(
        'hot tub, hottub, jacuzzi, sauna, hot bath, hot shower, massage, gym, exercise, workout, work out, run, running, jog, jogging, yoga, sunbathing, sex, cycling, crossfit',
        'after, before, following, same day, post, straight, between',
        `${diving}, tank, dived`,
      ),
    ],
    unless: phraseSet('running through, runs, long run, hot tub on'),
  },
  {
    topic: 'freediving',
    any: [
      sign(
        'freedive, freediving, free dive, free diving, apnea, apnoea, breath hold, breathhold, spearfish, spearfishing',
        'after, following, same day, before, and then, then, between, if we did, if i did, if we do, if i do, in the morning, this morning, earlier today, already did',
        'scuba, dive, dives, diving, tank, tanks',
        asking,
      ),
      sign(
        'freedive, freediving, freedives, free dive, free diving, apnea, apnoea, breath hold, breathhold, spearfish, spearfishing, snorkel dives',
        'after scuba, after a scuba, after a dive, after diving, after two tank, after two dives, after my dive, after three dives, after tank dives, after one dive, after the dive, after our dives',
      ),
    ],
  },
  {
    topic: 'out-of-air',
    any: [
      sign(
        'out of air, out of gas, run out of air, no air left, low on air, regulator fails, regulator failure, free flow, freeflow, free flowing, regulator stops, reg fails, cesa, emergency ascent, emergency swimming ascent, buddy breathing, ran out of air, air runs out, air run out, regulator stopped, regulator stops, regulator stopped giving, regulator broke, regulator broken, regulator failed, stopped giving air, gives no air, no more air, lose air, running out of air, tank is empty, hold my breath, hold your breath, holding my breath, holding your breath',
      ),
    ],
  },
  {
    topic: 'lost-buddy',
    any: [
      sign(
        'lost buddy, lost my buddy, lose my buddy, lose your buddy, losing my buddy, buddy gone, separated, lost my group, lose my group, lose the group, lost the group, lose my guide, lost my guide, lost at sea, left behind, cant find my buddy',
        `${diving}, buddy, group, guide, boat, underwater, ${asking}`,
      ),
      sign(
        people,
        'is missing, are missing, went missing, gone missing',
        `${diving}, after, since, drift, boat, minutes, minute, hour, help, search, what now, what do, now`,
      ),
      sign(notComeUp),
      sign(
        'lost, split up, got separated, separated from, overdue, should have been out, shouldve been out, should be back, still in, still down, still under, not on the boat, nobody else is up, no sign of',
        `${people}, group, team, crew`,
        'minutes, minute, hour, hours, boat, surface, surfaced, search, help, been up, ago, out at, current, dark, wheres, where is, where are',
      ),
    ],
    unless: phraseSet(
      'missing from, missing in your, missing on your, still in one piece, still in good, still in place, still in use, still in business, still in the hold, lost city, lost world, nearly lost us, almost lost us, nearly lost it, nearly lost my nerve, lost her regulator, lost my regulator, lost his regulator, lost a fin, lost my fin, lost her mask, lost my mask, lost his mask, lost his passport, lost her passport, lost my passport, lost our passports, lost my wallet, lost my phone, lost his phone, lost her phone, lost my keys, lost my camera, lost her camera, lost his camera, lost my torch, lost our luggage, lost my luggage, lost my job, lost his job, lost her job, lost my nerve, lost our nerve, lost his nerve, lost her nerve, lost touch, lost interest, lost at sea in, lost in 19',
    ),
  },
  {
    topic: 'ascent',
    any: [
      sign(
        'ascent rate, ascend, ascending, safety stop, safety stops, deep stop, deep stops, safe ascent, fast ascent, rapid ascent, go up too fast, came up too fast, come up too fast, coming up too fast, surface too fast, shot up, shot to the surface, how fast can i go up, how fast should i go up, ascent speed, speed going up, speed to the surface, fastest allowed speed, speed up to the surface, going up speed, rate going up, how fast do i go up, how fast can you go up, how fast may i go up, how quickly can i go up, how slow should i go up, fast should you come up, fast should one come up, fast should i come up, fast do i come up, fast can i come up, fast may i come up, fast to come up, fast should we come up, fast do you come up, fast can you come up, fast should i surface, fast can i surface, fast to surface, fast should we surface, speed to come up, speed to surface, speed should i come up, slowly do i come up, slowly should i come up, slow should i come up, slowly should i surface, quickly can i come up, quickly should i come up, too fast going up, too fast coming up, faster than my bubbles, slower than my bubbles, faster than bubbles, faster than your bubbles, fast is too fast, way up how fast, coming up how fast, come up slowly, metres per minute, m per minute, feet per minute, ft per minute, rate of ascent, speed of ascent',
      ),
    ],
  },
  {
    topic: 'nitrox',
    any: [
      sign(
        'oxygen become toxic, oxygen becomes toxic, oxygen toxic, toxic oxygen, max operating, operating depth, breathe nitrox, breathing nitrox, nitrox too deep, too deep on nitrox, nitrox card, best gas for, which gas for, what gas for, trimix or air, air or trimix, air or nitrox, nitrox or air, nitrox or trimix, nitrox fly, max depth on 32, depth on 32, depth on 36, 32 nitrox, 36 nitrox, mod is, my mod, mod for, mod of, mod at, mod of nitrox, mod for nitrox, mod of ean, mod for ean, mod of 32, mod for 32, max depth for nitrox, depth with nitrox, max nitrox depth, depth for nitrox, depth of nitrox, depth on nitrox, po2, ppo2, partial pressure, oxygen toxicity, cns, best mix, maximum operating depth, depth on ean32, depth on ean36, depth on ean',
      ),
      sign(
        'ean32, ean36, ean28, ean40, ean 32, ean 36, ean 28, ean 40, eanx32, eanx36, nitrox 32, nitrox 36, nitrox 28, nitrox 40',
        'max depth, maximum depth, depth limit, how deep, deepest',
      ),
      sign(
        'nitrox, ean32, ean36, ean, eanx, ean28, ean40',
        'mod, maximum operating depth',
        'what, whats, how, is, can, does, do, for, work out, calculate, formula, again',
      ),
      sign(
        'nitrox, ean32, ean36, ean, eanx, ean 32, ean 36, enriched air',
        'how deep, max depth, maximum depth, depth limit, depth, mod, limit, safe, safer, deeper, allowed, toxic, convulse, m, metre, metres, meters, ft, feet, bottom, to, at',
        'what, how, is, can, does, do i, ok, okay, may, should, safe',
      ),
    ],
    unless: phraseSet(
      'nitrox fills, nitrox available, nitrox fill, with nitrox available, offer nitrox, offers nitrox, have nitrox, free nitrox, need nitrox, where is nitrox, nitrox centre, nitrox center',
    ),
  },
  {
    topic: 'nitrox-use',
    any: [
      sign(
        'nitrox, eanx, ean32, ean36, ean, enriched air',
        'tired, tiredness, fatigue, fatigued, knackered, exhausted, myth, fresher, sleepy, benefit, benefits, advantage, advantages, worth it, worth the money, safer, pointless, point of, hangover, energy, placebo, headaches, sense',
        `${asking}, or, why, really, actually`,
      ),
    ],
    unless: phraseSet(
      'nitrox fills, nitrox available, nitrox fill, with nitrox available, offer nitrox, offers nitrox',
    ),
  },
  {
    topic: 'decompression',
    any: [
      sign(
        'stop at 3, stop at 5, stop at 6, stops at 5, stop at 3 m, stop at 5 m, stop at 6 m, stop at 5m, minutes at 5, minutes at 3, safety stop, safety stops',
        'why, needed, necessary, how long, minutes, do i, do we, mandatory, skip, skipping, must, need, what for',
      ),
      sign(
        'reverse profile, reverse profiles, reverse dive profile, reverse dive profiles, deep dive second, deeper dive second, deepest dive second, deepest dive first, deepest first, deep dive first, deeper dive first, shallow dive first, deco stop, deco stops, deco time, deco limit, deco limits, deco schedule, deco obligation, deco plan, ndl, ndls, no deco, no deco limit, no deco limits, no deco time, without deco, without going into deco, before deco, into deco, no stop, no stop time, no stop times, no stop limit, no decompression limit, no decompression limits, no decompression, decompression stop, decompression stops, decompression limit, decompression table, decompression time, decompression model, decompress, dive table, dive tables, dive planner, rdp, gradient factor, gradient factors, m value, residual nitrogen, surface interval, surface intervals, bottom time, repetitive dives, repetitive dive, time between dives, long between dives, wait between dives, between two dives, between dives, how much air, how much gas, air consumption, sac rate, rmv, rule of thirds, gas planning, gas plan, turn pressure, how many bar, what bar, bar should i, psi should i, how many psi, bar to turn, bar reserve, reserve gas, gas reserve, how long can i stay at, how long may i stay at, how long can you stay at, how long can we stay at, how long can i stay down, how long can you stay down, minutes at 30, minutes at 40, minutes at 18',
      ),
      sign(
        'how long, how many minutes, minutes',
        'stay, stay down, stay at, spend, bottom',
        'm, metres, meters, feet, ft, metre, meter, depth',
        asking,
      ),
      sign('how many dives', 'day, a day, per day, safe, row'),
      sign(
        'dives a day, dives per day, dives each day, dives every day, dives in a day, dives in one day, dives in a row, dives back to back, days in a row, days straight, back to back days',
        'nitrogen, pushing, too much, too many, safe, overdoing, overdo, residual, limit, risky, sensible, wise, rest day, day off',
      ),
      sign(
        '1 st dive, 1st dive, first dive, dive one, dive 1, morning dive',
        '2 nd dive, 2nd dive, second dive, dive two, dive 2, afternoon dive, next dive',
        'enough time, long enough, interval, lunch for, break of, break for, gap of, on the boat, in between, between them',
        'minutes, mins, min, hour, hours, hr',
      ),
    ],
    unless: phraseSet(
      'no stop diver, no stop divers, no stop dives only, no stop diving only, only no stop dives, no deco diver, no deco divers, no deco or tech, no deco or technical, no deco dives, no deco diving, no decompression dives, no deco dive, surface interval cafe, surface interval lunch, for a surface interval, during the surface interval, deco dive sites, for my surface interval, spend the surface interval, spend my surface interval, for the surface interval, during surface interval, during my surface interval',
    ),
  },
  {
    topic: 'narcosis',
    any: [
      sign(
        'narcosis, narked, nitrogen narcosis, narced, narc, rapture of the deep, martini rule, martini effect, deep air, on normal air, on regular air, on plain air, on just air, breathing air, normal air, deep on air, deep can i go on air, how deep on air, limit on air, on air to 50, on air to 60, 50 m on air, 50m on air, 60m on air, 60 m on air, 70 m on air',
      ),
      sign(
        'on air',
        'how deep, deepest, limit, safe, too deep, beyond, past, below, m, metre, metres, meters, ft, feet',
        `${asking}, is`,
      ),
      sign('narcosis, narked, narced, drunk at depth, martini'),
      sign(
        'felt drunk, felt proper drunk, felt a bit drunk, felt tipsy, got giggly, felt giggly, giggling, giggles, felt stoned, felt loopy, couldnt think straight, felt euphoric, euphoric',
        'm, metre, metres, meters, ft, feet, deep, depth, bottom, underwater, descent, dive',
      ),
    ],
  },
]
