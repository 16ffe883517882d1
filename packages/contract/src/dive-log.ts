import { z } from 'zod'
import { Instant, Paging, page, Uuid } from './common.ts'
import { DiveChoices, DivedPlace, DiveFilter, DiveSelection } from './dive-log-asking.ts'
import { Dive, DiveDetails, DivePhoto } from './dive-log-dives.ts'
import { DiveEvent, DiveUpdate, NewDive } from './dive-log-facts.ts'
import {
  DiveSort,
  diveLogFormats,
  diveLogLimits,
  diveLogTexts,
  diveLogTypes,
  SampleColumn,
} from './dive-log-fields.ts'
import { DiveShare, NewDiveShare, OpenedDiveShare, SharedDive, ShareToken } from './dive-log-sharing.ts'
import { DiveInsight, DiveStatistics, LifeListItem } from './dive-log-statistics.ts'
import { number, wholeNumber, wholeNumberText } from './numbers.ts'
import { PhotoSize } from './photo-kinds.ts'
import { photoFormats } from './photo-sizes.ts'
import { feature, route } from './route.ts'

export * from './dive-log-asking.ts'
export * from './dive-log-dives.ts'
export * from './dive-log-facts.ts'
export * from './dive-log-fields.ts'
export * from './dive-log-sharing.ts'
export * from './dive-log-statistics.ts'

const params = z.object({ diveId: Uuid })
const Pages = Paging.extend({
  limit: wholeNumberText().min(1).max(200).default(diveLogLimits.page),
})

const done = z.object({ success: z.literal(true) })

