import { reportLicence } from '@soundings/contract/reports'
import { element, xmlText } from '@soundings/rules/xml'
import type { Sighting } from './sighting.ts'
import { columns, rowType } from './terms.ts'

/** A cell of a table whose cells end with tabs and whose lines end with line feeds: neither can be in it. */
const cell = (text: string) => text.replace(/\s+/gu, ' ').trim()

const row = (cells: readonly string[]) => `${cells.map(cell).join('\t')}\n`

export const headLine = row(columns.map(({ term }) => term.slice(term.lastIndexOf('/') + 1)))
export const sightingLine = (sighting: Sighting): string => row(columns.map(({ value }) => value(sighting)))

/** What the files of the archive are, by the Darwin Core Text Guide (https://dwc.tdwg.org/text/). */
export const metaXml = (): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<archive xmlns="http://rs.tdwg.org/dwc/text/" metadata="eml.xml">',
    `  <core encoding="UTF-8" fieldsTerminatedBy="\\t" linesTerminatedBy="\\n" fieldsEnclosedBy="" ignoreHeaderLines="1" rowType="${rowType}">`,
    '    <files><location>occurrence.txt</location></files>',
    '    <id index="0"/>',
    ...columns.map(({ term }, at) => `    <field index="${at}" term="${term}"/>`),
    '  </core>',
    '</archive>',
    '',
  ].join('\n')

/** What the data are, in the Ecological Metadata Language. */
export const emlXml = (origin: string, at: Date): string => {
  const day = at.toISOString().slice(0, 'yyyy-mm-dd'.length)
  const who = `<organizationName>Divers of ${xmlText(origin)}</organizationName><onlineUrl>${xmlText(origin)}</onlineUrl>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<eml:eml xmlns:eml="eml://ecoinformatics.org/eml-2.1.1" packageId="${xmlText(`${origin}/sightings/${at.toISOString()}`)}" system="${xmlText(origin)}" scope="system" xml:lang="en">
  <dataset>
    ${element('title', `Sightings of divers, ${origin}`)}
    <creator>${who}</creator>
    <metadataProvider>${who}</metadataProvider>
    ${element('pubDate', day)}
    ${element('language', 'en')}
    <abstract>${element('para', 'Animals and plants that divers named in their public dive reports, recognised by their names. Not systematic: what is common or small is named less often. Positions are those of the dive sites; those of sensitive species are rounded to 0.1 degrees.')}</abstract>
    <intellectualRights>${element('para', `This work is licensed under ${reportLicence.name}, ${reportLicence.url}.`)}</intellectualRights>
    <contact>${who}</contact>
  </dataset>
</eml:eml>
`
}
