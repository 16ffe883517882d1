import { eventLimits, firstCurrencies } from '@soundings/contract/events-fields'
import { difficulties } from '@soundings/contract/site-words'
import { plural } from '@soundings/rules/phrases'
import { difficultyLabel } from '@soundings/rules/site-labels'
import { ChoiceField } from '#shared/ui/form/fields.tsx'
import { NumberField } from '#shared/ui/form/NumberField.tsx'
import css from './EventForm.module.css'
import type { FieldsOf } from './fields-of.ts'

const levels = difficulties.map((value) => ({ value, label: difficultyLabel[value] }))

const guestOptions = Array.from({ length: eventLimits.guests + 1 }, (_, count) => ({
  value: String(count),
  label:
    count === 0 ? 'No guests' : plural(count, { one: 'Up to # guest each', other: 'Up to # guests each' }),
}))

const waitlistOptions = [
  { value: 'auto', label: 'The next in line gets a free place' },
  { value: 'by-hand', label: 'I give free places myself' },
  { value: 'off', label: 'No waitlist' },
]

/** For how many it is, for whom, and what it costs. */
export const PeopleFields = ({ values, of }: FieldsOf) => (
  <fieldset className={css.part}>
    <legend className={css.legend}>Who can come</legend>
    <div className={css.pair}>
      <NumberField
        label="Places, with you (optional)"
        isWhole
        placeholder="No limit"
        {...eventLimits.people}
        {...of('maxAttendees')}
        value={values.maxAttendees}
      />
      <ChoiceField label="Guests" required={false} data={guestOptions} {...of('guests')} />
      <ChoiceField
        label="When it’s full"
        required={false}
        data={waitlistOptions}
        disabled={values.maxAttendees === null}
        {...of('waitlist')}
      />
      <ChoiceField
        label="Good for (optional)"
        required={false}
        data={[{ value: '', label: 'Everybody' }, ...levels]}
        {...of('level')}
      />
      <ChoiceField
        label="Certification needed (optional)"
        description={
          values.minCertification === ''
            ? undefined
            : 'People without this level on their profile are asked to add it before they join.'
        }
        required={false}
        data={[{ value: '', label: 'None' }, ...levels]}
        {...of('minCertification')}
      />
      <div className={css.price}>
        <NumberField
          label="Price (optional)"
          placeholder="Free"
          min={0}
          max={eventLimits.price}
          {...of('price')}
          value={values.price}
        />
        <ChoiceField
          label="Currency"
          required={false}
          data={[...new Set([...firstCurrencies, ...allCurrencies(values.currency)])]}
          {...of('currency')}
        />
      </div>
    </div>
    {values.price !== null && values.price > 0 && (
      <p className={css.quiet}>This is for information. Nothing is paid on Soundings.</p>
    )}
  </fieldset>
)

/** Every currency that the browser knows, and the one that is chosen. */
const allCurrencies = (chosen: string): string[] => [chosen, ...Intl.supportedValuesOf('currency')]
