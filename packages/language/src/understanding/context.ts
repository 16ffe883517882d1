import type { Coordinates } from '@soundings/contract/common'
import type { Chip, SearchIntent, SearchQuery, SiteTopic } from '@soundings/contract/search'
import type { GuidanceTopic } from '../guidance/topics.ts'
import type { Concluded } from './asker/concluded.ts'
import type { Foreign } from './foreign/foreign.ts'
import type { PlaceFact } from './place-facts.ts'
import type { TripRead } from './trip.ts'
import type { Units } from './units.ts'

export type ComparedBy = 'easiest' | 'hardest' | 'distance'

export type NamedSite = { id: string; siteName: string }

/** What a conversation is about when a question is asked. */
export type Context = {
  /** What was understood before. */
  query: SearchQuery | null
  /** The sites of the last answer, in their order. */
  shown: readonly NamedSite[]
  open: NamedSite | null
  coordinates: Coordinates | null
  /** The month it is, 1 to 12. */
  month: number
  units: Units
}

export type Understood = {
  intent: SearchIntent
  query: SearchQuery
  chips: Chip[]
  /** What is asked about health, safety or training: instead of sites where the intent is `medical`, else before them. */
  guidance: GuidanceTopic | null
  /** Somebody is hurt, ill, missing or in danger at this moment. */
  isAccident?: boolean | undefined
  /** The site that a question is about, what it wants to know, and of which months, 1 to 12; none is the whole year. */
  about: { siteId: string; topic: SiteTopic; months: number[] } | null
  /** What limits it that nobody asked for. */
  concluded?: Concluded
  /** What named sites are compared by that no search is ordered by. */
  comparedBy?: ComparedBy | null | undefined
  /** The site that was chosen out of those shown. */
  pick: string | null
  /** The sites that are named for their own sake, one for each name that only one has. */
  named: NamedSite[]
  isFollowUp: boolean
  /** The next sites of the same answer are asked for. */
  isMore: boolean
  /** What it says of a trip, where it looks for sites to travel to. */
  trip?: TripRead | null | undefined
  /** The deepest that was read, in metres, where the question may ask for at least that much as well. */
  doubtedDepth?: number | undefined
  /** What it wants to know of the place where sites are looked for. */
  fact?: PlaceFact | null | undefined
  /** What it asks to leave out that no site tells of: "rubbish". */
  unwanted?: string | undefined
  /** What sites would have been looked for, where advice is given instead and nobody may be hurt. */
  instead?: Chip[] | undefined
  /** The question was asked in another language than English. */
  foreign?: Foreign | undefined
}
