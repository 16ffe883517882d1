import { useSwipe } from '#shared/lib/use-swipe.ts'

/** Where a finger that goes sideways means something else: the map, what is moved sideways itself, and what is typed in. */
const apart = '.maplibregl-map, [data-carousel], input, textarea, [role=dialog]'

/** Hears of swipes of one finger that begin beside map, carousels and fields. */
export const useSlideSwipe = (onSwipe: (way: -1 | 1) => void) => useSwipe(onSwipe, apart)
