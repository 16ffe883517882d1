import { Switch } from '@mantine/core'
import type { QuietHours as Hours } from '@soundings/contract/notification-preferences'
import { useState } from 'react'
import { TextField } from '#shared/ui/form/fields.tsx'
import { Part } from '../Part.tsx'
import css from './NotificationSettings.module.css'
import { timeZoneHere } from './notification-settings.view.ts'

type Props = { hours: Hours; onChange: (change: Partial<Hours>) => void }

/** When emails and push messages wait until morning. */
export const QuietHours = ({ hours: { isOn, from, to, timeZone }, onChange }: Props) => (
  <Part
    title="Quiet hours"
    lead="Emails and push messages wait until they end, and then come as one. Notifications on Soundings don’t wait."
  >
    <Switch
      classNames={{ body: css.switch, label: css.label, track: css.track }}
      label="Quiet hours"
      labelPosition="left"
      withThumbIndicator={false}
      checked={isOn}
      onChange={({ target }) => onChange({ isOn: target.checked })}
    />
    {isOn && (
      <div className={css.times}>
        <TimeField
          key={`from ${from}`}
          label="From"
          time={from}
          onChange={(time) => onChange({ from: time })}
        />
        <TimeField key={`to ${to}`} label="To" time={to} onChange={(time) => onChange({ to: time })} />
      </div>
    )}
    <p className={css.note}>
      Quiet hours and digests follow the time zone {isOn ? timeZone : timeZoneHere()}. Digests come at 8 in
      the morning.
    </p>
  </Part>
)

/** A time of day, saved when somebody is done with it. */
const TimeField = ({
  label,
  time,
  onChange,
}: {
  label: string
  time: string
  onChange: (time: string) => void
}) => {
  const [typed, setTyped] = useState(time)
  return (
    <TextField
      type="time"
      label={label}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => {
        if (typed === '') setTyped(time)
        else if (typed !== time) onChange(typed)
      }}
    />
  )
}
