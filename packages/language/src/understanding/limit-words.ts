import { type Phrases, phraseSet, phrasesOf } from './phrases.ts'
import { wordSet } from './words.ts'

// The words by which sentences limit a number, whatever it counts.

/** Which way a number limits. */
export type Limit = 'max' | 'min' | 'about'

/** What a comparing word means, what it means under a "no", and what it means of where one stays ("stay above 18 m"). */
export type Comparison = { limit: Limit; negated: Limit; staying?: Limit }

/** How the words of a quantity limit it, before a number and after it. */
export type Comparisons = { before: Phrases<Comparison>; after: Phrases<Limit> }

export const atMost: Comparison = { limit: 'max', negated: 'max' }
export const atLeast: Comparison = { limit: 'min', negated: 'min' }
/** More is meant, and "not more" is at most. */
export const more: Comparison = { limit: 'min', negated: 'max' }
/** Less is meant, and "not less" is at least. */
export const less: Comparison = { limit: 'max', negated: 'min' }

/** Words that compare whatever a number counts. */
export const comparing = phrasesOf<Comparison>([
  [
    `
      works out at, works out to, comes out at, rated down to, up to and including, tops, in the top, within the top, up to, max, maximum, maximum of, max of, at most, at the most, within, to, down to, until, till, limit, limited to, a limit of,
      limit of, restricted to, hard deck, hard deck of, hard deck at, hard deck is, capped at, cap, cap of, not beyond, no more than, not more than, only to, only down to, only as far as, call it quits at, call it a day at, calling it a day at, quit at, quits at, give up at, done at, finished at, stop at, stops at, turn at, turn round at, turn around at, turn back at, call it at, call the dive at,
      draw the line at, bail at, stops paying at, stops covering at, stops covering me at, quits paying at, cover ends at, cover stops at, covers me to, covers us to, covers me down to, covers us down to, pays to, pays down to, only pays to, only covers to, tops me out at, tops us out at, tops out for me at, maxes me out at, ends me at, cap it at, cap at, cap, cap the depth at, ends at, end at, ends, stops, rated, top out at, tops out at, bottom at, bottoms at,
      bottoming out at, bottoms out at, bottom out at, bottom out around, bottomed out at, bottoming at, bottoms out around, max out at, maxes out at, maxing out at, topping out at, beep at, beeps at, beeps past, alarm at, alarms at, alarm set at, alarm set to, set to beep at, no further down than, make it, make that, hard bottom at, ceiling, ceiling of, can only do, only do, can do, allowed, capped, capped me at, told to stay within, stay within, cut off at, keep it to, keep us to, keep me to, stick to,
      certified to, certified down to, certified for, qualified to, qualified for, rated to, cleared to, good to, allowed to
    `,
    atMost,
  ],
  [
    'start me at, start us at, at least, at the least, a floor of, min, minimum, minimum of, min of, starting at, starting from, upwards of',
    atLeast,
  ],
  ['from', { limit: 'min', negated: 'min' }],
  ['over', { ...more, staying: 'min' }],
  [
    `
      break, breaking, more of, more as, greater as, superior to, more than, greater than, higher than, in excess of, beyond, past, exceed, exceeds, exceeding, exceeded, go over, going over,
      bigger than, larger than, break my personal best of, beat my personal best of, break my record of, beat my record of, beat my pb of
    `,
    more,
  ],
  [
    'less of, less as, smaller as, inferior to, sub, less than, fewer than, lower than, smaller than, under, before, short of',
    less,
  ],
])

/** These limit a number where nothing else does. */
export const approximately = phraseSet('about, around, at, approximately, approx, roughly, circa, some, near')

