import { Button } from '@mantine/core'
import type { Site } from '@soundings/contract/sites'
import { IconPlaneDeparture } from '@tabler/icons-react'
import { addToTrip } from '#shared/trips/add-to-trip.ts'
import { icon } from '#shared/ui/icons.ts'
import css from './beside.module.css'

/** The way from a published site to a trip there. */
export const SiteTrip = ({ site }: { site: Site }) =>
  site.approvalStatus === 'approved' && (
    <section className={css.box} aria-label="Trips">
      <h2 className={css.title}>Plan a trip here</h2>
      <p className={css.quiet}>Add it to a trip that you plan, or begin a new one.</p>
      <Button
        variant="default"
        leftSection={<IconPlaneDeparture {...icon} />}
        aria-haspopup="dialog"
        onClick={() => addToTrip(site)}
      >
        Add to trip
      </Button>
    </section>
  )
