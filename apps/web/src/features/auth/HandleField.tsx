import type { TextInputProps } from '@mantine/core'
import { handleRefusals } from '@soundings/contract/auth'
import { IconCheck } from '@tabler/icons-react'
import { TextField } from '#shared/ui/form/fields.tsx'
import { icon } from '#shared/ui/icons.ts'
import css from './HandleField.module.css'
import type { HandleAnswer } from './use-handle-check.ts'

type Props = TextInputProps & { answer: HandleAnswer }

const words = {
  unasked: null,
  checking: 'Checking…',
  free: 'This username is available',
  taken: null,
  reserved: null,
} as const

/** The name that a person is known by, and whether they can have it. */
export const HandleField = ({ answer, error, ...field }: Props) => {
  const refusal = answer === 'taken' || answer === 'reserved' ? handleRefusals[answer] : null
  return (
    <div>
      <TextField
        label="Username"
        autoComplete="nickname"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        description="3–20 letters, digits or underscores. It’s shown next to your posts. You can change it once every 30 days."
        error={error || refusal}
        {...field}
      />
      <p className={css.answer} role="status" data-free={answer === 'free'}>
        {words[answer] && (
          <>
            {answer === 'free' && <IconCheck {...icon} size={16} />}
            {words[answer]}
          </>
        )}
      </p>
    </div>
  )
}