export const diveLog = feature('The private dive log of each member.', {
  list: route('/api/dive-log/dives', {
    method: 'GET',
    access: 'member',
    summary: 'List your dives, newest first unless `sort` says otherwise; every filter narrows the list',
    query: Pages.extend(DiveFilter.shape).extend({ sort: DiveSort.default('newest') }),
    reply: page(Dive),
  }),
  get: route('/api/dive-log/dives/:diveId', {
    method: 'GET',
    access: 'member',
    summary: 'Get one of your dives, with its surface interval, its neighbours and warnings',
    params,
    reply: DiveDetails,
    errors: [404],
  }),
  profile: route('/api/dive-log/dives/:diveId/profile', {
    method: 'GET',
    access: 'member',
    summary: 'Get what a computer recorded; `points` thins it out and keeps the extremes',
    params,
    query: z.object({
      /** Counted from 0. */
      computer: wholeNumberText().min(0).max(diveLogLimits.computers).default(0),
      points: wholeNumberText().min(2).max(diveLogLimits.samples).optional(),
    }),
    reply: z.object({
      columns: z.array(SampleColumn),
      samples: z.array(z.array(number().nullable())),
      events: z.array(DiveEvent),
    }),
    errors: [404],
  }),
  history: route('/api/dive-log/dives/:diveId/history', {
    method: 'GET',
    access: 'member',
    summary: 'List the changes of a dive, newest first, with what it said before',
    params,
    reply: z.object({
      items: z.array(
        z.object({
          version: wholeNumber(),
          changedAt: Instant,
          /** By field; values as they were before. */
          before: z.record(z.string(), z.unknown()),
        }),
      ),
    }),
    errors: [404],
  }),
  create: route('/api/dive-log/dives', {
    method: 'POST',
    access: 'member',
    summary: 'Add a dive to your log. Repeating a request with the same `clientKey` adds only one',
    body: NewDive,
    reply: DiveDetails,
    status: 201,
    errors: [409, 429],
  }),
  change: route('/api/dive-log/dives/:diveId', {
    method: 'PUT',
    access: 'member',
    summary:
      'Change a dive; what is left out stays. 409 `changed-since` if it has changed and `version` isn’t the current one',
    params,
    body: DiveUpdate,
    reply: DiveDetails,
    errors: [404, 409, 429],
  }),
  remove: route('/api/dive-log/dives/:diveId', {
    method: 'DELETE',
    access: 'member',
    summary: 'Move a dive to the trash, where it stays for 30 days; safe to repeat',
    params,
    reply: done,
    errors: [404, 429],
  }),
  restore: route('/api/dive-log/dives/:diveId/restore', {
    method: 'POST',
    access: 'member',
    summary: 'Bring a dive back from the trash; safe to repeat',
    params,
    reply: DiveDetails,
    errors: [404, 429],
  }),
  share: route('/api/dive-log/dives/:diveId/shares', {
    method: 'POST',
    access: 'member',
    shares: true,
    summary: 'Make a link to one of your dives that anybody can open; its token is told only once',
    params,
    body: NewDiveShare,
    reply: OpenedDiveShare,
    status: 201,
    errors: [404, 409, 429],
  }),
  shares: route('/api/dive-log/dives/:diveId/shares', {
    method: 'GET',
    access: 'member',
    summary: 'List the open links to one of your dives, newest first',
    params,
    reply: z.object({ items: z.array(DiveShare) }),
    errors: [404],
  }),
  endShare: route('/api/dive-log/dives/:diveId/shares/:shareId', {
    method: 'DELETE',
    access: 'member',
    summary: 'End a link to one of your dives at once; safe to repeat',
    params: params.extend({ shareId: Uuid }),
    reply: done,
    errors: [404, 429],
  }),
  shared: route('/api/dive-log/shared/:token', {
    method: 'GET',
    access: 'public',
    summary: 'Get what a link to a dive shows; 404 once the link has ended',
    params: z.object({ token: ShareToken }),
    reply: SharedDive,
    errors: [404],
  }),
  sharedPhoto: route('/api/dive-log/shared/:token/photos/:size/:photoId', {
    method: 'GET',
    access: 'public',
    summary: 'Get a private photo that a link to a dive shows, in one size; 404 once the link has ended',
    params: z.object({ token: ShareToken, size: PhotoSize, photoId: Uuid }),
    reply: { bytes: Object.values(photoFormats) },
    errors: [404],
  }),
  trash: route('/api/dive-log/trash', {
    method: 'GET',
    access: 'member',
    summary: 'List the dives that you deleted in the last 30 days, the last one first',
    query: Pages,
    reply: page(Dive),
  }),
  changeSeveral: route('/api/dive-log/selection', {
    method: 'POST',
    access: 'member',
    summary: 'Tag, untag, delete or restore several dives, or add a buddy or a trip to them; all or none',
    body: DiveSelection,
    reply: z.object({ changed: wholeNumber() }),
    errors: [404, 429],
  }),
  statistics: route('/api/dive-log/statistics', {
    method: 'GET',
    access: 'member',
    summary: 'Get the statistics of your whole log',
    reply: DiveStatistics,
  }),
  days: route('/api/dive-log/statistics/days', {
    method: 'GET',
    access: 'member',
    summary: 'List the days on which you dived, with how many dives each had',
    query: z.object({ year: wholeNumberText().min(1900).max(9999).optional() }),
    reply: z.object({ items: z.array(z.object({ date: z.iso.date(), dives: wholeNumber() })) }),
  }),
  lifeList: route('/api/dive-log/statistics/species', {
    method: 'GET',
    access: 'member',
    summary: 'List the species that you have seen, with the first and the last sighting',
    reply: z.object({ items: z.array(LifeListItem) }),
  }),
  insights: route('/api/dive-log/insights', {
    method: 'GET',
    access: 'member',
    summary: 'Get what is worth knowing about your log in words, with the figures behind each sentence',
    reply: z.object({ items: z.array(DiveInsight) }),
  }),
  choices: route('/api/dive-log/choices', {
    method: 'GET',
    access: 'member',
    summary: 'List the sites, countries, people, tags and trips that your log already holds',
    reply: DiveChoices,
  }),
  places: route('/api/dive-log/places', {
    method: 'GET',
    access: 'member',
    summary:
      'List where you dived, for a map; every filter narrows it. Dives without a position are only counted',
    query: DiveFilter,
    reply: z.object({ items: z.array(DivedPlace), unplaced: wholeNumber() }),
  }),
  photos: route('/api/dive-log/photos', {
    method: 'GET',
    access: 'member',
    summary: 'List the photos of your dives, newest dive first; `dive_id` asks for those of one',
    query: Pages.extend({ dive_id: Uuid.optional() }),
    reply: page(DivePhoto.extend({ diveId: Uuid })),
  }),
  all: route('/api/dive-log/all', {
    method: 'GET',
    access: 'member',
    summary: 'Get the first page of your dives, your statistics and insights in one reply',
    reply: z.object({ dives: page(Dive), statistics: DiveStatistics, insights: z.array(DiveInsight) }),
  }),
  export: route('/api/dive-log/export', {
    method: 'GET',
    access: 'member',
    summary: 'Download your whole log as one file; JSON holds everything and can be read back',
    query: z.object({ format: z.enum(diveLogFormats).default('csv') }),
    reply: { bytes: Object.values(diveLogTypes) },
    errors: [429],
  }),
  readBack: route('/api/dive-log/read-back', {
    method: 'POST',
    access: 'member',
    summary: 'Add the dives of a JSON export to your log; dives that are already there are left alone',
    form: z.object({}),
    files: {
      max: 1,
      bytes: diveLogLimits.file,
      tooMany: diveLogTexts.oneFile,
      tooLarge: diveLogTexts.tooLarge,
    },
    reply: z.object({
      found: wholeNumber(),
      created: wholeNumber(),
      duplicates: wholeNumber(),
      skipped: wholeNumber(),
      /** `where` is the place of the dive in the file, from 1. */
      errors: z.array(z.object({ where: wholeNumber(), message: z.string() })),
    }),
    errors: [429],
  }),
  startingDives: route('/api/dive-log/starting-dives', {
    method: 'PUT',
    access: 'member',
    summary: 'Set how many dives you made before this log; they are counted in the total',
    body: z.object({ startingDives: wholeNumber().min(0).max(diveLogLimits.startingDives) }),
    reply: z.object({ startingDives: wholeNumber() }),
    errors: [429],
  }),
})
