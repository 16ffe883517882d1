import { emergency, type Guidance, instructor } from './guidance.ts'

const maker = 'Please ask your dive centre, or a technician whom the maker has authorised.'

/** What is advised on gear: how it is looked after, and what to do when it fails. */
export const equipment = {
  service: {
    advice: [
      'Have regulators, buoyancy vests, inflators and computers serviced as often as their maker’s manual says: for most regulators that is every year or every 100 dives, for some an inspection each year and a full service every second one. A service is due sooner if one free-flows, leaks, breathes hard or was flooded.',
      'Rinse gear in fresh water after each dive, let it dry in the shade, and change a computer’s battery when it says so or as the manual says. Nobody but a trained technician should open a regulator.',
    ],
    source: 'The makers’ manuals and Divers Alert Network (DAN), equipment maintenance.',
    ask: `${maker} Your instructor can tell you what to check before each dive.`,
  },
  cylinders: {
    advice: [
      'National law and filling stations say when a cylinder has to be tested: a visual inspection about every year to every 2.5 years, and a pressure (hydrostatic) test every 2 to 5 years, depending on the country.',
      'The last dates are stamped on the shoulder. A cylinder that is out of date may not be filled: have it inspected and tested first, also when it was dropped, heated, emptied under water or stored for years.',
    ],
    source:
      'National authorities such as the US Department of Transportation and the UK Health and Safety Executive, and DAN.',
    ask: 'Please ask a filling station, a test centre, or your instructor or dive centre, what holds where you dive.',
    isAlone: true,
  },
  inflator: {
    advice: [
      'If the inflator of your vest or dry suit sticks open: let air out at once by a dump valve and keep it open, pull the low-pressure hose off the inflator, flare out to slow down, and breathe all the time. Then end the dive with your buddy, at a normal rate of ascent, adding air by mouth if you need any.',
      'If you came up fast, stay out of the water and watch for symptoms. Don’t dive with that inflator again until it has been repaired.',
    ],
    source: 'The training agencies’ Open Water courses and Divers Alert Network (DAN).',
    ask: `${instructor} They can practise with you how to pull the hose off.`,
    isAlone: true,
  },
  computer: {
    advice: [
      'If your computer fails on a dive, tell your buddy, go up slowly, stop at 5 m (15 ft) for 3 to 5 minutes or longer, and end the dive.',
      'Then don’t dive for 18 to 24 hours before you start with another computer, as it knows nothing of the dives before. You may go on sooner only if you have planned and logged all dives of these days by tables and stayed within them. Never share a computer, and never swap with a buddy.',
      'If it is locked or shows a warning, it does so for a reason: keep out of the water for as long as its manual says.',
    ],
    source: 'The makers’ manuals, PADI and Divers Alert Network (DAN).',
    ask: instructor,
    isAlone: true,
  },
  'gear-failure': {
    advice: [
      'What fails before a dive is repaired or replaced before it, and what fails during a dive ends it: signal your buddy, share air if you need to, and go up together at a normal rate. This holds for a regulator that free-flows, leaks or breathes wet, a gauge that sticks, a vest that loses air, a dry suit that floods, a lost fin or weight belt, and a light that goes out in a cave or at night.',
      'Make a full check with your buddy before each dive, and have gear that failed looked at by a technician before the next.',
    ],
    source: 'The training agencies’ Open Water courses and Divers Alert Network (DAN).',
    ask: instructor,
    isAlone: true,
  },
  'bad-gas': {
    advice: [
      'Air that smells or tastes of oil, exhaust or anything else is not safe to breathe: don’t dive with it, and if you notice it under water, switch to your buddy’s gas and end the dive. Have the cylinder emptied and tested, tell the filling station, and don’t fill there until its air has been analysed.',
      'Carbon monoxide can’t be smelt. Headache, nausea, dizziness, confusion, cherry-red lips or fainting, most of all at depth, may come from it: fresh air, oxygen, and the emergency services at once.',
      emergency,
    ],
    source: 'Divers Alert Network (DAN), Breathing Gas Contamination.',
    ask: '',
    isAlone: true,
  },
  'lost-card': {
    advice: [
      'You’re still certified when your card is lost or at home: your agency has you on record. Show the digital card in its app (PADI, SSI, SDI/TDI, NAUI, BSAC and others have one), or order a new card there.',
      'The dive centre can look you up in the agency’s database with your full name, date of birth and the year and country of the course. A logbook, a photo of the card, or a short dive with an instructor helps where that fails.',
      'A certificate of the large agencies doesn’t expire, but after a long break a refresher is advised, and many centres ask for one.',
    ],
    source: 'PADI, SSI and the other training agencies.',
    ask: 'Please ask your agency, the instructor or dive centre who certified you, or the centre that wants to see the card.',
    isAlone: true,
  },
} as const satisfies Record<string, Guidance>
