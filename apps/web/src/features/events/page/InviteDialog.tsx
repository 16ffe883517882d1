import type { Event } from '@soundings/contract/events-shapes'
import { Suspense } from 'react'
import { InviteByName } from '#features/people/index.ts'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { inviteToEvent } from '../events.queries.ts'
import css from './EventPage.module.css'

type Props = { event: Event; opened: boolean; onClose: () => void }

/** Asks members by name to come along. */
export const InviteDialog = ({ event, opened, onClose }: Props) => (
  <FormModal opened={opened} onClose={onClose} title={`Invite to ${event.title}`} size={520}>
    <Suspense fallback={<div className={css.space} />}>
      <InviteByName
        description="They’re told who invites them, and can join while there are places."
        invite={({ handle }) => inviteToEvent(event.id, handle)}
      />
    </Suspense>
  </FormModal>
)
