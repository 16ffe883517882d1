import type { Dive } from '@soundings/contract/dive-log'
import { create } from 'zustand'
import { showModal } from '#shared/session/modal-store.ts'
import { personNow } from '#shared/session/person-now.ts'

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
  >
>

/** What the form is about: a new dive, one that is in the log, or one that waits on this device, by its key. */
export type DiveSubject =
  | { kind: 'new'; start: DiveStart | null }
  | { kind: 'own'; dive: Dive }
  | { kind: 'waiting'; key: string }

type DiveForm = {
  isOpen: boolean
  /** Whether its code was ever wanted. */
  wasOpened: boolean
  /** Who opened it, by id: nobody else sees what was typed there. */
  personId: string | null
  subject: DiveSubject
}

/** Whether the form of a dive lies over the page. It outlives the pages beneath. */
export const useDiveForm = create<DiveForm>()(() => ({
  isOpen: false,
  wasOpened: false,
  personId: null,
  subject: { kind: 'new', start: null },
}))

/** Opens the form of a dive; people who are not signed in are asked to log in first. */
export const openDiveForm = (subject: DiveSubject = { kind: 'new', start: null }): void => {
  const personId = personNow()
  if (personId === null) showModal('login')
  else useDiveForm.setState({ isOpen: true, wasOpened: true, personId, subject })
}

export const closeDiveForm = (): void => useDiveForm.setState({ isOpen: false })