/** The same behind a number. */
export const comparingAfter = phrasesOf<Limit>([
  [
    `
      thats as much as, thats as far as, thats as deep as, thats as low as, is as much as, thats the most, thats all i can, is my comfort limit, is our comfort limit, thats my limit, thats our limit, thats plenty, thats enough, at the outside,
      max, maximum, or less, at most, at the most, at the very most, tops, limit, and less, or under, and under, is my limit, ok, okay, is ok, is okay, is our limit, is the limit,
      is my ceiling, is our ceiling, is the ceiling, is his ceiling, is her ceiling, is their ceiling, is the max, is as far as, is as deep as, is my max, is our max, is the maximum, is my maximum, is our maximum, max please, is plenty, is enough, is more than enough,
      is my absolute limit, is my absolute max, is my absolute maximum, is the most, is as far as, cap, ceiling, is as far down as, is as deep down as, is as low down as, is where i turn, is where i stop, is where we turn, is where we stop, is where i draw the line,
      is the highest, is the warmest, is the hottest, is as deep as, is deep enough, is the deepest, is as low as, and no deeper, and not deeper, but no deeper, but not deeper, no deeper,
      not deeper, and no further, no further, not a metre more, not a meter more, not a foot more, not an inch more, not a single metre more, not a single meter more, and not more, and no more, and no farther,
      at a push, at a pinch, at a stretch, ticket, hard stop, hard limit, hard deck, and thats a hard stop, is a hard stop, is a hard limit, the max, the maximum, the limit, as the max, as the maximum, as a max, as a maximum, as a limit, as my limit, as our limit, my max, my maximum, my limit, our max, our limit
    `,
    'max',
  ],
  [
    `
      is where the fun begins, is where the fun starts, is where it starts, is where it begins, is where it gets interesting, is where it gets good, is where i start, is where we start, is my starting point, is our starting point, is the starting point, and then some,
      is my floor, is the floor, is our floor, at the very least, is the lowest, is the least, would be the least, is the minimum, is my minimum, is our minimum, is my min, is the min, is the coldest, isnt deep enough, is not deep enough, isnt enough, is not enough, is too shallow, min, minimum, at the least, or more, and more, and beyond, or beyond, or further, or farther, and further, and farther, plus, at least, or over, and over, and up, upward, upwards, or greater,
      the min, the minimum, as the min, as the minimum, as a min, as a minimum, being the minimum, being the min, as minimum, my min, my minimum, our minimum
    `,
    'min',
  ],
])

