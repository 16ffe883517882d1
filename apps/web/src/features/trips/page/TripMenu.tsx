import { Menu } from '@mantine/core'
import type { TripFormat } from '@soundings/contract/trips-fields'
import { tripsPages } from '@soundings/contract/trips-pages'
import type { Trip } from '@soundings/contract/trips-shapes'
import { mayEditTrip } from '@soundings/rules/trips'
import {
  IconCalendarDown,
  IconCalendarOff,
  IconCalendarPlus,
  IconCopy,
  IconDoorExit,
  IconDots,
  IconFileDownload,
  IconHistory,
  IconMapDown,
  IconPencil,
  IconPrinter,
  IconTrash,
} from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { ActionMenu } from '#shared/ui/ActionMenu.tsx'
import { icon } from '#shared/ui/icons.ts'
import { toast } from '#shared/ui/toast.tsx'
import { leaveBehind } from '../along/taken.ts'
import { EditTrip } from '../form/EditTrip.tsx'
import { TripHistory } from '../history/TripHistory.tsx'
import { LeaveTrip } from '../people/LeaveTrip.tsx'
import { removeTrip, restoreTrip, setTripStatus } from '../trips.queries.ts'
import { CopyTrip } from './CopyTrip.tsx'
import { downloadTrip } from './download-trip.ts'

const files: readonly { format: TripFormat; label: string; Picture: typeof IconMapDown }[] = [
  { format: 'ics', label: 'Calendar (.ics)', Picture: IconCalendarDown },
  { format: 'gpx', label: 'Places as GPX', Picture: IconMapDown },
  { format: 'kml', label: 'Places as KML', Picture: IconMapDown },
  { format: 'json', label: 'Trip as JSON', Picture: IconFileDownload },
]

const failed = 'That couldn’t be saved. Please try again.'

/** What can be done with a trip as a whole. */
export const TripMenu = ({ personId, trip }: { personId: string; trip: Trip }) => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'edit' | 'copy' | 'leave' | 'history' | null>(null)
  const close = () => setOpen(null)
  const isIn = trip.state === 'in'
  const mayEdit = mayEditTrip(trip.role) && isIn
  const isOwner = trip.role === 'owner'
  const isCancelled = trip.status === 'cancelled'

  const setStatus = async () => {
    try {
      await setTripStatus(queries, trip.id, isCancelled ? 'planned' : 'cancelled')
      toast.notify({
        type: 'success',
        message: isCancelled ? 'The trip is planned again' : 'Trip cancelled. Everybody on it will be told.',
      })
    } catch (error) {
      toast.error(wordsOf(error, failed))
    }
  }
  const remove = async () => {
    try {
      await removeTrip(queries, trip.id)
    } catch (error) {
      return toast.error(wordsOf(error, 'The trip couldn’t be deleted. Please try again.'))
    }
    await leaveBehind(personId, trip.id)
    await navigate({ to: tripsPages.trips })
    toast.notify({
      message: `${trip.name} deleted`,
      action: {
        label: 'Undo',
        act: () =>
          void restoreTrip(queries, trip.id).then(
            ({ id }) => navigate({ to: '/trips/$tripId', params: { tripId: id } }),
            (error) => toast.error(wordsOf(error, 'The trip couldn’t be restored. Please try again.')),
          ),
      },
      isKept: false,
    })
  }
  return (
    <>
      <ActionMenu label="More about this trip" icon={<IconDots {...icon} />} width={230} variant="default">
        {mayEdit && (
          <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => setOpen('edit')}>
            Edit trip
          </Menu.Item>
        )}
        {isIn && (
          <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => setOpen('copy')}>
            Copy trip
          </Menu.Item>
        )}
        {isIn && (
          <Menu.Item leftSection={<IconHistory {...icon} />} onClick={() => setOpen('history')}>
            History
          </Menu.Item>
        )}
        {files.map(({ format, label, Picture }) => (
          <Menu.Item
            key={format}
            leftSection={<Picture {...icon} />}
            onClick={() => void downloadTrip(trip, format)}
          >
            {label}
          </Menu.Item>
        ))}
        <Menu.Item leftSection={<IconPrinter {...icon} />} onClick={() => window.print()}>
          Print
        </Menu.Item>
        {mayEdit && (
          <Menu.Item
            leftSection={isCancelled ? <IconCalendarPlus {...icon} /> : <IconCalendarOff {...icon} />}
            onClick={() => void setStatus()}
          >
            {isCancelled ? 'Plan it again' : 'Cancel trip'}
          </Menu.Item>
        )}
        {isOwner && (
          <Menu.Item leftSection={<IconTrash {...icon} />} onClick={() => void remove()}>
            Delete trip
          </Menu.Item>
        )}
        {isIn && !isOwner && (
          <Menu.Item leftSection={<IconDoorExit {...icon} />} onClick={() => setOpen('leave')}>
            Leave trip
          </Menu.Item>
        )}
      </ActionMenu>
      {mayEdit && <EditTrip personId={personId} trip={trip} opened={open === 'edit'} onClose={close} />}
      {isIn && <CopyTrip trip={trip} opened={open === 'copy'} onClose={close} />}
      {isIn && <TripHistory personId={personId} trip={trip} opened={open === 'history'} onClose={close} />}
      {isIn && !isOwner && <LeaveTrip trip={trip} opened={open === 'leave'} onClose={close} />}
    </>
  )
}
