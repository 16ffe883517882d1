import { Button } from '@mantine/core'
import type { Site } from '@soundings/contract/sites'
import { formatPosition } from '@soundings/rules/geo'
import { IconCopy, IconFileDownload, IconPrinter } from '@tabler/icons-react'
import { icon } from '#shared/ui/icons.ts'
import { toast } from '#shared/ui/toast.tsx'
import passage from './Passage.module.css'
import css from './SitePosition.module.css'
import { downloadSite, printBriefing } from './take-away.ts'

const files = [
  { kind: 'gpx', label: 'GPX' },
  { kind: 'kml', label: 'KML' },
] as const

/** Where the site lies, as it is typed into a plotter, and the ways to take that along. */
export const SitePosition = ({ site }: { site: Site }) => {
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
      <h2 className={passage.title}>Position</h2>
      <p className={css.position}>{position}</p>
      <p className={css.datum}>Degrees and decimal minutes, WGS 84. Not for navigation.</p>
      <div className={css.actions}>
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
