import type { Dive } from '@soundings/contract/dive-log'
import { createFormStore } from '#shared/drafts/form-store.ts'

/** What is filled in where a new dive begins with something that is known; what is left out is empty. */
export type DiveStart = Partial<
  Pick<
    Dive,
    | 'siteName'
    | 'location'
    | 'date'
    | 'time'
    | 'maxDepth'
    | 'duration'
    | 'visibility'
    | 'waterTemp'
    | 'conditions'
    | 'notes'
    | 'animalsSeen'
    | 'rating'
    | 'diveSiteId'
    | 'buddies'
  >
>

/** What the form is about: a new dive, one that is in the log, or one that waits on this device, by its key. */
export type DiveSubject =
  | { kind: 'new'; start: DiveStart | null }
  | { kind: 'own'; dive: Dive }
  | { kind: 'waiting'; key: string }

const nothing: DiveSubject = { kind: 'new', start: null }

/** The form of a dive over any page. */
export const diveForm = createFormStore<DiveSubject>(nothing)
export const { useForm: useDiveForm, close: closeDiveForm } = diveForm

/** Opens the form of a dive; people who are not signed in are asked to log in first. */
export const openDiveForm = (subject: DiveSubject = { ...nothing }): void => diveForm.open(subject)
