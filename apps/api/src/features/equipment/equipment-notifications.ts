import { equipmentNotifications } from '@soundings/contract/equipment'
import { equipmentPages } from '@soundings/contract/equipment-pages'
import { listText, plural } from '@soundings/rules/phrases'
import { type NewNotification, notificationsOf } from '#extension-points/notification-kind.ts'

const notification = notificationsOf(equipmentNotifications)

/** So many are named; of more, the number says enough. */
const maxNamed = 3

/** Things are due for service; `names` are what their owner calls them. */
export const equipmentDue = (names: readonly string[]): NewNotification =>
  notification('equipment-due', {
    message: plural(
      names.length,
      {
        one: 'Due for service: {names}.',
        other:
          names.length > maxNamed
            ? '# pieces of your equipment are due for service.'
            : 'Due for service: {names}.',
      },
      { names: listText(names) },
    ),
    link: equipmentPages.equipment,
  })
