import type { TextInputProps } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { TextField } from '#shared/ui/form/fields.tsx'
import { icon } from '#shared/ui/icons.ts'
import css from './HandleField.module.css'

type Props = TextInputProps & { answer: 'unasked' | 'checking' | 'free' | 'taken' }

const words = {
  unasked: null,
  checking: 'Checking…',
  free: 'This username is available',
  taken: null,
} as const

/** The name that a person is known by, and whether it is free. */
export const HandleField = ({ answer, error, ...field }: Props) => {
  const taken = answer === 'taken' && 'This username is already taken'
  return (
    <div>
      <TextField
        label="Username"
        autoComplete="nickname"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        description="3–20 letters, digits or underscores. It’s shown next to your posts and can’t be changed later."
        error={error || taken}
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
