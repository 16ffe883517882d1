import { doctor, emergency, type Guidance, instructor } from './guidance.ts'

const depthsOfCourses = 'PADI and SSI course standards; other agencies teach nearly the same.'

/** What is advised on how to dive, and who may dive what. */
export const training = {
  children: {
    advice: [
      'From 8 years, children may try diving in a pool or in water of no more than 2 m (6 ft). Junior Open Water Divers of 10 and 11 years dive to 12 m (40 ft) with a parent, a guardian or a professional; from 12 to 14 to 18 m (60 ft) with a certified adult, and to 21 m (70 ft) as Junior Advanced. From 15 the limits are those of adults.',
      'A child should want to dive, equalise well and be fit for it; some doctors advise to wait longer.',
    ],
    brief:
      'For children the agencies set limits: 12 m (40 ft) at 10 and 11 years, 18 m (60 ft) from 12 to 14, always with an adult who is certified (PADI and SSI standards).',
    source: `${depthsOfCourses}`,
    ask: instructor,
  },
  certification: {
    advice: [
      'You’re trained to dive to 12 m (40 ft) as a Scuba Diver, and only with a professional, to 18 m (60 ft) as an Open Water Diver, to 30 m (100 ft) as an Advanced Open Water Diver, and to 40 m (130 ft) with a deep diving speciality; beyond it, diving is technical and needs its own training. Without a certificate, a try dive with an instructor goes to 12 m (40 ft).',
      'Caves and the inside of wrecks need their own training at any depth.',
    ],
    brief:
      'An Open Water certificate is for dives to 18 m (60 ft), an advanced one for dives to 30 m (100 ft); stay within yours.',
    source: depthsOfCourses,
    ask: instructor,
  },
  overhead: {
    advice: [
      'Without training for it, stay where you can swim straight up to the surface: no inside of wrecks, no caves past the light, and no swim-through whose end you can’t see, at any depth, with any guide and however many dives you have. Signs at caves stand where divers have died.',
      'Wrecks and caves each need their own course, a line, lights and gas to come back with; deep arches and tunnels need technical training as well.',
    ],
    source:
      'The agencies’ cave and wreck courses, and the National Speleological Society’s Cave Diving Section (NSS-CDS).',
    ask: instructor,
    isAlone: true,
  },
  break: {
    advice: [
      'After six months or more without diving, the agencies advise a refresher: an hour of theory, skills in shallow water, and then an easy, shallow dive with a professional.',
      'Check your equipment and your health too, as both may have changed.',
    ],
    brief:
      'After a long break, the agencies advise a refresher with a professional first, and then easy, shallow dives.',
    source: 'PADI ReActivate and SSI Scuba Skills Update.',
    ask: instructor,
  },
  alone: {
    advice: [
      'Divers are taught to dive with a buddy. Diving alone needs its own training, a second, independent supply of gas and experience: for the SDI Solo Diver course you have to be 21 and have 100 dives.',
    ],
    source: 'SDI Solo Diver standards and the training agencies.',
    ask: instructor,
  },
  narcosis: {
    advice: [
      'From about 30 m (100 ft) on air, nitrogen narcosis slows thinking and judgement, for some people earlier; it goes when you go up. Without technical training, 40 m (130 ft) is the limit.',
    ],
    source: 'Divers Alert Network (DAN) and the training agencies.',
    ask: instructor,
  },
  nitrox: {
    advice: [
      'At a partial pressure of oxygen of 1.4 bar, EANx 32 is for dives to 33 m (110 ft) and EANx 36 to 28 m (95 ft) at most. Deeper, oxygen may cause convulsions under water.',
      'Analyse each cylinder yourself, mark its greatest depth and set your computer to the mix; nitrox needs its own training.',
    ],
    source: 'NOAA Diving Manual and the agencies’ nitrox courses.',
    ask: instructor,
    isAlone: true,
  },
  decompression: {
    advice: [
      'I can’t work out times without stops, decompression, gas or surface intervals for you: they depend on your dives before, your gas and your depth at each minute. Use a dive computer of your own, or the tables you were trained on, and stay well within them.',
    ],
    source: 'Divers Alert Network (DAN) and the training agencies.',
    ask: instructor,
    isAlone: true,
  },
  ascent: {
    advice: [
      'Go up no faster than 9 m (30 ft) a minute, or slower if your computer says so, and stop at 5 m (15 ft) for 3 to 5 minutes at the end of every dive.',
      'If you missed the stop, don’t go down again: stay out of the water, rest, drink, breathe oxygen if you can, and watch for symptoms.',
    ],
    source: 'Divers Alert Network (DAN) and the training agencies.',
    ask: instructor,
    isAlone: true,
  },
  freediving: {
    advice: [
      'Don’t freedive after scuba diving: wait at least 12 hours after a single dive, 18 to 24 after several. Scuba diving after freediving is less of a problem, with a rest between.',
    ],
    source: 'Divers Alert Network (DAN).',
    ask: instructor,
    isAlone: true,
  },
  afterwards: {
    advice: [
      'Take it easy after a dive: no hard exercise, hot bath, hot tub, sauna or deep massage for some hours, as they may bring on decompression sickness or hide its signs. Drink, rest and keep warm.',
    ],
    source: 'Divers Alert Network (DAN).',
    ask: doctor,
  },
  fear: {
    advice: [
      'If you’re anxious, tell the guide and your buddy, choose an easy, shallow dive with somebody you trust, and end it whenever you like: any diver may end any dive for any reason. In a panic under water: stop, breathe slowly, think, and hold on to something.',
    ],
    brief: 'If you’re anxious, tell the guide and your buddy; any diver may end any dive for any reason.',
    source: 'Divers Alert Network (DAN) and the training agencies.',
    ask: instructor,
  },
  fitness: {
    advice: [
      'You should be able to swim 200 m without a stop, float for 10 minutes, climb a ladder in your gear and help a buddy. Weight alone doesn’t decide; the heart and how fit you are do.',
    ],
    source: 'PADI Open Water Diver standards and DAN.',
    ask: doctor,
  },
  flying: {
    advice: [
      'Don’t fly straight after diving: at least 12 hours should pass after a single dive without decompression stops, at least 18 hours after several dives or several days of diving, and well over 18 hours, better 24, after dives with decompression stops.',
      'Wait longer if your computer says so, and don’t fly at all with any symptom after a dive.',
    ],
    source: 'Divers Alert Network (DAN), Flying After Diving guidelines.',
    ask: doctor,
  },
  altitude: {
    advice: [
      'Going up to 600 m (2,000 ft) or higher after a dive, over a mountain pass or in a small plane, counts like flying: wait at least 12 hours after a single dive without decompression stops, 18 hours after several, and longer after decompression stops.',
      'For dives in lakes above 300 m (1,000 ft) you need the training for them, and a computer or tables set for the altitude.',
    ],
    source: 'Divers Alert Network (DAN) and PADI Altitude Diver.',
    ask: instructor,
  },
  'altitude-dives': {
    advice: [
      'In water above 300 m (1,000 ft) the air over you is thinner, so ordinary tables and settings don’t hold: you need a computer that is set to the altitude or adjusts itself, or tables made for it, and a slower ascent. Every depth counts as a deeper one, and shallower stops are needed.',
      'Wait some hours after you arrive before you dive, check your weights for fresh water, and wait before you drive over anything higher. Take a course for it first.',
    ],
    source: 'PADI Altitude Diver, the NOAA Diving Manual and Divers Alert Network (DAN).',
    ask: instructor,
    isAlone: true,
  },
  'nitrox-use': {
    advice: [
      'Nitrox gives you longer times without stops and shorter intervals, or more reserve against decompression sickness if you dive it by the limits for air. Many divers feel less tired after it, but studies have not shown that clearly. It doesn’t let you go deeper: its oxygen sets a depth that is shallower than with air, and it does nothing against narcosis.',
      'It needs its own training, an analysis of each cylinder by yourself, and a computer set to the mix.',
    ],
    source: 'Divers Alert Network (DAN), Nitrox, and the agencies’ nitrox courses.',
    ask: instructor,
    isAlone: true,
  },
  animals: {
    advice: [
      'Keep your distance, stay calm and upright, keep the animal in sight and your buddy close, and back away slowly towards the reef, the line or the boat. Don’t touch, feed, chase or block any animal: most bites and stings are their defence.',
      'A titan triggerfish guards a cone of water above its nest: swim away sideways and low, with your fins towards it, and not up. With sharks, face them, don’t splash or flee, and leave the water together when they come closer or follow.',
    ],
    brief:
      'Keep your distance from every animal, don’t touch or feed any, and leave calmly if one comes closer or guards its nest.',
    source: 'Divers Alert Network (DAN), Hazardous Marine Life.',
    ask: instructor,
  },
  insurance: {
    advice: [
      'Ordinary travel insurance often leaves diving out, ends at a depth such as 18 or 30 m, or asks for a certificate and a guide. Read what yours says about scuba, depth, rescue and treatment in a chamber before you travel.',
      'A diver’s insurance, of DAN or others, covers chamber and transport, which cost tens of thousands without one; some centres and boats ask for it. Compare what each pays at most, to which depth, whether it covers rescue, technical dives, trips that fall through, and people besides you.',
    ],
    source: 'Divers Alert Network (DAN).',
    ask: 'Please ask your insurer for an answer in writing, and your instructor or dive centre what they want to see.',
  },
  customs: {
    advice: [
      'Prices, tips and house rules differ from country to country and from boat to boat, and I don’t know them.',
      'Ask the dive centre or boat before you book, and get it in writing: what is included, what is extra (equipment, park fees, nitrox, tips), and what you get back if a trip falls through.',
    ],
    brief: 'I don’t know prices or tips: please ask the dive centre or boat before you book.',
    source: '',
    ask: '',
  },
  general: {
    advice: [
      'I can’t answer that with dive sites. If it’s about health, training or equipment: dive within your training and limits and with a buddy, never when you’re ill, tired or unsure, and end a dive whenever you want to.',
      emergency,
    ],
    source: 'Divers Alert Network (DAN) and the training agencies’ safe diving practices.',
    ask: 'Please ask a doctor who knows diving medicine about your health, and your instructor or dive centre about training and equipment.',
    isAlone: true,
  },
} as const satisfies Record<string, Guidance>
