import { phraseSet } from '../../understanding/phrases.ts'
import { asking, diving, type Signs, sign } from './sign.ts'

/** Every part with every thing that is done to it: "knee op", "broken wrist", "gallbladder out". */
const each = (parts: string, ways: (part: string) => string[]): string =>
  parts.split(' ').flatMap(ways).join(',')

const parts =
  'knee hip shoulder back ear eye nose sinus foot ankle wrist elbow hand arm leg heart appendix hernia gallbladder prostate thyroid spine neck bowel kidney finger toe jaw lung brain disc meniscus cruciate acl mcl rotator achilles bunion carpal tonsil'

const operations = each(parts, (part) => [
  `${part} op`,
  `${part} ops`,
  `${part} operation`,
  `${part} surgery`,
  `${part} reconstruction`,
  `${part} repair`,
  `${part} arthroscopy`,
  `${part} replaced`,
  `${part} replacement`,
  `${part} fixed`,
  `${part} operated`,
])

const takenOut = [
  'appendix',
  'gallbladder',
  'tonsils',
  'wisdom teeth',
  'wisdom tooth',
  'spleen',
  'kidney',
  'tooth',
]
  .flatMap((part) => [`${part} out`, `${part} removed`, `${part} taken out`, `${part} pulled`])
  .join(',')

const broken = each('arm wrist leg ankle foot toe finger hand rib ribs collarbone elbow nose hip', (part) => [
  `broke my ${part}`,
  `broke his ${part}`,
  `broke her ${part}`,
  `broke a ${part}`,
  `broken ${part}`,
  `fractured ${part}`,
  `fractured my ${part}`,
  `sprained my ${part}`,
  `sprained ${part}`,
  `cracked ${part}`,
  `cracked a ${part}`,
])

/** Operations, broken bones and what is left of them. */
export const afterOperations: Signs = {
  topic: 'recovery',
  any: [
    sign(
      `${operations}, ${takenOut}, keyhole surgery, laparoscopy, general anaesthetic, general anesthetic, anaesthetic, anesthetic, stitches out, cast comes off, cast came off, cast off, in a cast, plaster off, in plaster, plaster cast, screws in my, plate in my, pins in my, discharged from hospital, out of hospital, in hospital`,
      `${diving}, ${asking}, week, weeks, month, months, ago, after, allowed, too much for, done in`,
    ),
    sign(broken, `${diving}, ${asking}`),
  ],
  unless: phraseSet('heart attack, broken rib of the, ribs of the wreck, in a cast of, cast off at'),
}
