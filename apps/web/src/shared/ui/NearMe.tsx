import { Button } from '@mantine/core'
import { IconCurrentLocation } from '@tabler/icons-react'
import { useState } from 'react'
import { positionNow } from '#shared/lib/position-now.ts'
import { roughly } from '#shared/lib/roughly.ts'
import { icon } from './icons.ts'
import { toast } from './toast.tsx'

type Props = {
  /** What a list is asked for: latitude and longitude. */
  near: string | undefined
  onNear: (near: string | undefined) => void
  className?: string
}

/** Asks where somebody is when they press it, and never before. */
export const NearMe = ({ near, onNear, className = '' }: Props) => {
  const [isAsking, setAsking] = useState(false)
  const press = async () => {
    if (near !== undefined) return onNear(undefined)
    setAsking(true)
    const found = await positionNow()
    setAsking(false)
    if ('here' in found) onNear(roughly(found.here))
    else toast.error(found.reason)
  }
  return (
    <Button
      variant="default"
      className={className}
      aria-pressed={near !== undefined}
      loading={isAsking}
      leftSection={<IconCurrentLocation {...icon} />}
      onClick={() => void press()}
    >
      Near me
    </Button>
  )
}
