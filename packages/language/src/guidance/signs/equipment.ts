import { phraseSet } from '../../understanding/phrases.ts'
import { asking, type Signs, sign } from './sign.ts'

const mine =
  'my, our, his, her, the, i, im, we, mid dive, underwater, under water, during, at depth, on a dive, help'
const tankOfWar = phraseSet(
  'army tank, army tanks, military tank, military tanks, sherman tank, sherman tanks, tank wreck, tank wrecks, tank park, fish tank, shark tank, aquarium tank, where can, where to, where do, where is, which sites, which site',
)

/** Gas that is not fit to breathe. */
export const badGas: Signs = {
  topic: 'bad-gas',
  any: [
    sign(
      'air, gas, tank, tanks, cylinder, cylinders, fill, fills, breathing gas, nitrox, reg, regulator, mix',
      'taste, tastes, tasted, tasting, smell, smells, smelled, smelt, smelling, stinks, stank, stink, reeks, reeked',
      'oil, oily, exhaust, fume, fumes, diesel, petrol, gasoline, rubber, rubbery, metallic, metal, funny, weird, strange, odd, bad, off, foul, burnt, burning, chemical, plastic, musty, rotten, rancid, mouldy, moldy, nasty, gross, different, wrong, dangerous, safe, like, of',
    ),
    sign(
      'carbon monoxide, co poisoning, contaminated air, contaminated gas, contaminated tank, contaminated fill, contaminated cylinder, bad air, dirty air, bad gas, oily air, oil in my tank, oil in the tank, oil in the air, compressor oil, compressor exhaust, co detector, co analyser, co analyzer, co meter, co alarm, exhaust in the air, bad fill, dodgy fill, dodgy air',
    ),
  ],
}

