import { Button } from '@mantine/core'
import type { Site } from '@soundings/contract/sites'
import { formatPosition } from '@soundings/rules/geo'
import { IconCopy, IconFileDownload, IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { icon } from '#shared/ui/icons.ts'
import { toast } from '#shared/ui/toast.tsx'
import { OpenInMaps } from './OpenInMaps.tsx'
import passage from './Passage.module.css'
import css from './SitePosition.module.css'
import { downloadSite, printBriefing } from './take-away.ts'

const files = [
  { kind: 'gpx', label: 'GPX' },
  { kind: 'kml', label: 'KML' },
] as const

type Props = {
  site: Site
  /** Its place on a map; null where a map is beside it. */
  map: ReactNode
}

/** Where the site lies: on a map, as it is typed into a plotter, and the ways to take that along. */
export const SitePosition = ({ site, map }: Props) => {
  const position = formatPosition(site.coordinates)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(position)
      toast.success('Position copied')
    } catch {
      toast.error('Couldn’t copy. Select the position and copy it manually.')
    }
  }
  return (
    <section>
      <h2 className={passage.title}>Location</h2>
      {map}
      <p className={css.position}>{position}</p>
      <p className={css.datum}>Degrees and decimal minutes, WGS 84. Not for navigation.</p>
      <div className={css.actions}>
        <OpenInMaps site={site} />
        <Button variant="default" leftSection={<IconCopy {...icon} />} onClick={copy}>
          Copy position
        </Button>
        {files.map(({ kind, label }) => (
          <Button
            key={kind}
            variant="default"
            leftSection={<IconFileDownload {...icon} />}
            aria-label={`Download ${label} file`}
            onClick={() => downloadSite(site, kind)}
          >
            {label}
          </Button>
        ))}
        <Button variant="default" leftSection={<IconPrinter {...icon} />} onClick={printBriefing}>
          Print briefing
        </Button>
      </div>
    </section>
  )
}
