import { IconClock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { textInZone } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { dayHere } from '#shared/lib/day-here.ts'
import { instantOf, isZone, wallOf, zoneHere, zoneName } from '#shared/lib/zones.ts'
import { FormNews } from '#shared/ui/form/FormNews.tsx'
import { ChoiceField, TextField } from '#shared/ui/form/fields.tsx'
import { zoneQuery } from '../events.queries.ts'
import css from './EventForm.module.css'
import type { FieldsOf } from './fields-of.ts'

/** What the clocks of the place show. */
const zones = () => Intl.supportedValuesOf('timeZone')

/** The zone of the place, as the server knows it; that of the reader where nothing says where it is. */
const useProposed = ({ site, position }: FieldsOf['values']): string | null => {
  const at = site
    ? { site: site.id }
    : position
      ? { near: `${position[1].toFixed(3)},${position[0].toFixed(3)}` }
      : null
  const { data } = useQuery({ ...zoneQuery(at ?? {}), enabled: at !== null })
  return at === null ? zoneHere() : (data?.zone ?? null)
}

/** When that is for whoever types, where their clocks show something else. */
const Here = ({ date, time, zone }: { date: string; time: string; zone: string | null }) => {
  const language = useDateLanguage((dates) => dates.language)
  if (date === '' || time === '' || zone === null || !isZone(zone)) return null
  const instant = instantOf({ date, time }, zone)
  if (instant === null) return null
  const here = wallOf(instant, zoneHere())
  if (here.date === date && here.time === time) return null
  const told = { zone: zoneHere() }
  return (
    <FormNews icon={IconClock}>
      {time} in {zoneName(zone)} is {textInZone(instant, language, { ...told, shown: 'time' })} for you
      {here.date !== date && `, on ${textInZone(instant, language, { ...told, shown: 'day' })}`}.
    </FormNews>
  )
}

/** When it is, by the clocks of its place. */
export const WhenFields = ({ values, of }: FieldsOf) => {
  const proposed = useProposed(values)
  const [isChoosing, setChoosing] = useState(false)
  const zone = values.zone || proposed
  const today = dayHere(Date.now())
  return (
    <fieldset className={css.part}>
      <legend className={css.legend}>When</legend>
      <div className={css.times}>
        <TextField type="date" label="Day" min={today} {...of('date')} />
        <TextField type="time" label="Starts (optional)" required={false} {...of('time')} />
        <TextField
          type="date"
          label="Last day (optional)"
          required={false}
          min={values.date || today}
          {...of('endDate')}
        />
        <TextField type="time" label="Ends (optional)" required={false} {...of('endTime')} />
      </div>
      {isChoosing || values.zone !== '' ? (
        <ChoiceField
          label="Time zone of the place"
          required={false}
          data={[
            { value: '', label: proposed === null ? 'That of the place' : `That of the place: ${proposed}` },
            ...zones().map((name) => ({ value: name, label: name.replaceAll('_', ' ') })),
          ]}
          {...of('zone')}
        />
      ) : (
        <p className={css.quiet}>
          Times are those of the place{zone === null ? '' : ` (${zoneName(zone)})`}.{' '}
          <button type="button" className={css.link} onClick={() => setChoosing(true)}>
            Change the time zone
          </button>
        </p>
      )}
      <div role="status">
        <Here date={values.date} time={values.time} zone={zone} />
      </div>
    </fieldset>
  )
}
