import type { SiteSummary } from '@soundings/contract/sites'
import {
  type Recommendation,
  type Recommendations,
  type TripWishes,
  tripAdviceLimits,
} from '@soundings/contract/trip-advice'
import { tripPreferences } from '@soundings/contract/trips-fields'
import { cautionsFor } from '@soundings/language/trips/cautions'
import { describePlace } from '@soundings/language/trips/describe'
import { noticeText } from '@soundings/language/trips/notices'
import { reasonsFor } from '@soundings/language/trips/reasons'
import { limitedAccess } from '@soundings/rules/access-status'
import { siteFits } from '@soundings/rules/trip-fits'
import { type Ranked, rankPlaces } from '@soundings/rules/trip-ranking'
import type { JudgedPlace, TripAsked } from '@soundings/rules/trip-scores'
import { celsiusOf } from '@soundings/rules/trip-water'
import type { sitesService } from '#features/sites/index.ts'
import { HttpError } from '#shared/http-error.ts'
import { createLimiter } from '#shared/limiter.ts'
import type { Costs } from '../costs/costs.service.ts'
import type { Destinations, FoundDestination } from '../destinations/destinations.service.ts'
import type { AdvicePlace } from '../places/advice-place.ts'
import type { AdvicePlaces } from '../places/advice-places.service.ts'
import type { AdviceSnapshot } from '../places/make-snapshot.ts'
import { askedIn } from './asked.ts'
import { candidatesAround, candidatesIn, worldCandidates } from './candidates.ts'

/** So many questions are answered at once by an instance, and so many more wait. */
const max = { concurrent: 8, maxWaiting: 64 }

const tooMany = () =>
  new HttpError(503, 'The trip planner is busy right now. Please try again.', { retryAfter: 2 })

type Needs = {
  places: AdvicePlaces
  costs: Costs
  destinations: Pick<Destinations, 'find'>
  sites: Pick<ReturnType<typeof sitesService>, 'batch'>
}

/** A recommended place and the ids of the sites that are shown of it; the last is only there for its picture. */
type Picked = { judged: JudgedPlace; place: AdvicePlace; shown: string[]; pictured: string | undefined }

const pickSites = (place: AdvicePlace, asked: TripAsked): Pick<Picked, 'shown' | 'pictured'> => {
  const shown: string[] = []
  let pictured: string | undefined
  for (const site of place.sites) {
    if (site.access === 'closed' || !siteFits(site, asked)) continue
    if (shown.length < tripAdviceLimits.sites) shown.push(site.id)
    if (pictured === undefined && site.hasPhoto) pictured = site.id
    if (shown.length === tripAdviceLimits.sites && pictured !== undefined) break
  }
  return { shown, pictured }
}

const recommended = (
  { judged, place, shown, pictured }: Picked,
  known: ReadonlyMap<string, SiteSummary>,
  asked: TripAsked,
  { units: reader }: TripWishes,
): Recommendation => {
  const { facts } = place
  const { id, kind, name, region, country, bounds, coordinates } = facts
  // One may have been closed or hidden since the snapshot was made.
  const sites = shown
    .flatMap((each) => known.get(each) ?? [])
    .filter((site) => limitedAccess(site) !== 'closed')
  const picture =
    (pictured === undefined ? undefined : known.get(pictured)) ??
    sites.find(({ thumbnailUrl }) => thumbnailUrl)
  return {
    id,
    kind,
    name,
    region,
    country,
    bounds,
    coordinates: [...coordinates],
    description: describePlace(
      facts,
      sites.map(({ siteName }) => siteName),
      reader,
    ),
    image: picture?.thumbnailUrl ?? null,
    isImageDrawn: picture?.isThumbnailDrawn ?? false,
    diveSites: facts.sites,
    rating: facts.rating,
    avgCost: judged.cost === null ? null : Math.round(judged.cost),
    score: Math.round(judged.score * 1_000) / 1_000,
    reasons: reasonsFor(judged, asked, reader),
    cautions: cautionsFor(judged, asked, reader),
    reports: judged.water.reports,
    bestMonths: [...facts.bestMonths],
    water: celsiusOf(judged.water),
    fits: {
      level: judged.fits.level,
      depth: judged.fits.depth,
      preferences: tripPreferences.map((preference) => ({
        preference,
        sites: facts.preferences[preference],
      })),
    },
    sites,
  }
}

/** Recommends places to dive from what sites and reports say; nothing is asked of a model. */
export const recommendationsService = ({ places, costs, destinations, sites }: Needs) => {
  const limited = createLimiter({ ...max, tooMany })

  /** Of a destination that is too small, its country; of one that nobody knows, the world. */
  const rankFor = async (snapshot: AdviceSnapshot, found: FoundDestination | null, asked: TripAsked) => {
    const perDay = await costs.perDay(snapshot)
    const rank = (among: readonly AdvicePlace[], isWorld: boolean): Ranked =>
      rankPlaces(
        among.map(({ facts }) => {
          const cost = perDay.get(facts.id)
          return cost === undefined ? facts : { ...facts, perDay: cost }
        }),
        asked,
        { isWorld },
      )
    if (!found) return { ranked: rank(worldCandidates(snapshot), true), isAround: false }
    const ranked = rank(candidatesIn(snapshot, found), false)
    if (found.place.facts.sites >= tripAdviceLimits.fewestSites) return { ranked, isAround: false }
    const around = rank(candidatesAround(snapshot, found), false)
    return { ranked: around, isAround: around.items.length > 0 }
  }

  const answer = async (wishes: TripWishes): Promise<Recommendations> => {
    const snapshot = await places.current()
    const text = wishes.destination || null
    const found = text === null ? null : await destinations.find(snapshot, text)
    const asked = askedIn(wishes)
    const { ranked, isAround } = await rankFor(snapshot, found, asked)
    const picked = ranked.items.flatMap((judged): Picked[] => {
      const place = snapshot.places.get(judged.place.id) ?? found?.place
      return place ? [{ judged, place, ...pickSites(place, asked) }] : []
    })
    const ids = picked.flatMap(({ shown, pictured }) => [
      ...shown,
      ...(pictured === undefined ? [] : [pictured]),
    ])
    const known = new Map((await sites.batch([...new Set(ids)])).map((site) => [site.id, site]))
    return {
      items: picked.map((each) => recommended(each, known, asked, wishes)),
      months: [...asked.months],
      destination: found?.shown ?? null,
      misspelt: found?.misspelt ?? false,
      notice: noticeText({
        asked: text,
        place: found && { ...found.shown, open: found.place.facts.sites },
        isMisspelt: found?.misspelt ?? false,
        leftOut: ranked.leftOut,
        isFound: picked.length > 0,
        isAround,
      }),
    }
  }

  return { recommend: (wishes: TripWishes): Promise<Recommendations> => limited(() => answer(wishes)) }
}
