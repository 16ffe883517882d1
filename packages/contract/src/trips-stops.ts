import { z } from 'zod'
import { Coordinates, text, Uuid } from './common.ts'
import { ClockTime } from './events-forms.ts'
import { number, wholeNumber } from './numbers.ts'
import { Difficulty, SiteCategory, WaterBodyType } from './site-fields.ts'
import { stayKinds, stopKinds, travelModes, tripLimits } from './trips-fields.ts'
import { TripDay, Zone } from './trips-forms.ts'
import { tripTexts } from './trips-words.ts'

export const StopKind = z.enum(stopKinds)
const StayKind = z.enum(stayKinds)
const TravelMode = z.enum(travelModes)
const known = <Field extends z.ZodType>(field: Field) => field.nullable().default(null)

/** What is said of a stop. Times are those of clocks at the place; what a kind does not have stays null. */
const facts = {
  /** Left out, it is `site` where there is one, else `place`. */
  kind: StopKind.optional(),
  siteId: known(Uuid),
  /** Left out, it is that of the site. Of a journey, where it begins or what it is. */
  name: text(tripLimits.stopName).default(''),
  time: known(ClockTime),
  endTime: known(ClockTime),
  /** It ends so many days after it began. */
  nights: wholeNumber().min(0).max(tripLimits.stopDays, tripTexts.stopTooLong).default(0),
  /** Left out, they are those of the trip. Of a journey, where it begins and where it ends. */
  zone: known(Zone),
  endZone: known(Zone),
  /** Where a journey ends. */
  to: known(text(tripLimits.stopName)),
  /** How many dives are planned. */
  dives: known(wholeNumber().min(0).max(tripLimits.dives)),
  stay: known(StayKind),
  travel: known(TravelMode),
  /** Left out, they are those of the site. */
  coordinates: known(Coordinates),
  notes: text(tripLimits.stopNotes).default(''),
}

type Said = { kind?: (typeof stopKinds)[number] | undefined; siteId: string | null; name: string }
type Times = {
  time: string | null
  endTime: string | null
  nights: number
  zone: string | null
  endZone: string | null
}

const kindOf = ({ kind, siteId }: Said) => kind ?? (siteId === null ? 'place' : 'site')

const isWhole = (said: Said & Times, context: z.RefinementCtx): void => {
  const say = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  const kind = kindOf(said)
  if (kind === 'site' && said.siteId === null) say('siteId', tripTexts.siteNeeded)
  if (kind !== 'site' && said.name.replace(/[\p{Cf}\p{Z}\p{C}]+/gu, '') === '')
    say('name', tripTexts.noStopName)
  const { time, endTime, nights, zone, endZone } = said
  const isOneZone = endZone === null || endZone === zone
  if (isOneZone && nights === 0 && time !== null && endTime !== null && endTime <= time)
    say('endTime', tripTexts.endBeforeStop)
}

/** What a kind of stop does not have is left out, whatever was sent. */
const ofItsKind = <Sent extends Said & Times>(
  said: Sent & Record<'dives' | 'stay' | 'travel' | 'to', unknown>,
) => {
  const kind = kindOf(said)
  return {
    ...said,
    kind,
    siteId: kind === 'site' ? said.siteId : null,
    dives: kind === 'site' || kind === 'place' ? said.dives : null,
    stay: kind === 'stay' ? said.stay : null,
    travel: kind === 'travel' ? said.travel : null,
    to: kind === 'travel' ? said.to : null,
    endZone: kind === 'travel' ? said.endZone : null,
  } as Omit<Sent, 'kind'> & { kind: (typeof stopKinds)[number] }
}

export const StopForm = z
  .object({
    ...facts,
    /** The day that it is on; null is an idea without a day. It comes last there. */
    day: known(TripDay),
    /** Made by the device; the same key is one stop however often it comes. */
    clientKey: Uuid.optional(),
  })
  .superRefine(isWhole)
  .transform((said) => ofItsKind(said))
export type StopForm = z.output<typeof StopForm>
export type StopFacts = Omit<StopForm, 'day' | 'clientKey'>

/** All facts anew. Its day and its place there are moved by a call of their own. */
export const StopChange = z
  .object({ ...facts, version: wholeNumber() })
  .superRefine(isWhole)
  .transform((said) => ofItsKind(said))
export type StopChange = z.output<typeof StopChange>

/** Where a stop moves: after another one of that day, or first. Where that one is elsewhere by now, it comes last. */
export const StopPlace = z.object({ day: TripDay.nullable(), after: Uuid.nullable().default(null) })
export type StopPlace = z.output<typeof StopPlace>

/** What people say of a stop by a press: how many are for it and against it, and who. */
export const StopVotes = z.object({
  up: wholeNumber(),
  down: wholeNumber(),
  mine: wholeNumber(),
  /** Ids of people of the trip. */
  upBy: z.array(Uuid),
  downBy: z.array(Uuid),
})
export type StopVotes = z.output<typeof StopVotes>

/** A site of the catalogue as the plan of a trip shows it. */
export const StopSite = z.object({
  id: Uuid,
  slug: z.string(),
  siteName: z.string(),
  country: z.string().nullable(),
  coordinates: Coordinates,
  maxDepth: number().nullable(),
  difficulty: Difficulty.nullable(),
  diveSiteCategory: SiteCategory.nullable(),
  waterBodyType: WaterBodyType.nullable(),
})
export type StopSite = z.output<typeof StopSite>

/** A stop. Those of a trip come day by day in their order, and ideas without a day last. */
export const TripStop = z.object({
  id: Uuid,
  kind: StopKind,
  siteId: Uuid.nullable(),
  /** Null where there is none, and where it is not public any more. */
  site: StopSite.nullable(),
  name: z.string(),
  day: z.iso.date().nullable(),
  time: z.string().nullable(),
  endTime: z.string().nullable(),
  nights: wholeNumber(),
  zone: z.string().nullable(),
  endZone: z.string().nullable(),
  to: z.string().nullable(),
  dives: wholeNumber().nullable(),
  stay: StayKind.nullable(),
  travel: TravelMode.nullable(),
  coordinates: Coordinates.nullable(),
  notes: z.string(),
  votes: StopVotes,
  /** Who added it; null for one who left Soundings. */
  by: Uuid.nullable(),
  version: wholeNumber(),
})
export type TripStop = z.output<typeof TripStop>
