import type { Coordinates } from '@soundings/contract/common'
import type { BaseMaps } from '@soundings/contract/configuration'
import type { Base } from './base-style.ts'
import type { Bounds } from './views.tsx'

/** Something to look at while a place is chosen. */
export type Look = { bounds: Bounds }

/** What the page that asks for a place says. */
export type PickPlaceProps = {
  /** The chosen place. */
  place: Coordinates | null
  onPlace: (place: Coordinates) => void
  /** What to show all of; another object is another wish. */
  look: Look | null
}

export type PickMapProps = PickPlaceProps & {
  base: Base
  onBaseChange: (base: Base) => void
  /** The base maps of this server; undefined until they are known, and then the bundled ones serve. */
  bases: BaseMaps | undefined
  /** The address of the site tiles with {z}/{x}/{y}; undefined until their version is known. */
  tiles: string | undefined
}
