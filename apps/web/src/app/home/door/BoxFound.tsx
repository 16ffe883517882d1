import { Button } from '@mantine/core'
import { IconCloudOff, IconWifiOff } from '@tabler/icons-react'
import { icon } from '#shared/ui/icons.ts'
import css from './BoxFound.module.css'
import { BoxList } from './BoxList.tsx'
import type { Box } from './use-box.ts'

/** What the box found for what is typed, or why it found nothing. */
export const BoxFound = ({ box }: { box: Box }) => (
  <div aria-busy={box.isWaiting}>
    {box.isOffline ? (
      <p className={css.note} role="status">
        <IconWifiOff {...icon} />
        You’re offline. Search and questions will work again when you’re back online.
      </p>
    ) : (
      box.error !== null && (
        <p className={css.note} role="alert">
          <IconCloudOff {...icon} />
          <span>Names couldn’t be looked up. You can still ask a question.</span>
          <Button variant="default" onClick={box.retry}>
            Try again
          </Button>
        </p>
      )
    )}
    {box.options.length > 0 && (
      <BoxList
        id={box.listId}
        options={box.options}
        active={box.active}
        idOf={box.idOf}
        onReach={box.reach}
        onChoose={box.choose}
      />
    )}
  </div>
)
