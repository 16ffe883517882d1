import type { Person } from '@soundings/contract/person'
import { Suspense } from 'react'
import { PersonActions } from '#features/people/index.ts'
import { usePresence } from '#features/presence/index.ts'
import { PresenceDot } from '#shared/people/PresenceDot.tsx'

/** What one can do about somebody else, and when they were last here. */
export const ProfileActions = ({ person }: { person: Person }) => {
  const seen = usePresence([person.id])
  return (
    <>
      <PresenceDot when={seen.get(person.id)} />
      <Suspense>
        <PersonActions person={person} />
      </Suspense>
    </>
  )
}
