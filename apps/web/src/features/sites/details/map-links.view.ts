import type { Site } from '@soundings/contract/sites'

type MapLink = {
  name: string
  address: string
  /** Opens an app of the device in the place of a page. */
  isApp: boolean
}

/** Finer than anybody can dive: six decimals are some ten centimetres. */
const decimal = (degrees: number) => String(Number(degrees.toFixed(6)))

/** Devices of Apple open no `geo:` address; their own maps app takes that of Apple Maps. */
const isOfApple = (userAgent: string) => /iPhone|iPad|Macintosh/.test(userAgent)

/** The addresses under which maps apps show the place of a site. */
export const mapLinks = (
  { siteName, coordinates: [lng, lat] }: Pick<Site, 'siteName' | 'coordinates'>,
  userAgent: string,
): MapLink[] => {
  const place = `${decimal(lat)},${decimal(lng)}`
  const name = encodeURIComponent(siteName)
  const own = { name: 'Maps app on this device', address: `geo:${place}?q=${place}(${name})`, isApp: true }
  return [
    ...(isOfApple(userAgent) ? [] : [own]),
    { name: 'Apple Maps', address: `https://maps.apple.com/?ll=${place}&q=${name}`, isApp: false },
    {
      name: 'Google Maps',
      address: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`,
      isApp: false,
    },
    {
      name: 'OpenStreetMap',
      address: `https://www.openstreetmap.org/?mlat=${decimal(lat)}&mlon=${decimal(lng)}#map=14/${decimal(lat)}/${decimal(lng)}`,
      isApp: false,
    },
  ]
}
