import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { icon } from '#shared/ui/icons.ts'
import { useUnits } from '#shared/units/unit-store.ts'
import css from './advice.module.css'
import { warningsQuery } from './advice.queries.ts'

/** What to mind at a stop, as long as the reader did not say that they know. */
export const StopWarnings = ({ tripId, stopId }: { tripId: string; stopId: string }) => {
  const units = useUnits()
  const { data } = useQuery(warningsQuery(tripId, units))
  const own = data?.items.filter((warning) => warning.stopId === stopId && !warning.isKnown) ?? []
  if (own.length === 0) return null
  return (
    <ul className={css.atStop} aria-label="What to mind here">
      {own.map(({ key, severity, text }) => {
        const Sign = severity === 'info' ? IconInfoCircle : IconAlertTriangle
        return (
          <li key={key} data-severity={severity}>
            <Sign {...icon} size={15} className={css.sign} />
            <span>{text}</span>
          </li>
        )
      })}
    </ul>
  )
}
