import type { TripStatus } from '@soundings/contract/trips-fields'
import { IconCircleCheck, IconCircleX, IconPlane, IconPlaneDeparture } from '@tabler/icons-react'
import { icon } from '#shared/ui/icons.ts'
import { statusLabel } from '../labels.view.ts'
import css from './StatusBadge.module.css'

const signs = {
  planned: IconPlaneDeparture,
  ongoing: IconPlane,
  completed: IconCircleCheck,
  cancelled: IconCircleX,
} as const

/** Where a trip stands. */
export const StatusBadge = ({ status }: { status: TripStatus }) => {
  const Sign = signs[status]
  return (
    <span className={css.badge} data-status={status}>
      <Sign {...icon} size={14} />
      {statusLabel[status]}
    </span>
  )
}
