import { type TextInputProps, VisuallyHidden } from '@mantine/core'
import { type Quantity, unitName, unitSymbol } from '@soundings/rules/units'
import { type FocusEvent, useState } from 'react'
import { fieldText, isWithin, limitsText, readTyped } from '#shared/units/typed.view.ts'
import { useUnits } from '#shared/units/unit-store.ts'
import { TextField } from './form/fields.tsx'
import css from './UnitInput.module.css'

type Props = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  quantity: Quantity
  label: string
  /** Metric; null where nothing is entered, NaN where what is typed is no such value. */
  value: number | null
  onChange: (value: number | null) => void
  /** Metric limits, as the contract has them. */
  min?: number
  max?: number
  /** Whether the unit is written behind the label, `Max Depth (m)`, rather than in the field. */
  isUnitInLabel?: boolean
}

/** A field for a depth, temperature, pressure or weight: it shows and takes the person's unit, and its value is metric. */
export const UnitInput = ({
  quantity,
  label,
  value,
  onChange,
  min,
  max,
  error,
  description,
  isUnitInLabel = false,
  onBlur,
  ...rest
}: Props) => {
  const unit = useUnits((units) => units[quantity])
  const [draft, setDraft] = useState<{ text: string; value: number | null; unit: string } | null>(null)
  const [isLeft, setLeft] = useState(false)
  // What is typed stays as it is until the value or the unit changes from elsewhere.
  const isTyping = draft !== null && Object.is(draft.value, value) && draft.unit === unit
  const limits = limitsText({ min, max }, unit)

  const isAmiss = value !== null && (Number.isNaN(value) || !isWithin(value, { min, max }))
  const hint = limits === '' ? `Enter a number in ${unitName[unit]}` : `Enter a number: ${limits}`
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setLeft(true)
    if (draft && !Number.isNaN(draft.value)) setDraft(null)
    onBlur?.(event)
  }
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      label={
        isUnitInLabel ? (
          `${label} (${unitSymbol[unit]})`
        ) : (
          <>
            {label}
            <VisuallyHidden> in {unitName[unit]}</VisuallyHidden>
          </>
        )
      }
      description={description ?? (limits || undefined)}
      // The form speaks of metric limits, this field of those that the person reads.
      error={isAmiss && (isLeft || error) ? hint : error}
      {...(!isUnitInLabel && {
        rightSection: (
          <span className={css.unit} aria-hidden="true">
            {unitSymbol[unit]}
          </span>
        ),
        rightSectionWidth: 48,
        rightSectionPointerEvents: 'none',
      })}
      value={isTyping ? draft.text : fieldText(value, unit)}
      onChange={({ target }) => {
        const typed = readTyped(target.value, quantity, unit)
        setLeft(false)
        setDraft({ text: target.value, value: typed, unit })
        onChange(typed)
      }}
      onBlur={leave}
    />
  )
}
