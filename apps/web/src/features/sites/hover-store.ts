import type { SiteSummary } from '@soundings/contract/sites'
import { create } from 'zustand'

type Hover = {
  /** The site that the list points at. */
  site: Pick<SiteSummary, 'mapId' | 'coordinates'> | null
  /** The marker that the map points at, by the integer that tiles know a site by. */
  onMap: number | null
}

/** What list and map point at, so that each can show it in the other. */
export const hoverStore = create<Hover>()(() => ({ site: null, onMap: null }))
