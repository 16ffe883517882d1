import { useMap } from '@vis.gl/react-maplibre'
import { useState } from 'react'
import { positionNow } from '#shared/lib/position-now.ts'
import { toast } from '#shared/ui/toast.tsx'

const closeEnough = 9

/** Where the person is, once they asked; it stays on this device. */
export const useLocation = () => {
  const { current: map } = useMap()
  const [here, setHere] = useState<readonly [number, number] | null>(null)
  const [isLocating, setIsLocating] = useState(false)

  const locate = async () => {
    setIsLocating(true)
    const found = await positionNow()
    setIsLocating(false)
    if ('reason' in found) return toast.warning(found.reason)
    setHere(found.here)
    map?.flyTo({ center: found.here, zoom: Math.max(closeEnough, map.getZoom()), maxDuration: 900 })
  }
  return { here, isLocating, locate }
}
