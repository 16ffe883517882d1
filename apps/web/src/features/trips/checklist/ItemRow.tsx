import { Menu } from '@mantine/core'
import type { TripItem } from '@soundings/contract/trips-checklist'
import type { Trip } from '@soundings/contract/trips-shapes'
import { IconCalendarDue, IconCloudUp, IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { dateText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { dayHere } from '#shared/lib/day-here.ts'
import { newKey } from '#shared/lib/new-key.ts'
import { useSession } from '#shared/session/session-store.ts'
import { ActionMenu } from '#shared/ui/ActionMenu.tsx'
import { icon } from '#shared/ui/icons.ts'
import { toast } from '#shared/ui/toast.tsx'
import { travellerName } from '../people/people.view.ts'
import css from './checklist.module.css'
import { addItem, removeItem } from './checklist.queries.ts'
import { dueStanding } from './checklist.view.ts'
import { EditItem } from './EditItem.tsx'

type Props = {
  trip: Trip
  item: TripItem
  mayChange: boolean
  /** Whether the server does not know yet that it was ticked. */
  isWaiting: boolean
  onTick: (isDone: boolean) => void
}

/** An item of a checklist: whether it is done, by when, and who did it. */
export const ItemRow = ({ trip, item, mayChange, isWaiting, onTick }: Props) => {
  const queries = useQueryClient()
  const [isEditing, setEditing] = useState(false)
  const language = useDateLanguage((dates) => dates.language)
  const me = useSession(({ user }) => user?.id)
  const { title, kind, isShared, due, isDone, doneBy } = item
  const standing = due !== null && !isDone ? dueStanding(due, dayHere(Date.now())) : 'later'
  const params = { tripId: trip.id, itemId: item.id }
  const failed = (error: unknown) =>
    toast.error(wordsOf(error, 'The item couldn’t be removed. Please try again.'))
  const remove = async () => {
    await removeItem(queries, params)
    toast.notify({
      message: `${title} removed`,
      action: {
        label: 'Undo',
        act: () =>
          void addItem(queries, trip.id, { title, kind, isShared, due, clientKey: newKey() }).catch(failed),
      },
      isKept: false,
    })
  }
  return (
    <li className={css.item} data-done={isDone || undefined}>
      <label>
        <input
          type="checkbox"
          checked={isDone}
          disabled={!mayChange}
          onChange={({ target }) => onTick(target.checked)}
        />
        <span>
          <bdi>{title}</bdi>
        </span>
      </label>
      <span className={css.more}>
        {due !== null && (
          <span className={css.due} data-standing={standing}>
            <IconCalendarDue {...icon} size={15} />
            <span>
              {standing === 'over' ? 'Was due ' : 'By '}
              <time dateTime={due}>{dateText(due, language)}</time>
            </span>
          </span>
        )}
        {isDone && isShared && <span>{travellerName(trip, doneBy, me)}</span>}
        {isWaiting && (
          <span className={css.due}>
            <IconCloudUp {...icon} size={15} />
            Waiting to be sent
          </span>
        )}
      </span>
      {mayChange && (
        <ActionMenu label={`More about ${title}`} icon={<IconDots {...icon} />} width={170} variant="quiet">
          <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => setEditing(true)}>
            Edit
          </Menu.Item>
          <Menu.Item leftSection={<IconTrash {...icon} />} onClick={() => void remove().catch(failed)}>
            Remove
          </Menu.Item>
        </ActionMenu>
      )}
      {mayChange && (
        <EditItem tripId={trip.id} item={item} opened={isEditing} onClose={() => setEditing(false)} />
      )}
    </li>
  )
}
