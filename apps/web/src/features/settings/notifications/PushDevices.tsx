import { Button } from '@mantine/core'
import type { PushDevice } from '@soundings/contract/notification-preferences'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { wordsOf } from '#shared/api/failure.ts'
import { dateText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { toast } from '#shared/ui/toast.tsx'
import { DeviceRow } from '../DeviceRow.tsx'
import { LoadAgain } from '../LoadAgain.tsx'
import { Part } from '../Part.tsx'
import css from './NotificationSettings.module.css'
import { pushDevicesQuery, removePushDevice } from './notification-settings.queries.ts'
import { canPush, joinPush, leavePush, PushBlocked, pushIdHere } from './push-here.ts'

const blocked =
  'Your browser blocks notifications from Soundings. Allow them in your browser’s site settings, then try again.'

/** The browsers that show push messages, and the way for this one to join or leave. It is asked only when pressed. */
export const PushDevices = () => {
  const queries = useQueryClient()
  const { data, isError, isFetching, refetch } = useQuery(pushDevicesQuery)
  const isHere = data?.items.some(({ id }) => id === pushIdHere()) ?? false
  const join = useMutation({
    mutationFn: joinPush,
    onSuccess: () => toast.success('Push messages are on in this browser'),
    onError: (error) =>
      toast.error(
        error instanceof PushBlocked ? blocked : wordsOf(error, 'Push messages couldn’t be turned on here'),
      ),
    onSettled: () => queries.invalidateQueries(pushDevicesQuery),
  })
  return (
    <Part
      title="Push messages"
      lead="Shown by your browser even when Soundings is closed. They’re off until you turn them on in a browser."
    >
      {isError && !data && (
        <LoadAgain isTrying={isFetching} onRetry={() => void refetch()}>
          Your browsers couldn’t be loaded
        </LoadAgain>
      )}
      {data && data.items.length > 0 && (
        <ul aria-label="Browsers with push messages">
          {data.items.map((device) => (
            <Device key={device.id} device={device} />
          ))}
        </ul>
      )}
      {data && !isHere && canPush() && (
        <div>
          <Button variant="default" loading={join.isPending} onClick={() => join.mutate(data.key)}>
            Turn on in this browser
          </Button>
        </div>
      )}
      {!canPush() && (
        <p className={css.note}>
          This browser can’t show push messages. On an iPhone or iPad, add Soundings to your home screen
          first.
        </p>
      )}
    </Part>
  )
}

const Device = ({ device: { id, name, createdAt } }: { device: PushDevice }) => {
  const queries = useQueryClient()
  const language = useDateLanguage((dates) => dates.language)
  const isHere = id === pushIdHere()
  const remove = useMutation({
    mutationFn: async () => {
      await removePushDevice(id)
      if (isHere) await leavePush()
    },
    onError: (error) => toast.error(wordsOf(error, 'Push messages couldn’t be turned off there')),
    onSettled: () => queries.invalidateQueries(pushDevicesQuery),
  })
  return (
    <DeviceRow
      name={name}
      here={isHere && 'This browser'}
      action={
        <Button
          variant="quiet"
          aria-label={`Turn off push messages on ${name}`}
          loading={remove.isPending}
          onClick={() => remove.mutate()}
        >
          Turn off
        </Button>
      }
    >
      Since {dateText(createdAt, language)}
    </DeviceRow>
  )
}
