import { Button } from '@mantine/core'
import type { EmergencyPlan } from '@soundings/contract/events-forms'
import { IconFirstAidKit, IconPrinter } from '@tabler/icons-react'
import { icon } from '#shared/ui/icons.ts'
import { LinkedText } from '#shared/ui/LinkedText.tsx'
import css from './EventPage.module.css'
import plan_ from './Plan.module.css'
import { planLines } from './plan.view.ts'

/** What to read when something goes wrong. */
export const Plan = ({ plan }: { plan: EmergencyPlan }) => {
  const lines = planLines(plan)
  if (lines.length === 0) return null
  return (
    <section className={css.panel} aria-label="Emergency plan">
      <div className={css.head}>
        <h2 className={plan_.title}>
          <IconFirstAidKit {...icon} size={20} />
          Emergency plan
        </h2>
        <Button variant="default" leftSection={<IconPrinter {...icon} />} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <dl className={plan_.lines}>
        {lines.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <LinkedText text={text} isPlain />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
