import type { BaseMaps } from '@soundings/contract/configuration'
import type { MapArea } from './Areas.tsx'
import type { Base } from './base-style.ts'
import type { Sides } from './camera.ts'
import type { FoundSites, WaitingSite } from './found-sites.ts'
import type { MapError } from './MapErrors.tsx'
import type { MapMark, MapRoute } from './Marks.tsx'
import type { Bounds, Selected } from './views.tsx'

export type MapPosition = { lat: number; lng: number; z: number }

export type DiveMapProps = {
  base: Base
  onBaseChange: (base: Base) => void
  /** The base maps of this server; undefined until they are known, and then the bundled ones serve. */
  bases: BaseMaps | undefined
  /** The address of the site tiles with {z}/{x}/{y}; undefined until their version is known. */
  tiles: string | undefined
  /** The set that is shown instead of all sites, or null. */
  found: FoundSites | null
  /** The person's own sites that are not published. */
  waiting?: readonly WaitingSite[]
  /** Whether the map moves to show all of a found set. */
  follows: boolean
  selected: Selected | null
  /** How many pixels at the bottom lie under something else. What is looked at stays above them. */
  covered?: number | undefined
  /** The same for its left and right edge. */
  sides?: Sides | undefined
  /** What could not be got for the map, besides its tiles. */
  error: MapError | null
  /** What the list points at. */
  hovered: readonly [number, number] | null
  /** The marker under the pointer, by the integer that tiles know a site by. */
  onHover: (mapId: number | null) => void
  onSite: (mapId: number) => void
  /** Where the map looks first; null for the whole world. */
  position: MapPosition | null
  onMove: (position: MapPosition) => void
  /** Offered after the person moved the map; a map that is only looked at has none. */
  onSearchHere?: (bounds: Bounds) => void
  /** Whether the depth colours are explained on it; a small map has no room. */
  hasLegend?: boolean
  /** Whether chart or imagery is chosen on it; a page may have another place for that. */
  hasBaseChoice?: boolean
  /** Whether it lies in a page that scrolls: a wheel or one finger then moves the page and not the map. */
  isInPage?: boolean
  /** Squares of which only roughly is known what lies in them; the map shows all of them when they come. */
  areas?: readonly MapArea[]
  /** One of them was pressed: its position in the list. */
  onArea?: (at: number) => void
  /** Places with a sign of their own, in the order in which the keyboard reaches them; all of them are looked at when they come. */
  marks?: readonly MapMark[]
  /** Lines from place to place, below the marks. */
  routes?: readonly MapRoute[]
  /** A mark was pressed. */
  onMark?: (id: string) => void
  words?: MapWords
}

/** What the map is called, and what says the same where there is none; the dive sites unless something else is said. */
export type MapWords = { label: string; same: string }

export const siteWords: MapWords = {
  label: 'Map of dive sites. The list shows the same sites.',
  same: 'The list shows the same dive sites.',
}
