import type { CertificationKind } from '@soundings/contract/certifications'
import type { EventState, EventVisibility } from '@soundings/contract/events-fields'
import { eventLimits } from '@soundings/contract/events-fields'
import type { difficulties } from '@soundings/contract/site-words'
import { trainingLimits } from './levels.ts'
import { fold, slugOf } from './text.ts'

type Level = (typeof difficulties)[number]

/** Who reads: a visitor is undefined. */
export type EventReader = { id: string; isModerator: boolean } | undefined

/** What decides who sees an event. `isGroupSeen` and `isInGroup` are about its group; without one the first is true. */
export type SeenEvent = {
  state: EventState
  visibility: EventVisibility
  organiserId: string | null
  groupId: string | null
  isGroupSeen: boolean
  isInGroup: boolean
  isCoOrganiser: boolean
}

/** Whether somebody organises an event, alone or with others. */
export const organises = (
  event: Pick<SeenEvent, 'organiserId' | 'isCoOrganiser'>,
  reader: EventReader,
): boolean => reader !== undefined && (event.organiserId === reader.id || event.isCoOrganiser)

/** Whether somebody sees an event where they have its address. To everybody else it isn’t there. */
export const maySeeEvent = (event: SeenEvent, reader: EventReader): boolean => {
  if (event.groupId !== null && (event.visibility === 'group' ? !event.isInGroup : !event.isGroupSeen))
    return event.state === 'held' && reader?.isModerator === true
  if (event.state === 'held' || event.state === 'removed')
    return organises(event, reader) || reader?.isModerator === true
  return true
}

/**
 * Where an event stands, as somebody reads it: whoever can’t join because of a block, or was removed, reads the same as
 * where nobody can.
 */
export const stateFor = (
  { state }: Pick<SeenEvent, 'state'>,
  place: 'going' | 'waiting' | 'removed' | undefined,
  isBlocked: boolean,
): EventState =>
  state === 'open' && place !== 'going' && (isBlocked || place === 'removed') ? 'closed' : state

const hour = 3_600_000

/** From now on a place that becomes free is offered to all who wait, and whoever comes first has it. */
export const isOfferTime = (startsAt: Date, now: Date): boolean =>
  startsAt.getTime() - now.getTime() <= eventLimits.offerHours * hour

/** How many places are left; without an end where there is no limit. */
export const placesLeft = ({ going, maxPeople }: { going: number; maxPeople: number | null }): number =>
  maxPeople === null ? Number.POSITIVE_INFINITY : maxPeople - going

/** Who of those in line gets a place: the first for whom there is room with their guests, then the next. */
export const promoted = <Waiting extends { guests: number }>(
  left: number,
  line: readonly Waiting[],
): Waiting[] => {
  const found: Waiting[] = []
  let free = left
  for (const one of line) {
    if (free <= 0) break
    if (1 + one.guests > free) continue
    free -= 1 + one.guests
    found.push(one)
  }
  return found
}

type Card = { kind: CertificationKind; level: string; depth: number | null }

/** Divers’ leaders and teachers are trained for what agencies take divers to. */
const depthOfLeaders = 40
/** What a card without a depth is good for: the first level, or the second for a rescue diver. */
const depthWithout = ({ kind, level }: Card): number | null => {
  if (kind === 'leader' || kind === 'instructor') return depthOfLeaders
  if (kind === 'speciality') return null
  return /rescue|advanced|two star|2 star/i.test(level) ? 30 : 18
}

/** The depth in metres that somebody’s cards say they are trained for; null where they state none. It is orientation. */
export const trainedDepth = (cards: readonly Card[]): number | null => {
  const depths = cards.flatMap((card) => card.depth ?? depthWithout(card) ?? [])
  return depths.length === 0 ? null : Math.max(...depths)
}

/** Whether somebody’s cards reach what an organiser asks for. */
export const isCertifiedFor = (cards: readonly Card[], asked: Level): boolean => {
  const depth = trainedDepth(cards)
  const limit = trainingLimits.find(({ level }) => level === asked)
  // The first level is anybody with a card; beyond the deepest limit it takes a deeper card.
  if (asked === 'beginner') return depth !== null
  if (!limit) return depth !== null && depth > Math.max(...trainingLimits.map(({ m }) => m))
  return depth !== null && depth >= limit.m
}

/** `The site goes to 42 m; your certification says 30 m.` in metres, as the server says it. */
export const depthText = (siteDepth: number, ownDepth: number | null): string => {
  const site = `The site goes to ${Math.round(siteDepth)} m`
  if (ownDepth === null) return `${site}. You haven’t added a certification to your profile.`
  if (siteDepth > ownDepth + 0.5) return `${site}; your certification says ${Math.round(ownDepth)} m.`
  return `${site}, and your certification says ${Math.round(ownDepth)} m.`
}

/** The readable end of an event’s address; `event` where its title has no Latin letters. */
export const eventSlug = (title: string): string => (fold(title).match(/[a-z0-9]/) ? slugOf(title) : 'event')
