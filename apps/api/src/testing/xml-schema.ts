/**
 * The children that elements of GPX 1.1 and KML 2.2 may have, in the order that their schemas prescribe, as far as files of
 * this app use them. Sources: topografix.com/GPX/1/1/gpx.xsd; OGC 07-147r2, the schema of KML 2.2.
 */
const point = 'ele time magvar geoidheight name cmt desc src link sym type fix sat hdop vdop pdop extensions'
const feature =
  'name visibility open address phoneNumber Snippet description LookAt TimeStamp styleUrl Style Region ExtendedData'
export const sequences: Record<string, Record<string, string>> = {
  gpx: {
    gpx: 'metadata wpt rte trk extensions',
    metadata: 'name desc author copyright link time keywords bounds extensions',
    link: 'text type',
    wpt: point,
    rtept: point,
    rte: 'name cmt desc src link number type extensions rtept',
  },
  kml: {
    kml: 'Document',
    Document: `${feature} Schema Placemark Folder`,
    Folder: `${feature} Placemark Folder`,
    Placemark: `${feature} Point LineString`,
    TimeStamp: 'when',
    Point: 'extrude altitudeMode coordinates',
  },
}

type Open = { name: string; reached: number }

/** What of a document stands where its schema has no place for it; nothing where all of it may. */
export const misplacedIn = (xml: string, schema: keyof typeof sequences): string[] => {
  const places = sequences[schema] ?? {}
  const open: Open[] = []
  const wrong: string[] = []
  for (const [, slash, name = '', rest = ''] of xml.matchAll(/<(\/?)([A-Za-z][\w:]*)([^<>]*)>/g)) {
    if (slash) {
      open.pop()
      continue
    }
    const parent = open.at(-1)
    if (parent) {
      const at = (places[parent.name] ?? '').split(' ').indexOf(name)
      if (at < parent.reached) wrong.push(`${name} in ${parent.name}`)
      parent.reached = Math.max(at, parent.reached)
    } else if (name !== schema) wrong.push(name)
    if (!rest.endsWith('/')) open.push({ name, reached: 0 })
  }
  return wrong
}
