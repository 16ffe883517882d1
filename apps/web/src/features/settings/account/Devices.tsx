import { Button } from '@mantine/core'
import type { DeviceSession } from '@soundings/contract/auth'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { wordsOf } from '#shared/api/failure.ts'
import { agoText } from '#shared/lib/ago.ts'
import { dateText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { icon } from '#shared/ui/icons.ts'
import { toast } from '#shared/ui/toast.tsx'
import { Part } from '../Part.tsx'
import { devicesQuery, endDevice, endOtherDevices } from './account.queries.ts'
import { DeviceSkeletons } from './DeviceSkeletons.tsx'
import css from './Devices.module.css'

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
        <>
          <FormProblem>Your devices couldn’t be loaded</FormProblem>
          <div>
            <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          </div>
        </>
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

const onPhone = /Android|iOS|iPhone|iPad/
const minute = 60_000

const Device = ({ device: { id, device, createdAt, usedAt, isCurrent } }: { device: DeviceSession }) => {
  const queries = useQueryClient()
  const language = useDateLanguage((dates) => dates.language)
  const now = useNow(minute)
  const Sign = onPhone.test(device) ? IconDeviceMobile : IconDeviceDesktop
  const end = useMutation({
    mutationFn: () => endDevice(id),
    onSuccess: () => toast.success(`Signed out on ${device}`),
    onError: (error) => toast.error(wordsOf(error, 'This device couldn’t be signed out')),
    onSettled: () => queries.invalidateQueries(devicesQuery),
  })
  return (
    <li className={css.device}>
      <span className={css.sign}>
        <Sign {...icon} size={22} />
      </span>
      <div>
        <p className={css.name}>
          {device}
          {isCurrent && <span className={css.current}>This device</span>}
        </p>
        <p className={css.when}>
          {isCurrent ? 'Active now' : `Last used ${agoText(Date.parse(usedAt), now)}`}, signed in on{' '}
          {dateText(createdAt, language)}
        </p>
      </div>
      {!isCurrent && (
        <Button
          variant="quiet"
          aria-label={`Sign out ${device}`}
          loading={end.isPending}
          onClick={() => end.mutate()}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}
