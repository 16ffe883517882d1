import { Button } from '@mantine/core'
import type { Coordinates } from '@soundings/contract/common'
import { formatPosition } from '@soundings/rules/geo'
import { IconCopy } from '@tabler/icons-react'
import { icon } from '#shared/ui/icons.ts'
import { toast } from '#shared/ui/toast.tsx'
import passage from './Passage.module.css'
import css from './SitePosition.module.css'

/** Where the site lies, as it is typed into a plotter. */
export const SitePosition = ({ coordinates }: { coordinates: Coordinates }) => {
  const position = formatPosition(coordinates)
  const copy = () =>
    navigator.clipboard.writeText(position).then(
      () => toast.success('Position copied'),
      () => toast.error('Could not copy. Select the position and copy it by hand.'),
    )
  return (
    <section>
      <h2 className={passage.title}>Position</h2>
      <div className={css.row}>
        <p className={css.position}>{position}</p>
        <Button variant="default" leftSection={<IconCopy {...icon} />} onClick={copy}>
          Copy position
        </Button>
      </div>
      <p className={css.datum}>Degrees and decimal minutes, WGS 84. Not for navigation.</p>
    </section>
  )
}
