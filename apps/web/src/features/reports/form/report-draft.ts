import type { Report } from '@soundings/contract/reports'
import { z } from 'zod'
import { newKey } from '#shared/lib/new-key.ts'
import { dropStored, readStored, writeStored } from '#shared/lib/stored.ts'
import { dropReportDraft, keepReportDraft, readReportDraft } from '../outbox/draft.ts'
import type { ReportPhoto } from '../outbox/entry.ts'
import { emptyReport, isSameReport, type ReportValues } from './report-values.ts'

const Site = z.object({
  id: z.string(),
  siteName: z.string(),
  region: z.string().nullable(),
  country: z.string().nullable(),
})

/** What this browser keeps while somebody types. Another version of the app may have kept it: what fits is taken. */
const Kept = z.object({
  /** Goes along with every try to send it, so that it becomes one report however often it is sent. */
  key: z.string(),
  tried: z.string().nullable().catch(null),
  /** The version of the known report over which it was typed. */
  version: z.number().nullable().catch(null),
  hasPhotos: z.boolean().catch(false),
  values: z.object({
    site: Site.nullable().catch(null),
    diveDate: z.string().catch(''),
    diveTime: z.string().catch(''),
    rating: z.number().catch(emptyReport(null).rating),
    visibility: z.number().nullable().catch(null),
    waterTemp: z.number().nullable().catch(null),
    conditions: z.array(z.string()).catch([]),
    animalsSeen: z.array(z.string()).catch([]),
    diveNotes: z.string().catch(''),
  }),
})
type Kept = z.output<typeof Kept>

const nameOf = (owner: string) => `soundings.report-draft.${owner}`

const readKept = (owner: string): Kept | null => {
  try {
    return Kept.safeParse(JSON.parse(readStored(nameOf(owner)) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/**
 * What a person is about to tell of a dive, kept in this browser while they type: the words at once, the photos as soon
 * as there is room for them. `base` is a form nobody has touched. Each `known` report, one that is on
 * the server, has a draft of its own.
 */
export const openReportDraft = (
  personId: string,
  base: ReportValues,
  known?: Pick<Report, 'id' | 'version'>,
) => {
  const owner = known ? `${personId}.${known.id}` : personId
  const name = nameOf(owner)
  const found = readKept(owner)
  let key = known?.id ?? found?.key ?? newKey()
  let tried = found?.tried ?? null
  let hasPhotos = found?.hasPhotos ?? false
  const version = found?.version ?? known?.version ?? null
  let typed: ReportValues | undefined = found?.values
  let isKept = true
  let arePhotosKept = true
  let work: Promise<unknown> = Promise.resolve()
  /** Counts how often it was forgotten. */
  let round = 0

  const save = () => {
    const isEmpty = tried === null && !hasPhotos && (typed === undefined || isSameReport(typed, base))
    const kept: Kept = { key, tried, version, hasPhotos, values: typed ?? base }
    const text = isEmpty ? null : JSON.stringify(kept)
    if (text === null) dropStored(name)
    else writeStored(name, text)
    // A browser that refuses storage does so silently.
    isKept = readStored(name) === text
  }

  return {
    get key() {
      return key
    },
    get tried() {
      return tried
    },
    set tried(text: string | null) {
      tried = text
      save()
    },
    get typed() {
      return typed
    },
    set typed(values: ReportValues | undefined) {
      typed = values
      save()
    },
    /** The version of the known report over which this was typed, which others may have changed since. */
    version,
    /** Whether something was typed here before. */
    isRestored: found !== null,
    /** Whether all that stands in the form outlives this page. */
    isKept: () => isKept && arePhotosKept,
    /** The photos that were chosen before; null when those of the report are untouched. */
    photos: async (): Promise<readonly ReportPhoto[] | null> => {
      if (!hasPhotos) return null
      await work
      const kept = await readReportDraft(owner)
      return kept?.values === key ? kept.photos : null
    },
    /** Keeps the photos, one state after the other. */
    keepPhotos: (photos: readonly ReportPhoto[]): void => {
      const [keyThen, roundThen] = [key, round]
      // That all photos of a known report were taken out is worth keeping, too.
      hasPhotos = photos.length > 0 || known !== undefined
      arePhotosKept = !hasPhotos
      const hasThen = hasPhotos
      save()
      work = work.then(async () => {
        if (keyThen !== key || round !== roundThen) return
        if (hasThen) arePhotosKept = await keepReportDraft({ personId: owner, values: key, photos })
        else await dropReportDraft(owner)
      })
    },
    /**
     * Notices when another tab keeps something else in this place, or nothing any more. From then on this is a report of
     * its own, and no longer outlives the page until something is typed again. Returns how to stop watching.
     */
    watch: (): (() => void) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key !== name) return
        isKept = typed === undefined
        arePhotosKept = !hasPhotos
        // What was tried under a key may have arrived: saved again under it, it becomes no second report.
        if (known || (event.newValue && tried !== null)) return
        key = newKey()
        tried = null
      }
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
    /** It became a report, or nobody wants it any more: the next one starts from nothing. */
    forget: (): void => {
      if (!known) key = newKey()
      round++
      tried = null
      typed = undefined
      if (hasPhotos) work = work.then(() => dropReportDraft(owner))
      hasPhotos = false
      arePhotosKept = true
      save()
    },
  }
}

export type ReportDraft = ReturnType<typeof openReportDraft>
