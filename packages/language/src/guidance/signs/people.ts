import { phraseSet } from '../../understanding/phrases.ts'
import { asking, diving, type Signs, sign } from './sign.ts'

/** Who may dive what, and how they feel about it. */
const old = Array.from({ length: 41 }, (_, each) => String(each + 55))
const ofAge = [
  'turns',
  'im',
  'i am',
  'aged',
  'turning',
  'hes',
  'shes',
  'he is',
  'she is',
  'dad is',
  'mum is',
  'mom is',
  'grandpa is',
  'granny is',
  'father is',
  'mother is',
  'wife is',
  'husband is',
]
/** "I'm 68", "a 72 year old diver". */
const olderThan = old
  .flatMap((age) => [
    ...ofAge.map((who) => `${who} ${age}`),
    ...['year old', 'years old', 'yr old', 'yrs old', 'years of age'].map((years) => `${age} ${years}`),
  ])
  .join(',')
const elders = old.join(',')
const oldThings = old
  .flatMap((age) =>
    ['wreck', 'ship', 'boat', 'shipwreck', 'reef', 'plane', 'ferry', 'tugboat', 'vessel', 'coral'].map(
      (thing) => `${age} year old ${thing}`,
    ),
  )
  .join(',')

export const people: readonly Signs[] = [
  {
    topic: 'alone',
    any: [
      sign(
        'without a partner, without partner, without a dive partner, without my buddy, no partner, on my lonesome, nobody to dive with, no one to dive with, noone to dive with, going by myself, go by myself, going on my own, go on my own, just me and a tank, buddy cancelled, buddy bailed, buddy didnt show, buddy never showed',
        `${asking}, idea, thinking`,
      ),
      sign(
        'dive alone, diving alone, dive solo, solo dive, solo diving, solo diver, diving solo, without a buddy, without buddy, no buddy, dive by myself, diving by myself, go alone, need a buddy, have to have a buddy, buddy necessary, is a buddy, solo certification, solo cert, solo course, solo training, solo scuba, scuba solo, scuba alone, alone underwater, on your own, by myself underwater, on my own underwater, diving on my own, dive on my own',
        `${asking}, rules, rule, law, legal, requirements, regulations, agency, agencies`,
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
        'how deep, what depth, max depth, inside a wreck, enter a wreck, penetrate, stupid or ok, stupid, illegal, 30 m, 35 m, 40 m, 42 m, 35m, 38m, 100 ft, 110 ft, 120 ft, 130 ft, 100 feet, 120 feet, 130 feet, 45m, 50m, 60m, 45 m, 50 m, 60 m, maximum depth, depth limit, deeper than, go to, limit, limits, allowed, 30m, 40m, beyond, past',
        'open water certificate, open water certified, open water cert, as an open water, with open water, on open water, open water diver, as open water, as an ow, with ow, with an ow, with an open water, with aow, as an aow, with an advanced, with advanced open water, as an advanced, as advanced open water, with my open water, with my advanced, my certification, my cert, my certificate, without certification, without a certification, without a license, without a licence, without certificate, uncertified, ow card, aow card, open water card, ow diver, aow diver, padi, ssi, discover scuba, try dive, dsd, recreational diver, recreational divers, recreational limit, recreational diving, scuba diver, aow, ow, advanced open water, open water',
        'can i, may i, am i, stupid, ok, okay, safe, how deep, how far, what is, whats, allowed, can you, is it, could i, should i, are we, does, max depth for, maximum depth for, depth limit for, depth limit of, max depth with, maximum depth with',
      ),
      sign(
        'beyond my certification, exceed my certification, above my certification, deeper than my certification, past my certification, outside my certification, above my training, beyond my training, recreational limit, recreational depth limit, not certified for, without a certification, without being certified, without certification, without a license, without a licence, uncertified, not certified, never certified',
        asking,
      ),
    ],
  },
  {
    topic: 'customs',
    any: [
      sign(
        'tip, tips, tipping, tipped, gratuity, gratuities',
        'crew, guide, guides, divemaster, divemasters, dm, instructor, captain, staff, skipper, boat, liveaboard, customary, expected, how much, percent, do i, do you, do we, should i, should we',
      ),
      sign(
        'how much, what does, what do, what would, whats',
        'cost, costs, charge, charges, price, prices, fee, fees, pay',
      ),
      sign(
        'is it rude, is it polite, etiquette, impolite, bad manners, good manners, frowned upon, haggle, haggling, bargain over',
      ),
      sign('refund, refunds, refunded, deposit, deposits, cancellation fee, cancellation policy, money back'),
    ],
    unless: phraseSet(
      'tips for, tips on, tips about, any tips, some tips, tip of, white tip, black tip, silver tip, insurance, chamber, park fee of',
    ),
  },
  {
    topic: 'insurance',
    any: [
      sign(
        'insurance, insured, insure, insurer, insurers, dan cover, dan policy, dan plan, dan insurance, travel cover, dive cover, dive policy, dan membership, dan europe, diveassure, dive assure, divessure, divassure, divemaster insurance, world nomads',
        `${asking}, cover, covers, covered, pay, pays, which, who, better, best, cheaper, cheapest, value, price, cost, compare, recommend, or`,
      ),
    ],
  },
  {
    topic: 'fear',
    any: [
      sign(
        'freak out, freaked out, freaking out, freak, hyperventilate, hyperventilating, panic, panic attack, panicked, panicking, panics, anxiety, claustrophobic, claustrophobia, scared of, afraid of, fear of, phobia, terrified, heart races, heart racing, heart pounding, anxious, nervous, be scared, being scared, am scared, im scared, feel scared, feel afraid, be afraid, frightened, afraid before, scared before, scared when, terror, fearful',
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
        'havent dived, have not dived, havent been diving, have not been diving, not dived, havent dove, havent dived in, hasnt dived, hasnt been diving, no dive for, no dives for, no diving for, long break, after a break, years off, year off, long time since, been a while, it has been years, its been years, years since, months since, year since, since my last dive, since i last dived, last dive was, last dived, last dove, out of practice, rusty, refresher, dry spell, years dry, years no diving, year no diving, months no diving, years without diving, years since diving, no diving since, last dive, last dive in, getting back into diving, get back into diving, return to diving, returning to diving, back into diving, not been diving, back in the water after, year break, years break, month break, months break, no dives since, no dive since, away from diving, away from the water, break from diving, twice since, once since, been out of the water, years out of the water, year out of the water, months out of the water, years out of, out of the water for, without diving, scuba review, refresh my skills, refresh skills, skills update, scuba tune up, tune up, never dived since, not dived since, not dived in, before covid, since covid, before the pandemic, since the pandemic, dived since, dived before covid, years off diving, gap of, years without a dive, long without diving, reactivate, scuba skills update',
      ),
    ],
    unless: phraseSet(
      'last dive of the day, last dive day, last dive of the trip, months since covid, since surgery, rusty wreck, rusty ship, rusty hull, rusty metal, rusty old wreck, rusty wrecks, rusty ladder',
    ),
  },
  {
    topic: 'children',
    any: [
      sign(
        'may she do open water, may he do open water, can she do open water, can he do open water, can kids start, can children start, may kids start, at which age, from which age, from what age, turns 10, turns 8, turns 12, turning 10, turning 8, youngest, minimum age, min age, age limit, how old, what age, age restriction, old enough, too young, junior open water, junior ow, bubblemaker, seal team, junior diver, junior limits, junior aow, junior advanced',
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
        'too late to learn, too late to start, learn too late, want to learn too late, too old, upper age, maximum age, max age, older divers, over 60, over 65, over 70, over 75, at 70, at 65, at 75, senior, seniors, elderly, pensioner, in my 60s, in my 70s, in his 70s, in her 70s, is 70, is 72, is 75, is 76, is 80, turning 70, sixty five, seventy years, 60 years old, 65 years old, 70 years old, 72 years old, 75 years old',
        `${asking}, is`,
      ),
      sign(
        elders,
        'too late, want to learn, wants to learn, learn to dive, learning to dive, learn diving, take up diving, start diving, first course, begin diving',
      ),
      sign(olderThan, `${asking}, ${diving}, diver, divers`),
    ],
    unless: phraseSet(oldThings),
  },
]