/** Gear: how it is looked after, what fails, and what proves a training. */
export const equipment: readonly Signs[] = [
  {
    topic: 'inflator',
    any: [
      sign(
        'inflator, power inflator, bcd, bc, wing, jacket, vest, stab, drysuit, dry suit, lpi, low pressure inflator',
        'stuck, sticks, sticking, jammed, jams, jam, wont stop, will not stop, doesnt stop, didnt stop, does not stop, stop inflating, stop filling, keeps inflating, kept inflating, keeps filling, kept filling, self inflating, self inflates, inflates itself, inflating itself, inflates by itself, inflated by itself, inflating by itself, filling itself, filling by itself, fills itself, fills by itself, auto inflating, auto inflates, auto inflate, autoinflates, inflating on its own, inflates on its own, fills on its own, filling on its own, inflates by its own, runaway, uncontrolled inflation, overinflating, over inflating, over inflates, wont vent, wont dump, wont deflate, free flowing, freeflow, blowing up',
      ),
    ],
    unless: phraseSet('wing of, plane wing'),
  },
  {
    topic: 'computer',
    any: [
      sign(
        'computer, computers, dive watch, shearwater, suunto, garmin, perdix, teric, peregrine, oceanic, cressi leonardo',
        'died, dies, die, dying, dead, fail, fails, failed, failing, failure, broke, broken, breaks, flooded, floods, froze, freezes, frozen, crashed, crashes, locked, locks, lockout, lock out, lock mode, error, went blank, blank, black screen, screen, switched off, turned off, turned itself off, shut off, shut down, battery, batteries, stopped working, not working, doesnt work, doesnt turn on, wont turn on, quit, conked, conked out, gave up, packed up, lost, forgot, forgotten, violation, violated, sos mode, gauge mode, swap, swapped, swapping, share, shared, sharing, borrow, borrowed, disagree, disagrees, beeping, without, went dark, malfunction, malfunctioned',
      ),
      sign('need, necessary, mandatory, must', 'a computer, a dive computer, own computer', asking),
    ],
    unless: phraseSet('which sites, which site, dive sites'),
  },
  {
    topic: 'cylinders',
    any: [
      sign(
        'hydro, hydros, hydro test, hydro tested, hydrostatic, hydrostatically, visual inspection, vip sticker, tank test, cylinder test, tank inspection, cylinder inspection, out of test, test date, out of hydro, eddy current, pressure test, pressure tested',
      ),
      sign(
        'tank, tanks, cylinder, cylinders, pony, pony bottle, steel 10, steel 12, steel 15, al80, al 80, alu 80, aluminium 80, aluminum 80',
        'test, tests, tested, testing, inspect, inspected, inspection, expired, expire, expiry, out of date, rust, rusted, rusty, stamp, stamped, dent, dented, dropped, visual, vip, sticker, overfill, overfilled, store, stored, storing, legal, last, years old',
        'can i, can they, can you, may i, is it, ok, okay, safe, how, should, when, do i, does, need, legal, allowed, must, still, will, dangerous',
      ),
    ],
    unless: tankOfWar,
  },
  {
    topic: 'service',
    any: [
      sign(
        'regulator, regulators, reg, regs, reg set, bcd, bcds, inflator, computer, first stage, second stage, octo, gear, equipment, kit, spg, gauge, gauges, drysuit, dry suit, hose, hoses, o ring, o rings, valve, valves, wetsuit',
        'service, serviced, services, servicing, service interval, service intervals, serviced every, maintain, maintained, maintenance, overhaul, overhauled, annual check, yearly check, lifespan, life span, wear out, replace, replaced, expire, expires, shelf life, rinse, rinsed, store, storing, storage, years old, too old, clean, cleaning',
        `${asking}, often, every, year, years, last, ago, due, overdue`,
      ),
    ],
    unless: phraseSet(
      'full service, fully serviced, full servicing, service dive centre, service dive center, gear storage, equipment storage, rinse tank, rinse tanks, where can, where to, where do, where is, clean water, clean reef',
    ),
  },
  {
    topic: 'gear-failure',
    any: [
      sign(
        'regulator, reg, mouthpiece, octo, second stage',
        'fell out, falls out, out of my mouth, out of his mouth, out of her mouth, from my mouth, knocked out, kicked out, ripped out, lost under water, lost underwater',
      ),
      sign(
        'regulator, reg, regs, first stage, second stage, octo, mouthpiece, o ring, oring, hose, spg, gauge, pressure gauge, mask strap, fin, fins, fin strap, torch, dive light, weight belt, weightbelt, weight pocket, weight pockets, drysuit, dry suit, bcd, bc, tank valve, dump valve, my tank, my cylinder, tank strap, tank band, zip, zipper, smb, dsmb, reel, wetsuit, dive gear, rental gear, equipment',
        'leak, leaks, leaking, leaked, leaky, broke, broken, breaks, snap, snapped, snaps, fail, failed, fails, failing, failure, jammed, stuck, burst, bursts, ruptured, blew, hissing, hisses, bubbling, bubbles out, bubbles coming, free flowing, breathes wet, breathing wet, breathes hard, breathing hard, hard to breathe, hard to draw, stopped working, stops working, doesnt work, not working, flooded, floods, flooding, torn, ripped, tore, slipped, fell off, falls off, came off, dropped, lost, lose, wont hold, wont inflate, doesnt inflate, not inflating, doesnt hold, cracked, kicked off, malfunction, malfunctions, malfunctioned',
        `${asking}, ${mine}`,
      ),
    ],
    unless: phraseSet(
      'fin whale, fin whales, army tank, broken wreck, broken ship, broken coral, lost world, lost city, where can, lost reef, dive lights',
    ),
  },
  {
    topic: 'lost-card',
    any: [
      sign(
        'c card, c cards, ccard, cert card, cert cards, certification card, certification cards, padi card, ssi card, naui card, sdi card, bsac card, cmas card, dive card, diving card, scuba card, dive cards, qualification card, open water card, ow card, aow card, advanced card, nitrox card, logbook, log book, license card, plastic card, my card, our cards, her card, his card, my cert, my certs',
        'lost, lose, losing, forgot, forgotten, forget, left, stolen, stole, nicked, misplaced, mislaid, cant find, cannot find, washed away, replace, replacement, replacing, reorder, expire, expires, expired, dont have my, dont have it, didnt bring, havent got my, proof, prove, digital, ecard, ecards, verify, look up, look me up, damaged, old name, without my, without it, at home, wants to see, want to see, wants proof',
        `${asking}, i, my, me, we, our, he, she, his, her, where, lost, forgot`,
      ),
      sign(
        'certificate, certification, certifications, license, licence, qualification, padi number, diver number, certification number',
        'lost, stolen, misplaced, mislaid, left at home, replacement, expire, expires, expired, valid, proof, prove, verify, look me up, cant find, cannot find, forgot my, forgot our, forgot the, forgot to bring, forgot to pack',
        `${asking}, i, my, me, we, our, where`,
      ),
      sign(
        'prove, proof',
        'certified, im certified, i am certified, was certified, a diver, qualified',
        `${asking}, i, my, we`,
      ),
    ],
    unless: phraseSet(
      'memory card, sd card, credit card, debit card, sim card, bank card, gift card, accept my card, pay by card',
    ),
  },
]
