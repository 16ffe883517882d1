import { phraseSet } from '../../understanding/phrases.ts'
import { diving, notStung, oldBends, people, type Signs, sign } from './sign.ts'

const bloodOfEars = [
  'bleeding from',
  'bleeding out of',
  'blood from',
  'blood coming out of',
  'blood running from',
]
  .flatMap((told) => ['the', 'my', 'his', 'her'].map((whose) => `${told} ${whose}`))
  .flatMap((told) => ['ear', 'ears'].map((ear) => `${told} ${ear}`))
  .join(',')

/** What cannot wait. */
export const urgent: readonly Signs[] = [
  {
    topic: 'emergency',
    any: [
      sign(
        'nearest, closest, where, which, number, phone, call, contact, hotline, find, is there',
        'chamber, hyperbaric, recompression, decompression chamber, emergency, emergencies, dan hotline, ambulance',
      ),
      sign(
        'emergency number, emergency line, dan number, dan hotline, hotline, diving accident, dive accident, medical emergency, pink foam, frothy, froth, coughing up, coughed up, came up too fast, came up way too fast, came up too quick, came up too quickly, came up way too quickly, ascended too fast, ascended too quickly, surfaced too fast, surfaced too quickly, surfaced way too fast, rocketed to the surface, rocketed up, bent diver, oxygen for a bent, o2 for a bent,  shot up too fast, talking funny, slurring, slurred, collapsed, passed out, unresponsive, cant feel, cant walk, cannot feel, cannot walk, cannot move, cant move, cannot stand, cant stand up, no feeling in, lost feeling, lost all feeling, how much o2, how much oxygen, give oxygen, oxygen do i give, unconscious, not breathing, stopped breathing, no pulse, cpr, resuscitate, resuscitating, convulsing, convulsions, having a fit, having a seizure, having fits, blue lips, lips are blue, lips went blue, gone blue, turned blue, propeller hit, hit by a propeller, hit by the propeller, hit by a boat, prop strike, blood everywhere, bleeding badly, bleeding heavily, bleeding a lot, wont stop bleeding, coughing blood, spitting blood, spits blood, near drowning, is drowning',
      ),
      sign(bloodOfEars),
      sign('face down, floating lifeless, lifeless', `${people}, surface, floating, pulled, we`),
      sign(
        'shark',
        'bit my, bit his, bit her, bit him, bit me, bit us, bit a, has bitten, bitten by, took his, took her, took my',
      ),
      sign('hyperbaric chamber, recompression chamber, decompression chamber, chamber near'),
    ],
    unless: phraseSet(
      `cant walk more than, cant walk further than, cannot walk more than, cannot walk further than, wreck of, engine chamber, air chamber, chamber of the cave, chamber wreck, bell wreck, underwater habitat, underwater habitats,${[
        'has it collapsed, has it really collapsed, did it collapse, did it really collapse, is it collapsed, emergency landing, emergency landings, crash landing, crash landed, window',
        'arch',
        'roof',
        'ceiling',
        'hull',
        'wreck',
        'deck',
        'structure',
        'superstructure',
        'bridge',
        'mast',
        'pier',
        'jetty',
      ]
        .flatMap((part) =>
          ['collapsed', 'has collapsed', 'had collapsed', 'that collapsed'].map((fell) => `${part} ${fell}`),
        )
        .join(',')}`,
    ),
  },
  {
    topic: 'symptoms',
    any: [
      sign(
        'recompress, recompression, in water recompression, recompress someone, bends, the bends, had a bend, dcs, dci, gets bent, bent after, get bent, getting bent, got bent, am bent, decompression sickness, decompression illness, caisson disease, skin bends, chokes',
      ),
      sign(
        'tingling, tingle, tingly, numb, numbness, rash, mottled, itchy skin, joint pain, joints hurt, skin bend, shoulder pain, elbow pain, chest pain, dizzy, dizziness, vertigo, paralysed, paralyzed, confused, blurred vision, weak legs, weakness, short of breath, cant breathe, pins and needles, headache, nausea, exhausted, extremely tired, really tired, so tired, very tired, unusually tired, knackered, feel ill, feel sick, feeling sick, feel weird, feel strange, feel off, feeling off, feels weird, feels strange, feels off, feels odd, feels funny, feel odd, feel funny, acting weird, acting strange, acting strangely, acting odd, not himself, not herself, not making sense, unsteady, wobbly, staggering, cant pee, cannot pee, feels sick, feels ill, unwell',
        `${diving}, surfaced, surfacing, ascent, surface`,
      ),
      sign('tingling, tingly, numbness, pins and needles', `${people}, my, i, ive, im, me`, 'after'),
      sign('symptom, symptoms, signs of', `${diving}, decompression, bends, dcs, oxygen, narcosis`),
      sign(
        'shoulder, elbow, knee, joint, joints, muscle, muscles, arm, leg, legs, skin, chest',
        'throb, throbs, throbbing, stabbing, stiff, swollen, burns, burning, ache, aches, aching, hurt, hurts, hurting, pain, sore, itch, itches, itching, weird, blotchy',
        'after, since, dive, diving, dived, surfaced',
      ),
      sign(
        'skin, belly, tummy, stomach, abdomen, torso, thigh, thighs, breast, breasts, buttocks, flank, trunk',
        'itchy, red, reddish, marbled, marbling, marble, mottling, purple, purplish, blotch, blotches, blotchy, patch, patches, patchy, swollen, bruised, bruises, bruising, lumps, burning, burns, weird, spots on',
        'after, since, following, surfaced, surfacing, post dive, got out',
        `${diving}, surfaced, surfacing, ascent`,
      ),
    ],
    unless: phraseSet(
      `${oldBends}, too knackered for, too exhausted for, covid, since surgery, after surgery, bent stern, bent bow, bent mast, bent propeller, bent hull, bends round, bends around, bends like, bends left, bends right, bends back, spine tingling, spine tingle, wall bends, reef bends, tunnel bends, passage bends, road bends`,
    ),
  },
  {
    topic: 'missed-deco',
    any: [
      sign(
        'missed deco, missed my deco, blew through my deco, blew through deco, blew through the deco, blew past my deco, blew past deco, violated deco, missed a deco, missed the deco stop, blew my deco, blew deco, blew off deco, blew off my deco, skipped deco, skipped my deco, omitted deco, omitted decompression, missed decompression, deco still showing, still showing deco, surfaced with deco, went into deco and, deco and surfaced, skipped my stops, missed my stops, blew my stops, missed my deco stop, skipped a deco stop, skipped the deco stop',
      ),
      sign(
        'deco, decompression, mandatory stop, mandatory stops, required stop, deco obligation, deco time, deco stop, deco stops',
        'surfaced, surfacing, came up, come up, went up, ascended, popped up, shot up, straight up, out of the water, back on the boat, got out',
        'without, missed, miss, skipped, skip, ignored, ignoring, didnt do, not doing, not done, before, still, left, owed, owing, remaining, early, blew, not cleared, instead of',
      ),
      sign(
        'deco, decompression, stop, stops',
        'didnt do, did not do, forgot to do, couldnt do, not able to do, ignored, cut short, didnt finish, did not finish, didnt complete, did not complete',
        'deco, decompression, obligation, deco stop, computer',
      ),
    ],
    unless: phraseSet('deco dive sites, deco dives'),
  },
  {
    topic: 'stings',
    any: [
      sign(
        'coral scratch, coral scratches, coral graze, coral grazes, coral cut, coral cuts, coral scrape, coral wound, scratch from coral, cut from coral, scratched by coral',
      ),
      sign(
        'cone shell, cone snail, cone shells, cone snails',
        'pocket, picked, picked up, found, hand, hold, held, collect, collected, touch, alive',
      ),
      sign(
        'stung, stung by, sting, stings, got stung, bitten, bitten by, bite, bites, bit me, venom, envenomation, poisoned, spine in, spines in, stepped on, stepped, touched, stood on, trod on, trodden on, knelt on, kneeled on, sat on, landed on, leaned on, grabbed, picked up, brushed, bumped into',
        'jellyfish, jelly, lionfish, stonefish, scorpionfish, stingray, urchin, sea urchin, fire coral, man o war, man of war, portuguese man, hydroid, anemone, sea snake, blue ringed, cone snail, cone shell, catfish, weever, weeverfish, me, i, treat, treatment, first aid, do, what now, help, rabbitfish, moray, eel, triggerfish, bristle worm, fireworm',
      ),
      sign(
        'treat, treatment, first aid, remedy, cure, antidote, vinegar, hot water, pee on',
        'sting, stings, jellyfish, lionfish, stonefish, urchin, fire coral, coral cut, coral cuts, coral scrape, cut, bite, wound, stingray',
      ),
      sign(
        'jellyfish, jelly fish, jelly, bluebottle, bluebottles, sea wasp, sea lice, sea nettle, sea nettles, lionfish, lion fish, stonefish, stone fish, scorpionfish, scorpion fish, stingray, sting ray, sea urchin, urchin, fire coral, coral, man o war, anemone, sea snake, weever, weever fish, eel, moray, triggerfish, trigger fish, hydroid, cone snail',
        'rash, cream, ointment, blister, blisters, welts, welt, blistering, blistered, all down my, all over my, thigh, calf, itches, itchy, tentacle, tentacles, vinegar, got me, got my, got him, got her, zapped me, nailed me, my foot, my ankle, my hand, my leg, my arm, my finger, my face, my knee, my back, foot, ankle, swelling, swollen, swells, burns, burning, burnt, scraped, scrape, brushed, brushed against, stepped, stepped on, cut my, cut me, touched me, bit, bit my, stuck in',
      ),
      sign('first aid'),
      sign(
        'spike, spine, spines, spiny, barb, puncture, punctured, stabbed, pricked, stood on, stepped on, trod on',
        'thumb, finger, hand, foot, toe, heel, ankle, leg, knee, arm, palm, skin, wetsuit, swelling, swollen',
      ),
    ],
    unless: phraseSet(notStung),
  },
]
