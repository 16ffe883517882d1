import { Button } from '@mantine/core'
import type { DeviceSession } from '@soundings/contract/auth'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { wordsOf } from '#shared/api/failure.ts'
import { agoText } from '#shared/lib/ago.ts'
import { dateText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { toast } from '#shared/ui/toast.tsx'
import { DeviceRow } from '../DeviceRow.tsx'
import { DeviceSkeletons } from '../DeviceSkeletons.tsx'
import { LoadAgain } from '../LoadAgain.tsx'
import { Part } from '../Part.tsx'
import { devicesQuery, endDevice, endOtherDevices } from './account.queries.ts'

/** Where the person is signed in, and the way to end that from here. */
export const Devices = () => {
  const queries = useQueryClient()
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(devicesQuery)
  const isMissing = !data && errorUpdateCount > 0
  const others = data?.items.filter(({ isCurrent }) => !isCurrent) ?? []
  const endOthers = useMutation({
    mutationFn: endOtherDevices,
    onSuccess: () => toast.success('Signed out on all other devices'),
    onError: (error) => toast.error(wordsOf(error, 'The other devices couldn’t be signed out')),
    onSettled: () => queries.invalidateQueries(devicesQuery),
  })
  return (
    <Part
      title="Where you’re signed in"
      lead="If you don’t recognise a device, sign it out and change your password."
    >
      {isMissing && (
        <LoadAgain isTrying={isFetching} onRetry={() => void refetch()}>
          Your devices couldn’t be loaded
        </LoadAgain>
      )}
      {!data && !isMissing && <DeviceSkeletons />}
      {data && (
        <ul>
          {data.items.map((device) => (
            <Device key={device.id} device={device} />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <div>
          <Button variant="default" loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
            Sign out all other devices
          </Button>
        </div>
      )}
    </Part>
  )
}

const minute = 60_000

const Device = ({ device: { id, device, createdAt, usedAt, isCurrent } }: { device: DeviceSession }) => {
  const queries = useQueryClient()
  const language = useDateLanguage((dates) => dates.language)
  const now = useNow(minute)
  const end = useMutation({
    mutationFn: () => endDevice(id),
    onSuccess: () => toast.success(`Signed out on ${device}`),
    onError: (error) => toast.error(wordsOf(error, 'This device couldn’t be signed out')),
    onSettled: () => queries.invalidateQueries(devicesQuery),
  })
  return (
    <DeviceRow
      name={device}
      here={isCurrent && 'This device'}
      action={
        !isCurrent && (
          <Button
            variant="quiet"
            aria-label={`Sign out ${device}`}
            loading={end.isPending}
            onClick={() => end.mutate()}
          >
            Sign out
          </Button>
        )
      }
    >
      {isCurrent ? 'Active now' : `Last used ${agoText(Date.parse(usedAt), now)}`}, signed in on{' '}
      {dateText(createdAt, language)}
    </DeviceRow>
  )
}
