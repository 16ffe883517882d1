import { phraseSet } from '../../understanding/phrases.ts'
import { longAgo, type Signs, sign } from './sign.ts'

/** How somebody asks who is in it, or thinks of being in it. */
const inIt =
  'im, i am, i got, i get, ive, my buddy, my mate, my, alone, help, best thing, what do, what to, what should, what would, what now, now what, what if, whats the drill, drill, how do, how to, how can, bar left, psi left, wat do, wat now'

/** What goes wrong on a dive though no gear fails. */
export const mishaps: readonly Signs[] = [
  {
    topic: 'entangled',
    any: [
      sign(
        'caught in a ghost net, caught in ghost net, caught in a fishing net, caught in a net, caught in nets, stuck in a net, stuck in a ghost net, wrapped in line',
      ),
      sign(
        'tangled, entangled, tangled up, caught, caught up, snagged, wrapped up, wrapped, stuck',
        'net, nets, fishing net, ghost net, line, fishing line, lines, monofilament, rope, ropes, kelp, cable, wire',
        inIt,
      ),
      sign(
        'tangled in a net, tangled in net, tangled in fishing, tangled in line, tangled in a line, tangled in kelp, tangled in rope, tangled at, entangled at, entangled in a net, entangled in fishing line, caught in a net at, caught in fishing line, caught in a fishing net, snagged on a line, snagged in a net',
      ),
      sign(
        'trapped, stuck inside, stuck in the wreck, stuck in a wreck, stuck in the cave, lost inside, lost in the wreck, lost in a wreck, lost in the cave, lost in a cave, lost the guideline, lost the line, silted out, silt out, siltout, cant find the exit, cant find the way out, cannot find the exit',
        inIt,
      ),
    ],
    unless: phraseSet('trapped air, trapped in time, turtle, turtles, sunlight trapped'),
  },
  {
    topic: 'down-current',
    any: [
      sign(
        'down current, down currents, downcurrent, downcurrents, downwelling, down draft, downdraft, pulled down, sucked down, dragged down, pushed down, swept down, pulls me down, pulls you down, pushes me down, pulling you down, pulling me down, pulling us down, pulled me down, pulled us down, dragging me down, dragging you down, dragging us down, drags me down, drags you down, sucks you down, sucks me down, sucking me down, sucking you down, taking me down, takes you down',
        `caught, caught in, escape, get out, survive, stuck, ${inIt}`,
      ),
    ],
    unless: phraseSet('my favourite, which sites, which site'),
  },
  {
    topic: 'adrift',
    any: [
      sign(
        'drifting alone, drifting by myself, drifting off, drifting out, drifting away, floating alone, i am drifting, im drifting, we are drifting, were drifting, treading water',
        'boat, boats, sea, shore, land, alone, dark, hour, hours, surface, whistle, smb, torch, nobody, rescue',
      ),
      sign(
        'current carries, current carried, current takes, current took, current pulls, current pulled, current is pulling, current is taking, current pushes, current pushed, current swept',
        'me, us, my buddy, him, her',
        inIt,
      ),
      sign(
        'swept off, swept away, swept out, swept from, swept past, carried away, carried off, carried out, drifted away, drifted off, drifted out, drifted from, adrift, pulled out to sea, blown out to sea, surfaced far',
        'boat, boats, skipper, group, sea, shore, coast, reef, surface, surfaced, nobody, alone',
        `see me, see us, see you, seen me, got, was, were, ${inIt}`,
      ),
      sign(
        'lost sight of, cant see, cannot see, dont see, lost contact with',
        'boat, skipper, dive boat, rib, zodiac, liveaboard',
        `surface, surfaced, surfacing, up, current, drifting, ${inIt}`,
      ),
      sign(
        'rip current, rip tide, riptide, undertow, a rip, the rip',
        `caught, caught in, pulled, dragged, escape, swim out, get out, ${inIt}`,
      ),
      sign(
        'boat left us, boat left me, boat left without us, boat has left us, boat is gone, boat drove off, boat lost us, boat cant find us, boat cannot see us, boat cant see us, left behind by the boat, left us behind, left us at sea, left us in the water',
      ),
      sign(
        'boat, boats, skipper, captain, crew',
        'see me, see us, seen me, seen us, spot me, spot us, find me, find us, notice me, notice us, left us, left me, left without, forgot us, forgot me, is gone, cant see the boat, cannot see the boat, dont see the boat, where is the boat, disappeared, drove off, out of sight, nowhere in sight, nowhere to be seen',
        'surface, surfaced, come up, came up, current, drift, drifted, group, water, open sea, hours, waves, swell, dive',
      ),
    ],
    unless: phraseSet(
      `dont want to get, do not want to get, without getting, without being, wont get, not get, not be, which sites, which site,
      ${longAgo('swept off', 'swept away', 'swept out', 'swept past', 'carried off', 'carried away', 'carried out')}`,
    ),
  },
  {
    topic: 'overhead',
    any: [
      sign(
        'is a cavern, is a cave, are caverns, are caves, is cave diving, is cavern diving, is penetration, is wreck penetration, are wreck penetrations',
        'ok, okay, safe, allowed, fine, dangerous, suitable',
        'open water, open water diver, ow, aow, beginner, beginners, new diver, untrained, without training, recreational, advanced divers, normal divers',
      ),
      sign(
        'penetration, penetrate, penetrating, wreck penetration, go inside, swim inside, going inside, inside a wreck, inside the wreck, enter a wreck, enter the wreck, into the wreck, into a wreck, grim reaper, reaper sign, past the sign, stop sign, the arch, through the arch, into a cave, into the cave, inside a cave, inside the cave, enter a cave, enter the cave, cave dive, cave diving, dive caves, dive a cave, overhead environment',
        'open water, open water diver, ow, ow diver, owd, aow, advanced open water, not cave certified, not certified, not cave trained, not trained, no cave training, no training, without training, without cave training, without a cave, without cave, untrained, uncertified, recreational diver, normal diver, beginner, new diver, single tank, no cert',
        'can a, can an, can i, can we, can you, may i, may a, may an, should a, could an, may we, should i, should we, could i, could a, is it ok, is it okay, is it safe, is it fine, safe, ok to, okay to, allowed, stupid, dangerous, risky, am i, are we',
      ),
    ],
    unless: phraseSet('which, where, list, recommend, sites, dive sites'),
  },
]
