import { eventLimits } from '@soundings/contract/events-fields'
import { IconFirstAidKit } from '@tabler/icons-react'
import { LongTextField } from '#shared/ui/form/fields.tsx'
import { icon } from '#shared/ui/icons.ts'
import { planParts } from '../page/plan.view.ts'
import css from './EventForm.module.css'
import type { FieldsOf } from './fields-of.ts'

const examples: Record<(typeof planParts)[number]['part'], string> = {
  help: 'Chamber in town, +20 …; coastguard, channel 16',
  oxygen: 'Two sets on the boat, Mara is trained',
  radio: 'VHF channel 16 and 8; phone signal at the jetty only',
  lead: 'Mara leads, Nico is the second',
  meetingPoint: 'Back at the jetty by 14:30',
  notes: '',
}

/** What to read when something goes wrong. Every dive should have one, so it is open from the start. */
export const PlanFields = ({ of }: FieldsOf) => (
  <fieldset className={css.part}>
    <legend className={css.legend}>
      <IconFirstAidKit {...icon} /> Emergency plan (optional)
    </legend>
    <p className={css.quiet}>
      Those who join can read it without a signal, and it prints on one page. Fill in what you know.
    </p>
    <div className={css.pair}>
      {planParts.map(({ part, label }) => (
        <LongTextField
          key={part}
          label={label}
          required={false}
          rows={2}
          maxLength={eventLimits.plan}
          placeholder={examples[part]}
          {...of(part)}
        />
      ))}
    </div>
  </fieldset>
)
