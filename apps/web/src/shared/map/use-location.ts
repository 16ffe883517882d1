import { useMap } from '@vis.gl/react-maplibre'
import { useState } from 'react'
import { toast } from '#shared/ui/toast.tsx'

const closeEnough = 9

const reasons: Record<number, string> = {
  1: 'The browser may not tell where you are. Allow it in the settings of this page.',
  2: 'Your position could not be found.',
  3: 'Finding your position took too long. Try again under open sky.',
}

/** Where the person is, once they asked; it stays on this device. */
export const useLocation = () => {
  const { current: map } = useMap()
  const [here, setHere] = useState<readonly [number, number] | null>(null)
  const [isLocating, setIsLocating] = useState(false)

  const locate = () => {
    if (!('geolocation' in navigator)) return toast.warning('This browser cannot tell where you are.')
    setIsLocating(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude } }) => {
        setIsLocating(false)
        setHere([longitude, latitude])
        map?.flyTo({
          center: [longitude, latitude],
          zoom: Math.max(closeEnough, map.getZoom()),
          maxDuration: 900,
        })
      },
      ({ code }) => {
        setIsLocating(false)
        toast.warning(reasons[code] ?? 'Your position could not be found.')
      },
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 },
    )
  }
  return { here, isLocating, locate }
}
