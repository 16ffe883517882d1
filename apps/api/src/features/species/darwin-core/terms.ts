import type { Sighting } from './sighting.ts'

// The terms are those of the Darwin Core quick reference guide, https://dwc.tdwg.org/terms/, and of Dublin Core.
const darwinCore = 'http://rs.tdwg.org/dwc/terms/'
const dublinCore = 'http://purl.org/dc/terms/'

/** What a row of the core is. */
export const rowType = `${darwinCore}Occurrence`

type Column = { term: string; value: (sighting: Sighting) => string }

/** The columns of `occurrence.txt`, in their order; the first is the id of the row. */
export const columns: readonly Column[] = [
  { term: `${darwinCore}occurrenceID`, value: ({ id }) => id },
  { term: `${darwinCore}basisOfRecord`, value: () => 'HumanObservation' },
  { term: `${darwinCore}occurrenceStatus`, value: () => 'present' },
  { term: `${darwinCore}scientificName`, value: ({ scientific }) => scientific },
  { term: `${darwinCore}vernacularName`, value: ({ name }) => name },
  { term: `${darwinCore}eventDate`, value: ({ eventDate }) => eventDate },
  { term: `${darwinCore}decimalLatitude`, value: ({ lat }) => lat },
  { term: `${darwinCore}decimalLongitude`, value: ({ lng }) => lng },
  { term: `${darwinCore}geodeticDatum`, value: () => 'EPSG:4326' },
  { term: `${darwinCore}coordinateUncertaintyInMeters`, value: ({ uncertainty }) => String(uncertainty) },
  { term: `${darwinCore}country`, value: ({ country }) => country },
  { term: `${darwinCore}stateProvince`, value: ({ region }) => region },
  { term: `${darwinCore}locality`, value: ({ locality }) => locality },
  { term: `${darwinCore}recordedBy`, value: ({ author }) => author },
  { term: `${darwinCore}dataGeneralizations`, value: ({ generalized }) => generalized },
  { term: `${darwinCore}informationWithheld`, value: ({ withheld }) => withheld },
  { term: `${dublinCore}references`, value: ({ url }) => url },
  { term: `${dublinCore}license`, value: ({ licence }) => licence },
]
