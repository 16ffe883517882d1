import type { Coordinates } from '@soundings/contract/common'

const reasons: Record<number, string> = {
  1: 'Location access is blocked. Allow it in your browser’s settings for this site.',
  2: 'Your location couldn’t be determined.',
  3: 'Finding your location took too long. Try again outdoors.',
}

/** Where the person is, or in their words why that cannot be known. It stays on this device. */
export const positionNow = (): Promise<{ here: Coordinates } | { reason: string }> =>
  new Promise((resolve) => {
    if (!navigator.geolocation) return resolve({ reason: 'Your browser doesn’t support location.' })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude } }) => resolve({ here: [longitude, latitude] }),
      ({ code }) => resolve({ reason: reasons[code] ?? 'Your location couldn’t be determined.' }),
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 },
    )
  })

/** Where the person is, if they allowed this page to know it earlier: nobody is asked. Null otherwise. */
export const knownPosition = async (): Promise<Coordinates | null> => {
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' })
    if (state !== 'granted') return null
  } catch {
    return null
  }
  const found = await positionNow()
  return 'here' in found ? found.here : null
}
