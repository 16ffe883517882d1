import type { Bounds, FoundPlace } from '@soundings/contract/places'
import { positionOfBounds } from '../../palette/place-position.ts'
import { rememberChoice } from '../../palette/recent-store.ts'
import type { Home } from '../use-home.ts'
import type { BoxOption } from './box-options.ts'

/** How much of the window the map has free, in pixels. */
export type Room = { width: number; height: number }

/** In degrees: what lies at the edge of a place is part of it. */
const margin = 0.05

const rounded = (degrees: number) => Math.round(degrees * 1e4) / 1e4

const widened = ([west, south, east, north]: Bounds): Bounds => [
  rounded(Math.max(-180, west - margin)),
  rounded(Math.max(-90, south - margin)),
  rounded(Math.min(180, east + margin)),
  rounded(Math.min(90, north + margin)),
]

type Named = Pick<FoundPlace, 'kind' | 'name' | 'bounds'>

/** Shows the sites of a place: of a country by its name, of any other by the box around it. */
export const openPlace = (place: Named, home: Pick<Home, 'showSites'>, room: () => Room): void => {
  const { kind, name, bounds } = place
  // A name with a comma in it would be read as two countries.
  if (kind === 'country' && !name.includes(',')) home.showSites({ country: name })
  else home.showSites({ bbox: widened(bounds).join(',') }, positionOfBounds(bounds, room()))
}

type Needs = { room: () => Room; onAsk: (question: string) => void }

/** Does what an option below the box promises; the home screen stays. */
export const chooseAtHome = (
  option: BoxOption,
  home: Pick<Home, 'select' | 'showSites'>,
  { room, onAsk }: Needs,
): void => {
  if (option.kind === 'ask') onAsk(option.words)
  else if (option.kind === 'all') home.showSites({ q: option.words })
  else {
    rememberChoice(option)
    if (option.kind === 'site') home.select(option.site.id)
    else openPlace(option.place, home, room)
  }
}
