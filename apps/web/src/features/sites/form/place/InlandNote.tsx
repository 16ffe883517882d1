import type { Coordinates } from '@soundings/contract/common'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { icon } from '#shared/ui/icons.ts'
import { inlandQuery } from '../form.queries.ts'
import css from './Place.module.css'

/** Waters that lie inland. */
const inlandWaters = ['lake', 'river', 'quarry', 'cave']

/** Points out a place far from the sea; nothing where the water is said to lie inland. */
export const InlandNote = ({ place, water }: { place: Coordinates | null; water: string }) => {
  const { data: isInland } = useQuery({ ...inlandQuery, enabled: place !== null })
  const isOdd = place !== null && !inlandWaters.includes(water) && isInland?.(place) === true
  return (
    <div role="status">
      {isOdd && (
        <p className={css.warning}>
          <IconAlertTriangle {...icon} />
          <span>
            This point is more than 5 km from the sea. That’s fine for a lake, river or quarry; otherwise,
            check the map.
          </span>
        </p>
      )}
    </div>
  )
}
