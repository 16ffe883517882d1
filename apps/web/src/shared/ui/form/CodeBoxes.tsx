import '@mantine/core/styles/PinInput.layer.css'
import { Input, PinInput } from '@mantine/core'
import { authLimits } from '@soundings/contract/auth'
import { type ClipboardEvent, useId } from 'react'
import css from './CodeBoxes.module.css'

type Props = {
  value: string
  error: string | null
  onChange: (code: string) => void
  /** Called when the last digit came, typed or pasted. */
  onComplete?: () => void
}

/** The digits of a mailed code, one box each. A whole code can be pasted or filled in by the device. */
export const CodeBoxes = ({ value, error, onChange, onComplete }: Props) => {
  const id = useId()
  const change = (code: string) => {
    onChange(code)
    if (code.length === authLimits.code && value.length < authLimits.code) onComplete?.()
  }
  // People copy more than the digits: spaces, a dash, the words before them.
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    const digits = event.clipboardData.getData('text/plain').replace(/\D/g, '')
    if (digits) change(digits.slice(0, authLimits.code))
  }
  return (
    <fieldset className={css.code}>
      <legend className={css.label}>6-digit code</legend>
      {/* Tells each box of the error. */}
      <Input.Wrapper id={id} error={error} classNames={{ error: css.error }}>
        <PinInput
          // Without an id of its own it would draw the boxes twice, and the first ones would take the focus along.
          id={`${id}-box`}
          length={authLimits.code}
          type="number"
          inputType="text"
          placeholder=""
          classNames={{ root: css.boxes, pinInput: css.place, input: css.box }}
          value={value}
          onChange={change}
          error={error !== null}
          getInputProps={(index) => ({
            'aria-label': `Digit ${index + 1} of ${authLimits.code}`,
            // A device fills the whole code into the box that says so.
            autoComplete: index === 0 ? 'one-time-code' : 'off',
            onPaste: paste,
            ...(index === 0 && { 'data-autofocus': true, 'data-path': 'code' }),
          })}
        />
      </Input.Wrapper>
    </fieldset>
  )
}
