import type { TripStop } from '@soundings/contract/trips-stops'
import type { MapMark, MapRoute } from '#shared/map/index.ts'
import { markColour, uncounted } from '#shared/ui/mark-colour.ts'
import { nameOf, type PlanDay } from './plan.view.ts'

/** What is shown of a stop on a map. */
type Placed = Pick<TripStop, 'id' | 'kind' | 'site' | 'name' | 'to' | 'coordinates'>
type Day = { number: PlanDay['number']; stops: readonly Placed[] }

const positionOf = ({ coordinates, site }: Placed) => coordinates ?? site?.coordinates ?? null

/** What stands on the map for each stop that has a place: its number in its day; ideas have a sign of their own. */
export const signsOf = (plan: readonly Day[]): ReadonlyMap<string, string> => {
  const signs = new Map<string, string>()
  for (const { number, stops } of plan) {
    const placed = stops.filter((stop) => positionOf(stop) !== null)
    for (const [at, stop] of placed.entries()) signs.set(stop.id, number === null ? '?' : String(at + 1))
  }
  return signs
}

/** The colour of a day, by the name of its token. */
export const colourOf = (number: number | null): string =>
  number === null ? uncounted : markColour(number - 1)

/** The stops of a plan on the map: each day has a colour, and a line in the order of its stops. */
export const marksOf = (
  plan: readonly Day[],
  chosen: string | null,
): { marks: MapMark[]; routes: MapRoute[] } => {
  const signs = signsOf(plan)
  const marks = plan.flatMap(({ number, stops }) =>
    stops.flatMap((stop): MapMark[] => {
      const coordinates = positionOf(stop)
      if (coordinates === null) return []
      const where = number === null ? 'Idea' : `Day ${number}, stop ${signs.get(stop.id)}`
      return [
        {
          id: stop.id,
          name: `${where}: ${nameOf(stop)}`,
          coordinates,
          text: signs.get(stop.id) ?? '',
          colour: colourOf(number),
          isChosen: stop.id === chosen,
        },
      ]
    }),
  )
  const routes = plan.flatMap(({ number, stops }): MapRoute[] => {
    const points = stops.map(positionOf).filter((place) => place !== null)
    return number === null || points.length < 2
      ? []
      : [{ id: `day-${number}`, colour: colourOf(number), points }]
  })
  return { marks, routes }
}
