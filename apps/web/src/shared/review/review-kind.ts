import type { Coordinates } from '@soundings/contract/common'
import type { Flagged, PendingPreview } from '@soundings/contract/moderation'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'

type Shown = { type: string }

/** The desk's map with this place on it. */
export type PlaceMap = (coordinates: Coordinates) => ReactNode

type Kind<Preview extends Shown> = {
  type: Preview['type']
  /** What is asked for anew once one of them is decided, by the paths it was read from. */
  reads: readonly string[]
  /** Everything that is read of it. */
  main: (preview: Preview, map: PlaceMap) => ReactNode
  /** What stands below its author, beside it. */
  rail?: (preview: Preview) => ReactNode
}

/** One kind of what waits for moderators, as the desk draws it. */
export type ReviewKind<Preview extends Shown = PendingPreview> = Kind<Preview> & {
  /** What the kind is called in the filter. */
  filterLabel: string
  /** What one of them is. */
  label: string
  icon: Icon
  /** What moderators say most often when they reject one. */
  reasons: readonly string[]
  /** Who reads the reason, where that is not the author. */
  reasonHint?: string
  /** What is said where nobody is named as the author, if not that their account is gone. */
  nobody?: (preview: Preview) => string | undefined
  /** What else to say when a number of them are selected. */
  selectionNote?: (count: number) => string
  /** What approving it does, said before it is done; more exactly once its preview is there. */
  consequence: (preview: Preview | undefined) => string
}

/** One kind of what may be flagged, as the desk draws it. */
export type FlaggedKind<About extends Shown = Flagged> = Kind<About> & {
  /** What upholding a flag does to it; null when it is not public any more. */
  takenDown: (about: About) => string | null
}

/** Makes a kind one of the list of kinds: it is only ever asked about its own. */
export const reviewKind = <Preview extends PendingPreview>(kind: ReviewKind<Preview>): ReviewKind => {
  const isOwn = (preview: PendingPreview): preview is Preview => preview.type === kind.type
  return {
    ...kind,
    main: (preview, map) => isOwn(preview) && kind.main(preview, map),
    rail: (preview) => isOwn(preview) && kind.rail?.(preview),
    nobody: (preview) => (isOwn(preview) ? kind.nobody?.(preview) : undefined),
    consequence: (preview) => kind.consequence(preview && isOwn(preview) ? preview : undefined),
  }
}

/** The same for a kind of what may be flagged. */
export const flaggedKind = <About extends Flagged>(kind: FlaggedKind<About>): FlaggedKind => {
  const isOwn = (about: Flagged): about is About => about.type === kind.type
  return {
    ...kind,
    main: (about, map) => isOwn(about) && kind.main(about, map),
    rail: (about) => isOwn(about) && kind.rail?.(about),
    takenDown: (about) => (isOwn(about) ? kind.takenDown(about) : null),
  }
}
