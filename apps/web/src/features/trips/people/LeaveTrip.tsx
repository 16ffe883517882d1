import { tripsPages } from '@soundings/contract/trips-pages'
import type { Trip } from '@soundings/contract/trips-shapes'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useSession } from '#shared/session/session-store.ts'
import { DeleteDialog } from '#shared/ui/form/DeleteDialog.tsx'
import { leaveTrip } from './people.queries.ts'

type Props = { trip: Trip; opened: boolean; onClose: () => void }

/** Leaves a trip after asking. */
export const LeaveTrip = ({ trip, opened, onClose }: Props) => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const me = useSession(({ user }) => user?.id)
  if (me === undefined) return null
  return (
    <DeleteDialog
      opened={opened}
      onClose={onClose}
      title="Leave this trip?"
      label="Leave trip"
      keepLabel="Stay"
      remove={async () => {
        // The page it is on goes with it.
        await leaveTrip(queries, { tripId: trip.id, userId: me })
      }}
      done={`You left ${trip.name}`}
      failed="You couldn’t leave the trip. Please try again."
      onRemoved={() => {
        onClose()
        void navigate({ to: tripsPages.trips })
      }}
    >
      <p>
        You won’t see it any more. What you added stays for the others, and what you paid stays in the budget.
      </p>
    </DeleteDialog>
  )
}
