import { useState } from 'react'
import { TextField } from '#shared/ui/form/fields.tsx'
import { isDay } from './finder-search.ts'

type Props = {
  label: string
  value: string | undefined
  onDay: (day: string | undefined) => void
  min: string
  error?: string | undefined
}

/** A day to ask for. What is half typed stays in the field. */
export const DayField = ({ label, value, onDay, min, error }: Props) => {
  const [typed, setTyped] = useState(value ?? '')
  const [before, setBefore] = useState(value)
  if (value !== before) {
    setBefore(value)
    setTyped(value ?? '')
  }
  return (
    <TextField
      type="date"
      label={label}
      required={false}
      min={min}
      value={typed}
      error={error}
      onChange={({ target }) => {
        setTyped(target.value)
        if (target.value === '' || isDay(target.value)) onDay(target.value || undefined)
      }}
    />
  )
}
