import { create } from 'zustand'
import type { TripEntry } from '../outbox/trip-entry.ts'
import type { TripValues } from './trip-values.ts'

/** What a new trip begins with, where it was begun somewhere else; what is left out stays as it is typed. */
export type TripStart = Partial<Omit<TripValues, 'currency' | 'stops' | 'countsBudget'>> & {
  /** A dive site that becomes its first idea. */
  site?: { id: string; siteName: string }
}

/** A beginning from somewhere else, or a trip that waits on this device. */
type Begun = { start: TripStart } | { waiting: TripEntry }

/** A trip that was begun somewhere else, on its way to the form. */
export const useTripStart = create<{ begun: Begun | null }>()(() => ({ begun: null }))

/** Fills in the form of a new trip; what stood there can be had back. */
export const beginTrip = (start: TripStart): void => useTripStart.setState({ begun: { start } })

/** Opens a trip that waits on this device. */
export const reopenTrip = (waiting: TripEntry): void => useTripStart.setState({ begun: { waiting } })

/** It stands in the form now. */
export const takeBegun = (): void => useTripStart.setState({ begun: null })
