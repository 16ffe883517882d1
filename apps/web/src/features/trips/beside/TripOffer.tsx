import { Button } from '@mantine/core'
import type { TripIdea } from '@soundings/contract/trip-advice-asking'
import { tripsPages } from '@soundings/contract/trips-pages'
import { IconPlaneDeparture } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { asMember } from '#shared/session/as-member.ts'
import { icon } from '#shared/ui/icons.ts'
import { beginTrip } from '../form/trip-start.ts'
import { startOfIdea } from './idea.ts'

/** Begins a trip with what a question says of it. */
export const TripOffer = ({ idea }: { idea: TripIdea }) => {
  const { history } = useRouter()
  return (
    <Button
      variant="default"
      size="compact-md"
      leftSection={<IconPlaneDeparture {...icon} />}
      onClick={() =>
        void asMember('Log in to plan a trip.', () => {
          beginTrip(startOfIdea(idea, Date.now()))
          history.push(tripsPages.trips)
        })
      }
    >
      Plan this trip
    </Button>
  )
}
