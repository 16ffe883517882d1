import { create } from 'zustand'
import { showModal } from '#shared/session/modal-store.ts'
import { personNow } from '#shared/session/person-now.ts'

/** A form that lies over any page, and outlives the pages beneath. */
export type OpenForm<Subject> = {
  isOpen: boolean
  /** Whether its code was ever wanted. */
  wasOpened: boolean
  /** Who opened it, by id: nobody else sees what was typed there. */
  personId: string | null
  /** What it is about. */
  subject: Subject
}

/** A form over any page, as its store knows it, and the ways to open and to close it. */
export const createFormStore = <Subject>(first: Subject) => {
  const useForm = create<OpenForm<Subject>>()(() => ({
    isOpen: false,
    wasOpened: false,
    personId: null,
    subject: first,
  }))
  return {
    useForm,
    /** People who are not signed in are asked to log in first. */
    open: (subject: Subject): void => {
      const personId = personNow()
      if (personId === null) showModal('login')
      else useForm.setState({ isOpen: true, wasOpened: true, personId, subject })
    },
    close: (): void => useForm.setState({ isOpen: false }),
  }
}

export type FormStore<Subject> = ReturnType<typeof createFormStore<Subject>>
