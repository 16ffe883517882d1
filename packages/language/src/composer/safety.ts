import { numberText } from '@soundings/rules/phrases'
import { hazardText } from '@soundings/rules/site-labels'
import { type Sentence, say } from './pieces.ts'
import { fewText, levelOf, levelWord, reportsText, type Source, type TopicAnswer } from './sources.ts'

/** Warns of the listed hazards of a site that was just named. */
export const caution = ({ site }: Source): Sentence =>
  site.hazards.length === 0 ? [] : say`Be prepared for ${hazardText(site.hazards)}.`

const levelListed = ({ site }: Source): Sentence => {
  const listed = levelOf(site)
  if (listed === null) return say`No skill level is listed for ${site}.`
  return listed === 'beginner'
    ? say`${site} is listed as a dive for beginners.`
    : say`${site} is listed for ${levelWord[listed]}, not for beginners.`
}

const certification = ({ site }: Source): Sentence =>
  site.certificationRequirements.length === 0
    ? []
    : say`Certification listed: ${fewText(site.certificationRequirements)}.`

export const level: TopicAnswer = (source) => [levelListed(source), certification(source), caution(source)]

export const hazards: TopicAnswer = ({ site }) => [
  site.hazards.length === 0
    ? say`No hazards are listed for ${site}, but that doesn’t mean there are none: check locally.`
    : say`Be prepared for ${hazardText(site.hazards)} at ${site}.`,
]

export const current: TopicAnswer = ({ site, digest }) => {
  const strong = digest?.conditions.find(({ condition }) => condition === 'strong-current')
  return [
    site.hazards.includes('strong-current')
      ? say`Strong current is listed as a hazard at ${site}.`
      : say`Strong current isn’t listed as a hazard at ${site}.`,
    strong && digest
      ? say`Divers reported strong current in ${numberText(strong.share * digest.reports)} of ${reportsText(digest.reports)}.`
      : [],
  ]
}
