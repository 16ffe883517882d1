import { Button } from '@mantine/core'
import type { Coordinates } from '@soundings/contract/common'
import { IconCurrentLocation } from '@tabler/icons-react'
import { useState } from 'react'
import { positionNow } from '#shared/lib/position-now.ts'
import { icon } from '#shared/ui/icons.ts'
import css from './Place.module.css'

/** The place is where the person is. Why that cannot be known stands below the button. */
export const UseMyPosition = ({ onPlace }: { onPlace: (place: Coordinates) => void }) => {
  const [isLooking, setLooking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const look = async () => {
    setLooking(true)
    setProblem(null)
    const found = await positionNow()
    setLooking(false)
    if ('reason' in found) setProblem(found.reason)
    else onPlace(found.here.map((degrees) => Number(degrees.toFixed(6))) as Coordinates)
  }
  return (
    <>
      <Button
        variant="default"
        className={css.mine ?? ''}
        leftSection={<IconCurrentLocation {...icon} />}
        loading={isLooking}
        onClick={() => void look()}
      >
        Use my position
      </Button>
      <div role="alert">{problem && <p className={css.problem}>{problem}</p>}</div>
    </>
  )
}
