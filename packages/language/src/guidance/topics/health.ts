import { suitBounds } from '@soundings/rules/trip-suit'
import { doctor, emergency, type Guidance } from './guidance.ts'

const participantForm = 'Diver Medical Participant Questionnaire (UHMS, DAN and the training agencies).'

const { warmest, thin, thick } = suitBounds

/** What is advised on bodies, illness and medicines. */
export const health = {
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
  lenses: {
    advice: [
      'Soft contact lenses are fine for diving; tell your buddy, close your eyes when your mask floods, and take spare ones. Hard lenses should let gas through. A mask with lenses of your prescription does without any.',
    ],
    source: 'Divers Alert Network (DAN), Vision and Diving.',
    ask: doctor,
  },
  period: {
    advice: [
      'You can dive during your period if you feel well; a tampon or cup works under water. There’s no evidence that it attracts sharks, and no proof that it makes decompression sickness likelier, though some doctors advise easier, shallower dives on those days.',
    ],
    source: 'Divers Alert Network (DAN), Women’s Health and Diving.',
    ask: doctor,
  },
  cold: {
    advice: [
      `NAUI’s table for suits: a thin wetsuit of 2 to 3 mm in water of ${thin} to ${warmest} °C (75 to 85 °F), 5 to 7 mm from ${thick} to ${thin} °C (55 to 75 °F), and a dry suit below; go one step warmer if you feel the cold, and for several dives a day.`,
      'Shivering is the sign to end a dive: being cold dulls your judgement, uses gas and makes decompression sickness likelier. Get dry, out of the wind and warm before the next one.',
    ],
    brief: `NAUI’s table for suits has 2 to 3 mm from ${thin} °C (75 °F) on, 5 to 7 mm from ${thick} °C (55 °F) and a dry suit below, one step warmer if you feel the cold; end a dive when you shiver.`,
    source:
      'NAUI, Scuba Diver course, exposure suits; Divers Alert Network (DAN), Thermal Considerations in Diving.',
    ask: 'Please ask your instructor or dive centre what divers wear there at that time of the year.',
  },
  seasickness: {
    advice: [
      'Stay on deck in the middle of the boat, look at the horizon, eat lightly, and get into the water early. Try a medicine on land first, as many make drowsy, which doesn’t go with diving.',
    ],
    brief: 'Dives from the shore spare you the boat.',
    source: 'Divers Alert Network (DAN).',
    ask: doctor,
  },
  health: {
    advice: ['I can’t give advice on health, decompression or fitness to dive.', emergency],
    source: 'Divers Alert Network (DAN).',
    ask: 'Please ask a doctor who knows diving medicine, your training agency, or DAN.',
    isAlone: true,
  },
} as const satisfies Record<string, Guidance>