/** After a number, these say that what was said before it is not wanted: "deeper than 18 m is out". */
export const refused = phraseSet(`
  stays on the boat, stay on the boat, stays dry, stay dry, stays ashore, stay ashore, stays home, stay home, stays behind, stay behind, stays in the hotel, stays on deck, stay on deck, stays topside, stay topside, sits it out, sit it out, waits on the boat, wait on the boat, waits ashore, goes home,
  keep me away, keeps me away, keep us away, keeps us away, put me off, puts me off, puts us off, makes no sense, make no sense, is nonsense, can wait, can sit out, for others, for the others, for other people, for someone else, for somebody else, is someone elses, is somebody elses, is for others, is for the others, is for other people, is for somebody else, is for someone else, is not on the menu, isnt on the menu, not on the menu, not on my list, is not on my list, is over my head, is way over my head, are over my head, over my head, way over my head, can stay off, can stay out, can stay away, stays off, off the list, off our list, can be left out, can be skipped, can be dropped, can be ignored, can be hidden, is left out, are left out, gets left out, gets dropped, gets cut, over my dead body, dream on, fat chance, as if, not in a million years, not in this life, yeah no, nah,
  is no use, are no use, is of no use, are of no use, not us, we skip, i skip, well skip, ill skip, gets skipped, we ignore, i ignore, we leave out, i leave out, gets a no, no no, is a no no, not interested, im not interested, i am not interested, count me out, count us out, is a waste, are a waste, not my thing, not worth, is boring, are boring, is pointless, i pass, we pass, so stay above that, stay above that, keep above that, stay shallower, so skip those, skip those, dont bother, do not bother, dont tell me, dont show me, leave it out, leave it, skip it, forget it, forget about it, is out of the question, is off the table, are off the table, off the table, out of the question, is not wanted, are not wanted, not wanted, unwanted, not welcome, is out, are out, is a no, is no go, is a no go, are a no go, is off limits, are off limits, is too much, are too much, is too deep,
  are too deep, is not for me, isnt for me, is not for us, isnt for us, not for me, not for us, is not ok, isnt ok, is not okay, is not allowed,
  isnt allowed, are not allowed, arent allowed, is not an option, isnt an option, are not an option, is no good, is no option, is forbidden,
  are forbidden, is not possible, isnt possible, is impossible, scares me, scare me, scares us, scare us, scare them, scares them, is scary, makes me nervous, make me nervous,
  freaks me out, freak me out, freaks us out, freak us out, creeps me out, creep me out, terrifies me, terrify me, frightens me, frighten me, spooks me, spook me, makes me panic, make me panic,
  gives me the creeps, give me the creeps, gives me panic, give me panic, stresses me, stress me,
  is too cold, are too cold, is too warm, is too far, are too far, is too hot, need not apply, please no, no thanks, no thank you, not allowed,
  forbidden, is banned, are banned, is prohibited, are prohibited, wont work, doesnt work, wont do, is beyond me, is not happening, isnt happening, would bore, would bore us, would bore me, bores us, bores me,
  keep it that way, leave it that way, leave it at that, keep it at that, stays that way, stay that way,
  is not what i want, isnt what i want, i freeze, we freeze, is freezing, i get cold, is a deal breaker, is a dealbreaker, is not fun, is no fun, bore me, bore us, is off the cards, off the cards, off the menu, off my list, is a hard no, a hard no, a no from me, out of bounds, are beyond me, beyond me, is beyond us, are beyond us, beyond us, beyond my skills, above my level, out of my league, no way, no chance, not me, not happening, not a chance, absolutely not, definitely not, not on your life, nope, no sir, im not doing, we dont do it, i dont do it
`)

/** What turns round what follows. */
export const negators = wordSet(`
    void voids voided invalid lapses
    no not nothing nowt none zero nil unless never nowhere nobody neither nor without avoid avoiding avoids except excluding exclude minus skip skipping
    cannot cant dont doesnt didnt isnt arent aint wont wouldnt shouldnt couldnt mustnt neednt hasnt havent wasnt hardly rarely
    forbid forbids forbidden prohibited banned unable unwilling illegal unsafe shant darent barely scarcely ignore ignoring hide hiding remove removing omit omitting discard reject ditch scrap strike striking barring
  `)
/** What somebody minds is turned round as well; whoever does "not mind" it has no limit there. */
export const minds = wordSet(`
    hate hates dislike narked narced refuse refuses afraid scared nervous scares panic uncomfortable freeze freezes freezing shiver reluctant panics struggle struggles struggling mind problem
    moan moans moaning complain complains complaining grumble grumbles grumbling whine whines whinge whinges sulk sulks cry cries overheat overheats boil boils sweat sweats roast roasts melt melts swelter unhappy uneasy anxious anxiety dread dreads queasy
    bad terrible awful chicken chickens wimp wimps bottle tap bail bails worried bothered issue useless hopeless rubbish pointless miserable numb bore bores bored boring yawn yawns snooze
  `)
