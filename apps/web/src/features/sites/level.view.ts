import { difficulties } from '@soundings/contract/site-words'
import type { Difficulty, Site } from '@soundings/contract/sites'
import { type DepthBand, depthBand } from '@soundings/rules/depth'
import { levelSpans, limitPassed, limitText, trainingOf } from '@soundings/rules/levels'
import { difficultyLabel } from '@soundings/rules/site-labels'
import { type DepthUnit, depthRangeText } from '@soundings/rules/units'
import { difficultyShort } from './labels.view.ts'

// A level is trained for depths, and many sites go deeper: what is said of a level says to which depth it reaches.

type Depths = Pick<Site, 'maxDepth'> & Partial<Pick<Site, 'depthRange'>>

const upTo = (label: string, level: Difficulty, site: Depths, unit: DepthUnit): string => {
  const limit = limitPassed(site, level, unit)
  return limit ? `${label} to ${limitText(limit, unit)}` : label
}

/** `Beginner`, or `Beginner to 18 m` where the site is deeper than that level reaches. */
export const levelText = (level: Difficulty, site: Depths, unit: DepthUnit): string =>
  upTo(difficultyLabel[level], level, site, unit)

/** The same in a row of a list: `BEG to 18 m`. */
export const levelShort = (level: Difficulty, site: Depths, unit: DepthUnit): string =>
  upTo(difficultyShort[level], level, site, unit)

type LevelStep = {
  level: Difficulty
  label: string
  training: string
  depths: string
  band: DepthBand
  /** Deeper than the level of the site reaches. */
  isBeyond: boolean
}

type Rated = Pick<Site, 'maxDepth' | 'depthRange' | 'difficulty' | 'requiredDiverLevel'>

/**
 * What a site asks of divers the deeper they go; null where its level reaches all of it, and where its depth or its
 * level is not known.
 */
export const levelSteps = (site: Rated, unit: DepthUnit): { sentence: string; steps: LevelStep[] } | null => {
  const rated = site.difficulty ?? site.requiredDiverLevel
  const limit = rated && limitPassed(site, rated, unit)
  if (!rated || !limit) return null
  const isAbove = (level: Difficulty) => difficulties.indexOf(level) > difficulties.indexOf(rated)
  const steps = levelSpans(site, unit).map(({ level, from, to }) => ({
    level,
    label: difficultyLabel[level],
    training: trainingOf[level],
    depths: depthRangeText({ min: from, max: to }, unit),
    // 60 ft, a little more than 18 m, is the same limit.
    band: depthBand(Math.floor(to)),
    isBeyond: isAbove(level),
  }))
  const [label, reach] = [difficultyLabel[rated], limitText(limit, unit)]
  const sentence = steps.every(({ isBeyond }) => isBeyond)
    ? `Rated ${label}, which reaches ${reach}, but all of this site is deeper and takes more training.`
    : `Rated ${label} to ${reach}. Going deeper takes more training.`
  return { sentence, steps }
}
