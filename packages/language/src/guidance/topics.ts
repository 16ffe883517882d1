// What divers are taught and advised where no dive site is the answer. Each text says who says so, and whom to ask.

/** Who should be asked about oneself. */
const doctor =
  'Please ask a doctor who knows diving medicine, or call the DAN information line, before you dive.'
const instructor = 'Please ask your instructor or dive centre what fits your training and the day.'
const emergency =
  'If someone may be hurt or ill after a dive, call the local emergency services now, give oxygen if you’re trained to, and then call DAN’s emergency line: +1 919 684 9111.'

export type Guidance = {
  /** What is advised, in whole sentences. */
  advice: readonly string[]
  /** Whose advice it is. */
  source: string
  ask: string
  /** In one sentence, to be said before sites; where there is none, the first of the advice is. */
  brief?: string
  /** No list of sites goes with it, whatever else is asked. */
  isAlone?: true
}

const depthsOfCourses = 'PADI and SSI course standards; other agencies teach nearly the same.'
const participantForm = 'Diver Medical Participant Questionnaire (UHMS, DAN and the training agencies).'

/** What is said on each topic. Depths stand in both units, as everybody may ask. */
export const guidance = {
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
  pregnancy: {
    advice: [
      'Don’t dive while you’re pregnant, may be, or are trying to be: nobody knows a depth that is safe for an unborn child. Snorkelling is usually fine.',
      'If you dived before you knew, tell your doctor; harm from a few ordinary dives is rarely seen.',
    ],
    source: 'Divers Alert Network (DAN), Diving and Pregnancy.',
    ask: doctor,
    isAlone: true,
  },
  birth: {
    advice: [
      'Breastfeeding is no reason against diving in itself. After a birth, most doctors advise to wait at least 4 weeks, and 8 to 12 after a caesarean, until you’re fit again.',
    ],
    source: 'Divers Alert Network (DAN), Return to Diving After Giving Birth.',
    ask: doctor,
  },
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
  age: {
    advice: [
      'There is no upper age for diving; fitness and health decide. From 45, some conditions and habits call for a medical check before a course, and regular checks make sense as you get older.',
    ],
    source: participantForm,
    ask: doctor,
  },
  congestion: {
    advice: [
      'Don’t dive with a cold, blocked sinuses or a blocked nose: you may hurt your ears and sinuses on the way down, and if a decongestant wears off, on the way up as well.',
      'Wait until you’re well and can equalise easily without medicine.',
    ],
    source: 'Divers Alert Network (DAN), Ears and Diving.',
    ask: doctor,
  },
  ears: {
    advice: [
      'Equalise early and often, before it hurts. If it doesn’t work, go up a little and try again gently; if it still doesn’t, end the dive. Never force it, and never dive on with pain.',
      'With pain, hearing loss, ringing, fluid or dizziness after a dive, see a doctor before the next one.',
    ],
    source: 'Divers Alert Network (DAN), Ears and Diving.',
    ask: doctor,
  },
  condition: {
    advice: [
      'With a condition of the heart, lungs, blood pressure, sugar, nerves or mind, a doctor has to say whether and how you may dive: some people with it dive safely, for others it can be deadly.',
      'Answer the diver medical questionnaire honestly; a “yes” means a doctor signs before you dive.',
    ],
    brief: 'With a health condition, a doctor has to say first whether and how you may dive.',
    source: participantForm,
    ask: doctor,
  },
  medication: {
    advice: [
      'Whether a medicine goes with diving depends on what it does under pressure and even more on what you take it for. Don’t stop or start one for a dive without advice, and don’t dive on a medicine that is new to you or makes you drowsy.',
    ],
    source: 'Divers Alert Network (DAN), Medications and Diving.',
    ask: doctor,
  },
  recovery: {
    advice: [
      'After an illness, an injury, an operation or a treatment, wait until it has healed, you have your usual fitness again, and the doctor who treated you knows that you want to dive and agrees. Some operations on lungs, eyes, ears or the heart need months, and some end diving.',
    ],
    brief: 'After an illness, an injury or an operation, a doctor has to say first when you may dive again.',
    source: participantForm,
    ask: doctor,
  },
  alcohol: {
    advice: [
      'Don’t drink alcohol or take drugs before or between dives, and don’t dive with a hangover: both dull your judgement, dry you out, and make cold and decompression sickness worse. Drink plenty of water.',
    ],
    source: 'Divers Alert Network (DAN), Alcohol and Diving.',
    ask: doctor,
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
  emergency: {
    advice: [
      emergency,
      'Don’t drive to a chamber on your own: not every chamber treats divers at all hours, and DAN and the emergency services know which one does.',
    ],
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
  'lost-buddy': {
    advice: [
      'Look around and up for no more than a minute, then go up at a normal rate with your stop if it’s safe, and meet at the surface. If your buddy doesn’t come up, call for help.',
    ],
    source: 'The training agencies’ Open Water courses.',
    ask: instructor,
    isAlone: true,
  },
  lenses: {
    advice: [
      'Soft contact lenses are fine for diving; tell your buddy, close your eyes when your mask floods, and take spare ones. Hard lenses should let gas through. A mask with lenses of your prescription does without any.',
    ],
    source: 'Divers Alert Network (DAN), Vision and Diving.',
    ask: doctor,
  },
  period: {
    advice: [
      'You can dive during your period if you feel well; a tampon or cup works under water, and sharks don’t care. Some doctors advise easier dives on those days.',
    ],
    source: 'Divers Alert Network (DAN), Women’s Health and Diving.',
    ask: doctor,
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
  seasickness: {
    advice: [
      'Stay on deck in the middle of the boat, look at the horizon, eat lightly, and get into the water early. Try a medicine on land first, as many make drowsy, which doesn’t go with diving.',
    ],
    brief: 'Dives from the shore spare you the boat.',
    source: 'Divers Alert Network (DAN).',
    ask: doctor,
  },
  fitness: {
    advice: [
      'You should be able to swim 200 m without a stop, float for 10 minutes, climb a ladder in your gear and help a buddy. Weight alone doesn’t decide; the heart and how fit you are do.',
    ],
    source: 'PADI Open Water Diver standards and DAN.',
    ask: doctor,
  },
  health: {
    advice: ['I can’t give advice on health, decompression or fitness to dive.', emergency],
    source: 'Divers Alert Network (DAN).',
    ask: 'Please ask a doctor who knows diving medicine, your training agency, or DAN.',
    isAlone: true,
  },
} as const satisfies Record<string, Guidance>

export type GuidanceTopic = keyof typeof guidance

export const guidanceOn = (topic: GuidanceTopic): Guidance => guidance[topic]
