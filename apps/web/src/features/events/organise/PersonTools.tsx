import { Button, Menu } from '@mantine/core'
import type { AttendeeChange } from '@soundings/contract/events-forms'
import type { Attendee } from '@soundings/contract/events-shapes'
import { IconDots, IconTicket, IconUserMinus, IconUserOff, IconUserStar } from '@tabler/icons-react'
import { ActionMenu } from '#shared/ui/ActionMenu.tsx'
import { icon } from '#shared/ui/icons.ts'
import rows from '../page/People.module.css'

type Props = {
  attendee: Attendee
  called: string
  state: 'going' | 'waiting'
  hasBegun: boolean
  pairs: readonly number[]
  change: (change: AttendeeChange) => void
  onLeave: () => void
}

/** What an organiser can do about somebody. */
export const PersonTools = ({ attendee, called, state, hasBegun, pairs, change, onLeave }: Props) => (
  <div className={rows.acts}>
    {state === 'going' && (
      <select
        className={rows.pair}
        aria-label={`Buddy pair of ${called}`}
        value={attendee.pair ?? ''}
        onChange={({ target }) => change({ pair: target.value ? Number(target.value) : null })}
      >
        <option value="">No pair</option>
        {pairs.map((pair) => (
          <option key={pair} value={pair}>
            Pair {pair}
          </option>
        ))}
      </select>
    )}
    {state === 'going' && (
      <Button
        variant="default"
        aria-pressed={attendee.inWaterSince !== null}
        aria-label={`${attendee.inWaterSince === null ? 'Went in' : 'Back out'}: ${called}`}
        onClick={() => change({ isInWater: attendee.inWaterSince === null })}
      >
        {attendee.inWaterSince === null ? 'Went in' : 'Back out'}
      </Button>
    )}
    {state === 'going' && hasBegun && (
      <Button
        variant="default"
        aria-pressed={attendee.hasAttended === true}
        aria-label={`Came: ${called}`}
        onClick={() => change({ hasAttended: attendee.hasAttended === true ? null : true })}
      >
        Came
      </Button>
    )}
    {state === 'waiting' && (
      <Button
        variant="default"
        leftSection={<IconTicket {...icon} />}
        aria-label={`Give a place to ${called}`}
        onClick={() => change({ isGoing: true })}
      >
        Give a place
      </Button>
    )}
    {attendee.role !== 'organiser' && (
      <ActionMenu label={`More about ${called}`} icon={<IconDots {...icon} />} variant="quiet" width={220}>
        {state === 'going' && hasBegun && attendee.hasAttended !== false && (
          <Menu.Item leftSection={<IconUserOff {...icon} />} onClick={() => change({ hasAttended: false })}>
            Didn’t come
          </Menu.Item>
        )}
        {state === 'going' && (
          <Menu.Item
            leftSection={<IconUserStar {...icon} />}
            onClick={() => change({ isCoOrganiser: attendee.role !== 'co-organiser' })}
          >
            {attendee.role === 'co-organiser' ? 'No longer co-organiser' : 'Make co-organiser'}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconUserMinus {...icon} />} onClick={onLeave}>
          Remove
        </Menu.Item>
      </ActionMenu>
    )}
  </div>
)
