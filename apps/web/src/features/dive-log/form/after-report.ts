import type { DiveCondition } from '@soundings/contract/dive-log'
import type { Condition } from '@soundings/contract/reports'
import { offerAfterReport, type ToldReport } from '#features/reports/index.ts'
import { type DiveStart, openDiveForm } from './dive-form-store.ts'

const conditionOf: Partial<Record<Condition, DiveCondition>> = {
  calm: 'Calm',
  'light-current': 'Current',
  'strong-current': 'Current',
  surge: 'Surge',
  clear: 'Clear',
  overcast: 'Overcast',
}

/** What a dive begins with whose diver has just told others of it. */
export const diveOf = ({ site, words }: ToldReport): DiveStart => {
  const conditions = (words.conditions ?? []).flatMap((condition) => conditionOf[condition] ?? [])
  return {
    siteName: site.siteName,
    location: [site.country, site.region].filter(Boolean).join(', '),
    diveSiteId: site.id,
    date: words.diveDate,
    time: words.diveTime ?? null,
    rating: words.rating ?? null,
    visibility: words.visibility ?? null,
    waterTemp: words.waterTemp ?? null,
    conditions: [...new Set(conditions)],
    animalsSeen: words.animalsSeen ?? null,
    notes: words.diveNotes ?? null,
  }
}

offerAfterReport({
  question: 'Log this dive for yourself, too?',
  label: 'Add it to your dive log',
  act: (told) => openDiveForm({ kind: 'new', start: diveOf(told) }),
})