/** Of what somebody permits nothing is asked: "happy to go beyond 30 m". */
export const permits = wordSet('happy ok okay fine comfortable cool')
/** Of these, only with a "not" before them is anything said. */
export const mindsOnlyDenied = wordSet('mind problem bothered issue')
/** Together they turn round as one of these does. */
export const negatingPairs = phraseSet(`
  take out, taking out, takes out, knock out, kick out, throw away, chuck out, wipe out, bar the, bar any, bar anything, bar those, bar sites, bar dives, cross out, crossing out, cut the ones, cut anything, cut any, cut those, cut everything,
  who cares about, who needs, too deep, too cold, too warm, too far, out if, out when, out once, out whenever, im off if, forget it if, skip it if, pass if, no go if, no deal if, i quit if, i bail if, stay on the boat if, stays on the boat if, stay dry if, get cold, gets cold, getting cold, feel cold, feels cold, get chilly, gets chilly, getting chilly, feel chilly, feels chilly, get the shivers, gets the shivers, apart from, aside from, except for, save for, anything but, other than, rather not, anything but, keep away, stay away, not allowed, out of, steer clear,
  clear of, stay off, away from, stay out, leave out, leaves out, leaving out, rule out, rules out, ruling out, filter out, cut out, weed out, strike out, screen out, throw out, drop all, drop any, drop anything, drop everything, drop sites, drop those, drop the ones, drop dives, breaking my limit, break my limit, over my limit, past my limit, save those, save the ones
`)
/** After a number, these turn round what was said before it: "deeper than 18 m I can't go". */
export const lateNegators = wordSet(`
    cant cannot wont mustnt shouldnt never aint forbidden prohibited banned unable scream screams hurt hurts shiver narked narcosis narced panic isnt arent allowed
  `)

/** After a number, these say that it limits nothing: "colder than 10 degrees is fine". */
export const fineAfter = phraseSet(`
  is fine, is ok, is okay, is alright, is all right, is no problem, is not a problem, isnt a problem, is welcome, is cool, are fine, are ok, would be fine,
  would be ok, fine, ok, okay, no problem, doesnt bother me, doesnt scare me, does not bother me, doesnt worry me
`)
/** What "the same" is said with: what was said of the one before holds for this number, too. */
export const likewise = phraseSet(`
  so is, so are, so is anything, so would be, so would, so was, as is, as are, same for, same with, same goes for, the same for, the same goes for, ditto for, ditto, likewise, equally, neither is, nor is
`)
export const likewiseAfter = phraseSet(
  'too, as well, ditto, likewise, also, the same, same, is too, is as well, is another',
)

/** In "I want to stay above 18 m", "above" is where one stays. */
export const staying = wordSet(
  'stay stays staying keep keeps keeping remain remains remaining stick sticking hold',
)

/** With one of these, a new thought begins: what was ruled out before has nothing to do with it. */
export const thoughts = wordSet('and then also plus but because so')
/** With these as well, unless they are what is ruled out: "don't suggest anything below 30 m". */
export const wishes = wordSet(
  'want wants need needs prefer looking show find give suggest recommend like love',
)

/** What may stand between a comparing word and its number. */
export const fillers = wordSet(`
    is of at a an the my our about around approximately approx roughly circa some say like maybe perhaps than be should would for me us
    i we can do go dive ever just only really depth deep limit are am that which set exactly even much to mark on in this level line
    water sea temp temps temperature take stand handle bear tolerate want will ill id accept usual normal previous
  `)

/** What somebody did is no wish: "I've been to 40 m". */
export const experiences = wordSet(
  'sick bored tired been went dived dove did done saw seen logged was were dipped touched',
)
/** They have a length of their own: "a ship of 60 m". */
export const things = wordSet('ship ships boat vessel submarine freighter ferry wreck tanker length')
/** What is said of how deep these may go limits nobody: "my housing is rated to 60 m". */
export const gear = wordSet(
  'housing gopro strobe strobes drone torch computer suunto garmin shearwater perdix teric watch light lamp camera scooter dpv canister',
)

/** Said behind what bothers nobody. */
export const fine = phraseSet(`
  is ok, is okay, is fine, is alright, is all right, is acceptable, is no problem, is not a problem, isnt a problem, is manageable, are ok, are okay, are fine, are alright,
  would be ok, would be fine, would be okay, ok, okay, fine, acceptable, tolerated, i can handle, we can handle, i can manage, we can manage, i accept, we accept, i can accept, i can take, we can take, i tolerate, we tolerate, i can tolerate, i can live with, we can live with, i can cope with, we can cope with, i dont mind, we dont mind, doesnt bother me, wont bother me
`)
