import type { Report } from '@soundings/contract/reports'
import { z } from 'zod'
import { type DraftKind, openDraft } from '#shared/drafts/draft.ts'
import { newKey } from '#shared/lib/new-key.ts'
import type { Attachment } from '#shared/outbox/entry.ts'
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
const reportDraft: DraftKind<z.output<typeof Kept>> = {
  name: 'report',
  version: 1,
  read: (kept) => Kept.parse(kept),
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
  const draft = openDraft(reportDraft, { personId, about: known?.id })
  const found = draft.read()
  let key = known?.id ?? found?.key ?? newKey()
  let tried = found?.tried ?? null
  let hasPhotos = found?.hasPhotos ?? false
  const version = found?.version ?? known?.version ?? null
  let typed: ReportValues | undefined = found?.values

  const save = () => {
    const isEmpty = tried === null && !hasPhotos && (typed === undefined || isSameReport(typed, base))
    draft.keep(isEmpty ? null : { key, tried, version, hasPhotos, values: typed ?? base })
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
    isKept: draft.isKept,
    /** The photos that were chosen before; null when those of the report are untouched. */
    photos: async (): Promise<readonly Attachment[] | null> => (hasPhotos ? draft.files(key) : null),
    /** Keeps the photos, one state after the other. */
    keepPhotos: (photos: readonly Attachment[]): void => {
      // That all photos of a known report were taken out is worth keeping, too.
      hasPhotos = photos.length > 0 || known !== undefined
      save()
      if (hasPhotos) draft.keepFiles(key, photos)
      else draft.dropFiles()
    },
    /**
     * Notices when another tab keeps something else in this place, or nothing any more: from then on this is a report of
     * its own. Returns how to stop watching.
     */
    watch: () =>
      draft.watch((isGone) => {
        // What was tried under a key may have arrived: saved again under it, it becomes no second report.
        if (known || (!isGone && tried !== null)) return
        key = newKey()
        tried = null
      }),
    /** It became a report, or nobody wants it any more: the next one starts from nothing. */
    forget: (): void => {
      if (!known) key = newKey()
      tried = null
      typed = undefined
      if (hasPhotos) draft.dropFiles()
      hasPhotos = false
      save()
    },
  }
}

export type ReportDraft = ReturnType<typeof openReportDraft>
