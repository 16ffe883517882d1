import { Button } from '@mantine/core'
import { nameOfItem } from '@soundings/rules/equipment'
import { IconCheck } from '@tabler/icons-react'
import { dayHere } from '#shared/lib/day-here.ts'
import { icon } from '#shared/ui/icons.ts'
import type { UsedItem } from './equipment.view.ts'
import { addService, dropService } from './list-changes.ts'
import { useListChange } from './use-list-change.ts'

/** Notes with one press that something was serviced today; another day is a matter of its form. */
export const ServicedButton = ({ item }: { item: UsedItem }) => {
  const { change, isPending } = useListChange()
  const today = dayHere(Date.now())
  const name = nameOfItem(item)
  if (item.use.lastServiceOn === today) return null
  return (
    <Button
      variant="default"
      leftSection={<IconCheck {...icon} />}
      aria-label={`Serviced today: ${name}`}
      loading={isPending}
      onClick={() =>
        change({
          change: addService(item.id, today),
          done: { message: `${name}: service noted for today`, undo: dropService(item.id, today) },
        })
      }
    >
      Serviced today
    </Button>
  )
}
