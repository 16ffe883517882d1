import type { Coordinates } from '@soundings/contract/common'

const reasons: Record<number, string> = {
  1: 'The browser may not tell where you are. Allow it in the settings of this page.',
  2: 'Your position could not be found.',
  3: 'Finding your position took too long. Try again under open sky.',
}

/** Where the person is, or in their words why that cannot be known. It stays on this device. */
export const positionNow = (): Promise<{ here: Coordinates } | { reason: string }> =>
  new Promise((resolve) => {
    if (!navigator.geolocation) return resolve({ reason: 'This browser cannot tell where you are.' })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude } }) => resolve({ here: [longitude, latitude] }),
      ({ code }) => resolve({ reason: reasons[code] ?? 'Your position could not be found.' }),
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
