import { Button } from '@mantine/core'
import { useTitle } from '#shared/lib/use-title.ts'
import { MembersOnly } from '#shared/members/MembersOnly.tsx'
import { useLogInFirst } from '#shared/members/use-log-in-first.ts'
import { openDiveForm } from '../form/dive-form-store.ts'
import { WaitingDives } from '../outbox/WaitingDives.tsx'

/** The log: its figures, its dives and the ways to more. */
export const DiveLogPage = () => {
  useTitle('Dive Log')
  useLogInFirst('Log in to see your dive log.')
  return (
    <MembersOnly what="see your dive log">
      {() => (
        <>
          <h1 tabIndex={-1}>Dive Log</h1>
          <Button variant="main" onClick={() => openDiveForm()}>
            Add New Dive
          </Button>
          <WaitingDives />
        </>
      )}
    </MembersOnly>
  )
}
