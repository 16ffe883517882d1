import type { TextInputProps } from '@mantine/core'
import { type FocusEvent, useState } from 'react'
import { TextField } from './fields.tsx'
import { readNumber } from './number-field.view.ts'

type Props = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  label: NonNullable<TextInputProps['label']>
  /** Null where nothing is entered, NaN where what is typed is no number. */
  value: number | null
  onChange: (value: number | null) => void
  min: number
  max: number
  isWhole?: boolean
}

const shownText = (value: number | null) => (value === null || Number.isNaN(value) ? '' : String(value))

/** A field for a number that has one unit everywhere: minutes, percent, litres. */
export const NumberField = ({
  label,
  value,
  onChange,
  min,
  max,
  isWhole = false,
  error,
  onBlur,
  ...rest
}: Props) => {
  const [draft, setDraft] = useState<{ text: string; value: number | null } | null>(null)
  const [isLeft, setLeft] = useState(false)
  // What is typed stays as it is until the value changes from elsewhere.
  const isTyping = draft !== null && Object.is(draft.value, value)
  const isRight = value === null || (value >= min && value <= max && (!isWhole || Number.isInteger(value)))
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setLeft(true)
    if (draft && !Number.isNaN(draft.value)) setDraft(null)
    onBlur?.(event)
  }
  return (
    <TextField
      required={false}
      {...rest}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      label={label}
      error={!isRight && (isLeft || error) ? `Enter a number: ${min} to ${max}` : error}
      value={isTyping ? draft.text : shownText(value)}
      onChange={({ target }) => {
        const typed = readNumber(target.value)
        setLeft(false)
        setDraft({ text: target.value, value: typed })
        onChange(typed)
      }}
      onBlur={leave}
    />
  )
}
