import { emergency, type Guidance, instructor } from './guidance.ts'

/** What is advised when something has gone wrong. */
export const urgent = {
  accident: {
    advice: [
      'Call for help now: 112 in Europe and from most mobile phones, 911 in North America, or the local emergency services. At sea, also call “Mayday” on VHF channel 16.',
      'Not responding and not breathing normally: start CPR at once, with rescue breaths if you can, and send for a defibrillator. Breathing but not responding: lay them on their side. Bleeding: press hard on the wound.',
      'Missing: say when and where they were last seen, and keep watching the surface downcurrent. Don’t go in after anyone beyond your own gas and training.',
      'Get everyone out of the water, keep them lying down and warm, and give oxygen if you’re trained to. Then call DAN’s emergency line, +1 919 684 9111: they know which chamber treats divers now.',
    ],
    source:
      'Divers Alert Network (DAN), and the European Resuscitation Council, Guidelines 2021: Basic Life Support.',
    ask: '',
    isAlone: true,
  },
  symptoms: {
    advice: [
      'Pain in joints or muscles, a rash, unusual tiredness, tingling, numbness, weakness, dizziness, or trouble with walking, breathing, seeing or speaking after a dive may be decompression sickness, even if it’s mild and the dive was within all limits.',
      emergency,
      'Don’t dive again, don’t fly and don’t wait to see whether it passes.',
    ],
    source: 'Divers Alert Network (DAN), Decompression Sickness.',
    ask: '',
    isAlone: true,
  },
  'missed-deco': {
    advice: [
      'If you came up with decompression stops still to do, don’t go down again to make up for them: stay out of the water, rest, drink, breathe oxygen if you can, and don’t dive for at least 24 hours or as long as your computer is locked.',
      'Watch for pain, a rash, tingling, numbness, weakness, dizziness or unusual tiredness for a day. With any of them, or after more than a few minutes of missed stops, call DAN or the emergency services now, and don’t wait for it to pass.',
      emergency,
    ],
    source: 'PADI, and Divers Alert Network (DAN), Omitted Decompression.',
    ask: '',
    isAlone: true,
  },
  emergency: {
    advice: [
      emergency,
      'Don’t drive to a chamber on your own: not every chamber treats divers at all hours, and DAN and the emergency services know which one does.',
    ],
    brief:
      'Not every chamber treats divers at all hours: in an emergency call the emergency services and DAN first, +1 919 684 9111.',
    source: 'Divers Alert Network (DAN).',
    ask: '',
    isAlone: true,
  },
  stings: {
    advice: [
      'For lionfish, stonefish, stingrays and other spines: get out of the water, and hold the wound in water as hot as you can bear, at most 45 °C (113 °F), for 30 to 90 minutes. For jellyfish: rinse with seawater or, in tropical waters, vinegar, and pick off tentacles without rubbing.',
      'Call the emergency services for trouble breathing, chest pain, a wide rash, a box jellyfish, a blue-ringed octopus, a cone snail or a sea snake.',
    ],
    source: 'Divers Alert Network (DAN), Hazardous Marine Life.',
    ask: 'Please see a doctor for every deep, dirty or swelling wound.',
    isAlone: true,
    isFirstAid: true,
  },
  'out-of-air': {
    advice: [
      'Signal “out of air”, take your buddy’s alternate air source, hold on to each other and go up together slowly. With nobody near and not too deep, go up swimming and breathing out all the way; never hold your breath.',
      'It hardly ever happens to those who check their gauge often and turn with a reserve; practise the skill with an instructor.',
    ],
    source: 'The training agencies’ Open Water courses.',
    ask: instructor,
    isAlone: true,
  },
  entangled: {
    advice: [
      'Stop, breathe slowly and don’t turn round, which winds it tighter. Signal your buddy, find where you’re held, and free or cut it piece by piece with a cutter, keeping your regulator and gauge in reach. If your set is what is caught, take it off, free it and put it on again.',
      'Inside a wreck or a cave, stay with the line and hold on to your buddy; turn back on a third of your gas. Carry two cutters that you can reach with either hand, and keep clear of nets and lines.',
    ],
    source: 'The training agencies’ Rescue Diver and Wreck Diver courses.',
    ask: instructor,
    isAlone: true,
  },
  'down-current': {
    advice: [
      'Stay calm and close to your buddy. If the reef is near, hold on to rock and climb along it; else swim across the current, away from the wall, and not straight up against it. Add air to your BCD, watch your depth and let it out as soon as the current lets go, so that you don’t shoot up.',
      'If nothing else helps and you go on sinking, drop weights as the last thing. Then end the dive slowly, with your stop, and watch for symptoms.',
    ],
    source: 'The training agencies’ Drift Diver courses, and Divers Alert Network (DAN).',
    ask: instructor,
    isAlone: true,
  },
  adrift: {
    advice: [
      'If divers are missing, or you’re adrift and have a phone or radio, call the coastguard or the local emergency services at once (VHF channel 16), and say when and where they were last seen, or where you are.',
      'In the water, make yourself buoyant: fill your BCD, drop your weights if you need to, and keep your mask on. Put up your marker buoy, and use whistle, mirror, torch or radio towards boats. Stay together, save your strength and your warmth, and don’t swim against a current; swim across it only if land or a boat is near.',
    ],
    source: 'Divers Alert Network (DAN), and the training agencies’ Drift Diver courses.',
    ask: 'Please ask your instructor or dive centre about signals and the plan for lost divers before each drift dive.',
    isAlone: true,
  },
  'lost-buddy': {
    advice: [
      'If someone hasn’t come up, alert the boat and call the coastguard or the local emergency services now (VHF channel 16 at sea), note the time and the place, and keep watching the surface downcurrent.',
      'Under water: look around and up for no more than a minute, then go up at a normal rate with your stop if it’s safe, and meet at the surface.',
    ],
    source: 'The training agencies’ Open Water and Rescue Diver courses.',
    ask: '',
    isAlone: true,
  },
} as const satisfies Record<string, Guidance>
