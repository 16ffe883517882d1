import type { TripInsights } from '@soundings/contract/trip-advice-shapes'
import { insightsAddress } from './contents.queries.ts'

/** What was taken along of what is known of a destination; null without that. It was asked for with a body, so the page finds it itself. */
export const readTakenInsights = async (tripId: string): Promise<TripInsights | null> => {
  if (!('caches' in globalThis)) return null
  const response = await caches.match(insightsAddress(tripId))
  if (!response) return null
  const { TripInsights } = await import('@soundings/contract/trip-advice-shapes')
  const insights = TripInsights.safeParse(await response.json())
  return insights.success ? insights.data : null
}
