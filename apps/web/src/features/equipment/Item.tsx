import { Button } from '@mantine/core'
import { nameOfItem } from '@soundings/rules/equipment'
import { numberText } from '@soundings/rules/phrases'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { dateText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { dayHere } from '#shared/lib/day-here.ts'
import { icon } from '#shared/ui/icons.ts'
import { equipmentQuery } from './equipment.queries.ts'
import { serialText, serviceText, type UsedItem } from './equipment.view.ts'
import css from './Item.module.css'
import { removeItem, retire } from './list-changes.ts'
import { ServicedButton } from './ServicedButton.tsx'
import { ServiceHistory } from './ServiceHistory.tsx'
import { useListChange } from './use-list-change.ts'

type Props = { item: UsedItem; onEdit: (item: UsedItem) => void }

/** A thing with its use and its service, and what can be done with it. */
export const Item = ({ item, onEdit }: Props) => {
  const language = useDateLanguage((dates) => dates.language)
  const queries = useQueryClient()
  const { change, isPending } = useListChange()
  const { id, boughtOn, retiredOn, notes, use } = item
  const name = nameOfItem(item)
  const retireLabel = retiredOn === null ? 'Retire' : 'Use again'
  const isServiced = item.serviceMonths !== null || item.serviceDives !== null || item.services.length > 0
  const service = retiredOn === null ? serviceText(item, language) : null
  const facts = [
    { label: 'Dives', value: numberText(use.dives) },
    { label: 'Hours', value: numberText(use.hours, 1, 1) },
    { label: 'Last dive', value: use.lastDive && dateText(use.lastDive, language) },
    { label: 'Last service', value: use.lastServiceOn && dateText(use.lastServiceOn, language) },
    { label: 'Bought', value: boughtOn && dateText(boughtOn, language) },
    { label: 'Retired', value: retiredOn && dateText(retiredOn, language) },
  ].filter(({ value }) => value !== null)

  const remove = () => {
    const log = queries.getQueryData(equipmentQuery().queryKey)
    if (!log) return
    const removal = removeItem(log, id)
    change({ change: removal.change, done: { message: `${name} deleted`, undo: removal.undo } })
  }
  const stop = () =>
    change({
      change: retire(id, dayHere(Date.now())),
      done: { message: `${name} is no longer used`, undo: retire(id, null) },
    })
  const resume = () =>
    change({
      change: retire(id, null),
      done: { message: `${name} is in use again`, undo: retire(id, retiredOn) },
    })
  return (
    <li className={css.item}>
      <div className={css.head}>
        <h3 className={css.name}>{name}</h3>
        {serialText(item) && <span className={css.serial}>{serialText(item)}</span>}
      </div>
      <dl className={css.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {service && (
        <p className={css.service} data-due={use.isDue}>
          {use.isDue && <IconAlertTriangle {...icon} />}
          {service}
        </p>
      )}
      {notes && <p className={css.notes}>{notes}</p>}
      <ServiceHistory item={item} />
      <div className={css.actions}>
        {retiredOn === null && isServiced && <ServicedButton item={item} />}
        <Button variant="default" aria-label={`Edit: ${name}`} onClick={() => onEdit(item)}>
          Edit
        </Button>
        <Button
          variant="quiet"
          aria-label={`${retireLabel}: ${name}`}
          disabled={isPending}
          onClick={retiredOn === null ? stop : resume}
        >
          {retireLabel}
        </Button>
        <Button variant="quiet" aria-label={`Delete: ${name}`} disabled={isPending} onClick={remove}>
          Delete
        </Button>
      </div>
    </li>
  )
}
