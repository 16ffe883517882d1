import type { Site } from '@soundings/contract/sites'
import { locationText } from './sites.ts'
import { slugOf } from './text.ts'
import { balloonText, degrees, element, xmlText } from './xml.ts'

/** What a file says about a site, the address of its page, and whom to credit for the facts. */
export type FiledSite = {
  site: Pick<
    Site,
    | 'siteName'
    | 'slug'
    | 'coordinates'
    | 'maxDepth'
    | 'averageDepth'
    | 'description'
    | 'city'
    | 'region'
    | 'country'
  >
  address: string
  credit: string
}

export const siteFileKinds = {
  gpx: { extension: 'gpx', type: 'application/gpx+xml' },
  kml: { extension: 'kml', type: 'application/vnd.google-earth.kml+xml' },
} as const
export type SiteFileKind = keyof typeof siteFileKinds

const feet = (metres: number) => Math.round(metres / 0.3048)
const depthLine = (label: string, metres: number | null) =>
  metres === null ? null : `${label} ${metres} m (${feet(metres)} ft)`

/** Depths, place, text and credit, a line each, as far as they are known. */
const describe = ({ site, address, credit }: FiledSite): string =>
  [
    depthLine('Max depth', site.maxDepth),
    depthLine('Average depth', site.averageDepth),
    locationText(site),
    site.description,
    credit,
    address,
    'Not for navigation.',
  ]
    .filter(Boolean)
    .join('\n')

/** A site as a GPX 1.1 waypoint; its depth stands in words, and as the extension that dive and sea plotters read. */
const gpx = (filed: FiledSite): string => {
  const { site, address } = filed
  const [lng, lat] = site.coordinates
  const depth =
    site.maxDepth === null
      ? ''
      : `
    <extensions>
      <gpxx:WaypointExtension>
        <gpxx:Depth>${site.maxDepth}</gpxx:Depth>
      </gpxx:WaypointExtension>
    </extensions>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Soundings" xmlns="http://www.topografix.com/GPX/1/1" xmlns:gpxx="http://www.garmin.com/xmlschemas/GpxExtensions/v3">
  <wpt lat="${degrees(lat)}" lon="${degrees(lng)}">
    ${element('name', site.siteName)}
    ${element('desc', describe(filed))}
    <link href="${xmlText(address)}">
      ${element('text', site.siteName)}
    </link>
    <sym>Diver Down Flag 1</sym>
    <type>Dive site</type>${depth}
  </wpt>
</gpx>
`
}

/** A site as a KML 2.2 placemark. */
const kml = (filed: FiledSite): string => {
  const { site } = filed
  const [lng, lat] = site.coordinates
  const data = [
    ['maxDepth', site.maxDepth],
    ['averageDepth', site.averageDepth],
  ] as const
  const known = data.filter(([, metres]) => metres !== null)
  const depths =
    known.length === 0
      ? ''
      : `
      <ExtendedData>${known
        .map(
          ([name, metres]) => `
        <Data name="${name}">
          <value>${metres}</value>
        </Data>`,
        )
        .join('')}
      </ExtendedData>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2">
  <Document>
    ${element('name', site.siteName)}
    <Placemark>
      ${element('name', site.siteName)}
      ${element('description', balloonText(describe(filed)))}${depths}
      <Point>
        <coordinates>${degrees(lng)},${degrees(lat)}</coordinates>
      </Point>
    </Placemark>
  </Document>
</kml>
`
}

const writers: Record<SiteFileKind, (filed: FiledSite) => string> = { gpx, kml }

/** A site as a file that plotters, dive computers and maps read: its name, its type and its text. */
export const siteFile = (kind: SiteFileKind, filed: FiledSite) => ({
  name: `${slugOf(filed.site.slug)}.${siteFileKinds[kind].extension}`,
  type: siteFileKinds[kind].type,
  text: writers[kind](filed),
})
