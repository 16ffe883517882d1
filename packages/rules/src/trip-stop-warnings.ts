import { hostOf } from './access-status.ts'
import { plural } from './phrases.ts'
import { hazardText } from './site-labels.ts'
import { type PlannedSite, type PlannedStop, type TripPlan, type Warned, warned } from './trip-plan.ts'
import { suitFor } from './trip-suit.ts'
import { depthLimitText, temperatureText } from './units.ts'

/** Agencies round their limits: so many metres deeper is not over. */
const nearly = 0.5
/** From so many metres over what one is trained for, a plan is no longer a matter of a shallower profile. */
const farOver = 10
/** What divers call cold, in degrees Celsius: the rule of what the assistant takes it for. */
const cold = 15
/** The hazards that hurt people who were not ready for them. */
const grave = new Set(['strong-current', 'overhead-environment', 'depth'])
/** What people write for no protection. */
const unprotected = /^(no|none|not protected|unprotected|n\/?a|-|unknown|open)\b/i

type Judge = (site: PlannedSite, stop: PlannedStop, plan: TripPlan) => Warned | null

const depthWarning: Judge = ({ id, name, maxDepth }, stop, { ownDepth, units }) => {
  if (maxDepth === null || ownDepth === null || maxDepth <= ownDepth + nearly) return null
  const [deep, own] = [depthLimitText(maxDepth, units.depth), depthLimitText(ownDepth, units.depth)]
  return warned('depth-over-certificate', maxDepth > ownDepth + farOver ? 'danger' : 'caution', {
    stopId: stop.id,
    said: `${id.slice(-12)}-${Math.round(maxDepth)}-${Math.round(ownDepth)}`,
    text: `${name} goes down to ${deep}, and your certification says ${own}. Stay above that, or choose another site.`,
  })
}

const accessWarning: Judge = ({ id, name, access, accessReason, accessSource, protection }, stop) => {
  const source = { source: accessSource && hostOf(accessSource), sourceUrl: accessSource }
  const reason = accessReason ? `: ${accessReason}` : ''
  const said = `${id.slice(-12)}-${access}`
  if (access === 'closed')
    return warned('closed', 'danger', {
      ...source,
      stopId: stop.id,
      said,
      text: `${name} is closed${reason}`,
    })
  if (access === 'restricted')
    return warned('permit', 'caution', {
      ...source,
      stopId: stop.id,
      said,
      text: `Access to ${name} is restricted${reason}`,
    })
  if (protection === null || unprotected.test(protection.trim())) return null
  return warned('permit', 'info', {
    stopId: stop.id,
    said: `${id.slice(-12)}-protected`,
    text: `${name} is protected (${protection}). Ask locally whether you need a permit, pay a fee or go with a guide.`,
  })
}

const hazardWarning: Judge = ({ id, name, hazards, water }, stop) => {
  // Cold water has a warning of its own wherever it is known how cold.
  const these = hazards.filter((hazard) => hazard !== 'cold-water' || water === null)
  if (these.length === 0) return null
  return warned('hazard', these.some((hazard) => grave.has(hazard)) ? 'caution' : 'info', {
    stopId: stop.id,
    said: `${id.slice(-12)}-${these.length}`,
    text: `Be prepared for ${hazardText(these)} at ${name}.`,
  })
}

const coldWarning: Judge = ({ id, name, water }, stop, { units }) => {
  if (water === null || water.celsius >= cold) return null
  const degrees = temperatureText(Math.round(water.celsius), units.temperature)
  const who =
    water.reports > 0
      ? plural(
          water.reports,
          {
            one: `# report says about {degrees} at {name} at that time of year`,
            other: `# reports say about {degrees} at {name} at that time of year`,
          },
          { degrees, name },
        )
      : `The water at ${name} is likely around ${degrees} then, going by latitude and season`
  return warned('cold', 'info', {
    stopId: stop.id,
    said: `${id.slice(-12)}-${Math.round(water.celsius)}`,
    text: `${who}: most divers wear ${suitFor(water.celsius).suit}.`,
    source: water.reports > 0 ? 'Dive reports on Soundings' : null,
  })
}

const judges: readonly Judge[] = [depthWarning, accessWarning, hazardWarning, coldWarning]

/** What to mind at each site of a plan. Where a site is planned for several days, it is told once, for the first. */
export const siteWarnings = (plan: TripPlan): Warned[] => {
  const told = new Set<string>()
  return plan.stops.flatMap((stop) => {
    const { site } = stop
    if (!site || told.has(site.id)) return []
    told.add(site.id)
    return judges.flatMap((judge) => judge(site, stop, plan) ?? [])
  })
}
