import { Button } from '@mantine/core'
import type { EquipmentLog, EquipmentSet } from '@soundings/contract/equipment'
import { nameOfItem } from '@soundings/rules/equipment'
import { listText } from '@soundings/rules/phrases'
import { IconPlus } from '@tabler/icons-react'
import { useId } from 'react'
import page from '#shared/members/MemberPage.module.css'
import { icon } from '#shared/ui/icons.ts'
import { removeSet } from './list-changes.ts'
import css from './Sets.module.css'
import { useListChange } from './use-list-change.ts'

type Props = { log: EquipmentLog; onAdd: () => void; onEdit: (set: EquipmentSet) => void }

/** What is taken along together, to be chosen for a dive at once. */
export const Sets = ({ log, onAdd, onEdit }: Props) => {
  const heading = useId()
  const { change, isPending } = useListChange()
  const contents = ({ items }: EquipmentSet) =>
    listText(log.items.filter(({ id }) => items.includes(id)).map(nameOfItem))
  const remove = (set: EquipmentSet) => {
    const removal = removeSet(log, set.id)
    change({ change: removal.change, done: { message: `Set ‘${set.name}’ deleted`, undo: removal.undo } })
  }
  return (
    <section className={page.panel} aria-labelledby={heading}>
      <div className={css.head}>
        <h2 id={heading} className={page.title}>
          Sets
        </h2>
        <Button variant="default" leftSection={<IconPlus {...icon} />} onClick={onAdd}>
          Add set
        </Button>
      </div>
      {log.sets.length === 0 ? (
        <p className={page.quiet}>
          Put together what you take along, such as “warm water” or “cold lake”, and choose it all at once for
          a dive.
        </p>
      ) : (
        <ul>
          {log.sets.map((set) => (
            <li key={set.id} className={css.set}>
              <div className={css.words}>
                <h3 className={css.name}>{set.name}</h3>
                <p className={page.quiet}>{contents(set) || 'Nothing in it yet.'}</p>
              </div>
              <div className={css.actions}>
                <Button variant="default" aria-label={`Edit: ${set.name}`} onClick={() => onEdit(set)}>
                  Edit
                </Button>
                <Button
                  variant="quiet"
                  aria-label={`Delete: ${set.name}`}
                  disabled={isPending}
                  onClick={() => remove(set)}
                >
                  Delete
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
