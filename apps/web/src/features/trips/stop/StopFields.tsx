import { tripLimits } from '@soundings/contract/trips-fields'
import type { Trip } from '@soundings/contract/trips-shapes'
import { middleOf } from '@soundings/rules/bounds'
import { daysOfTrip } from '@soundings/rules/trips'
import { Suspense, useState } from 'react'
import { PlaceSearch, SiteField } from '#features/sites/index.ts'
import { shortDayText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { zoneName } from '#shared/lib/zones.ts'
import { ChoiceField, LongTextField, TextField } from '#shared/ui/form/fields.tsx'
import { NumberField } from '#shared/ui/form/NumberField.tsx'
import { optionsOf, stayLabel, stopKindLabel, travelLabel } from '../labels.view.ts'
import css from './stop.module.css'
import type { FormOfStop } from './use-stop-writing.ts'

const names: Record<string, { label: string; placeholder: string }> = {
  place: { label: 'Name', placeholder: 'Lighthouse reef, market, dive centre' },
  stay: { label: 'Name', placeholder: 'Hotel by the bay' },
  travel: { label: 'From', placeholder: 'Berlin' },
  note: { label: 'Note', placeholder: 'Bring cash for the park fee' },
}

const zones = () => [
  { value: '', label: 'That of the trip' },
  ...Intl.supportedValuesOf('timeZone').map((name) => ({ value: name, label: name.replaceAll('_', ' ') })),
]

const Times = ({ form, trip }: { form: FormOfStop; trip: Trip }) => {
  const { values } = form
  const [choosesZone, setChoosesZone] = useState(values.zone !== '' || values.endZone !== '')
  const isTravel = values.kind === 'travel'
  const isStay = values.kind === 'stay'
  return (
    <>
      <div className={css.pair}>
        <TextField
          type="time"
          label={isTravel ? 'Departs (optional)' : isStay ? 'Check-in (optional)' : 'From (optional)'}
          required={false}
          {...form.getInputProps('time')}
        />
        <TextField
          type="time"
          label={isTravel ? 'Arrives (optional)' : isStay ? 'Check-out (optional)' : 'Until (optional)'}
          required={false}
          {...form.getInputProps('endTime')}
        />
        {(isStay || isTravel) && (
          <NumberField
            label={isStay ? 'Nights (optional)' : 'Days later (optional)'}
            placeholder="0"
            isWhole
            min={0}
            max={tripLimits.stopDays}
            {...form.getInputProps('nights')}
            value={values.nights}
          />
        )}
      </div>
      {choosesZone ? (
        <div className={css.pair}>
          <ChoiceField
            label={isTravel ? 'Time zone of departure' : 'Time zone'}
            required={false}
            data={zones()}
            {...form.getInputProps('zone')}
          />
          {isTravel && (
            <ChoiceField
              label="Time zone of arrival"
              required={false}
              data={zones()}
              {...form.getInputProps('endZone')}
            />
          )}
        </div>
      ) : (
        <p className={css.quiet}>
          Times are those of clocks at the place{trip.zone === null ? '' : ` (${zoneName(trip.zone)})`}.{' '}
          <button type="button" className={css.link} onClick={() => setChoosesZone(true)}>
            {isTravel ? 'Choose the time zones' : 'Change the time zone'}
          </button>
        </p>
      )}
    </>
  )
}

/** What is said of a stop, by its kind. */
export const StopFields = ({ form, trip }: { form: FormOfStop; trip: Trip }) => {
  const language = useDateLanguage((dates) => dates.language)
  const { values, errors } = form
  const { kind } = values
  const name = names[kind]
  return (
    <>
      <fieldset className={css.kinds}>
        <legend className={css.hiddenLegend}>Kind of stop</legend>
        {optionsOf(stopKindLabel).map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name="kind"
              checked={kind === value}
              onChange={() => form.setFieldValue('kind', value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {kind === 'site' ? (
        <Suspense fallback={<div className={css.space} />}>
          <SiteField
            name="site"
            site={values.site}
            onChoose={(site) => form.setFieldValue('site', site)}
            near={[]}
            here={trip.coordinates}
            error={errors.site}
          />
        </Suspense>
      ) : (
        name && (
          <div className={css.pair}>
            <TextField
              {...name}
              maxLength={tripLimits.stopName}
              autoComplete="off"
              {...form.getInputProps('name')}
            />
            {kind === 'travel' && (
              <TextField
                label="To (optional)"
                required={false}
                placeholder="Hurghada"
                maxLength={tripLimits.stopName}
                autoComplete="off"
                {...form.getInputProps('to')}
              />
            )}
          </div>
        )
      )}
      <div className={css.pair}>
        <ChoiceField
          label="Day"
          required={false}
          data={[
            { value: '', label: 'An idea, without a day' },
            ...daysOfTrip(trip).map((day, at) => ({
              value: day,
              label: `Day ${at + 1}: ${shortDayText(day, language)}`,
            })),
          ]}
          {...form.getInputProps('day')}
        />
        {kind === 'travel' && (
          <ChoiceField
            label="By"
            required={false}
            data={optionsOf(travelLabel)}
            {...form.getInputProps('travel')}
          />
        )}
        {kind === 'stay' && (
          <ChoiceField
            label="Kind of stay"
            required={false}
            data={optionsOf(stayLabel)}
            {...form.getInputProps('stay')}
          />
        )}
        {(kind === 'site' || kind === 'place') && (
          <NumberField
            label="Planned dives (optional)"
            isWhole
            min={0}
            max={tripLimits.dives}
            {...form.getInputProps('dives')}
            value={values.dives}
          />
        )}
      </div>
      {kind !== 'note' && <Times form={form} trip={trip} />}
      {kind !== 'site' && kind !== 'note' && (
        <Suspense fallback={<div className={css.space} />}>
          <PlaceSearch
            label={
              values.position === null ? 'Put it on the map (optional)' : 'Move it on the map (optional)'
            }
            otherwise="Try the name of a larger place."
            onFound={(bounds) => form.setFieldValue('position', [...middleOf(bounds)] as [number, number])}
          />
        </Suspense>
      )}
      <LongTextField
        label="Notes (optional)"
        required={false}
        rows={3}
        maxLength={tripLimits.stopNotes}
        {...form.getInputProps('notes')}
      />
    </>
  )
}
