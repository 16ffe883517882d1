import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Skeleton } from '@mantine/core'
import { LoadAgain } from '../LoadAgain.tsx'
import { Part } from '../Part.tsx'
import { GroupTable } from './GroupTable.tsx'
import css from './NotificationSettings.module.css'
import { PushDevices } from './PushDevices.tsx'
import { QuietHours } from './QuietHours.tsx'
import { usePreferences } from './use-preferences.ts'

/** How a member is told of things. Every change is saved at once. */
export const NotificationSettings = () => {
  const { data, isError, isFetching, refetch, change } = usePreferences()
  return (
    <>
      <Part title="What you’re told, and where" lead="Changes are saved at once.">
        {!data && isError && (
          <LoadAgain isTrying={isFetching} onRetry={() => void refetch()}>
            Your notification settings couldn’t be loaded
          </LoadAgain>
        )}
        {!data && !isError && <Skeleton className={css.waiting} />}
        {data && (
          <GroupTable
            groups={data.groups}
            onChange={(name, channels) => change({ groups: { [name]: channels } })}
          />
        )}
      </Part>
      {data && <QuietHours hours={data.quietHours} onChange={(quietHours) => change({ quietHours })} />}
      <PushDevices />
    </>
  )
}
