import { useId } from 'react'
import { PasswordField } from './fields.tsx'
import { PasswordRequirements } from './PasswordRequirements.tsx'

type Props = {
  label: string
  /** What was typed so far. */
  password: string
  /** What the form gives the field of this name. */
  field: (name: 'password' | 'confirmPassword') => object
}

/** A new password with what it must have, and the same once more. */
export const ChosenPassword = ({ label, password, field }: Props) => {
  const requirements = useId()
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        description={<PasswordRequirements id={requirements} password={password} />}
        descriptionProps={{ component: 'div' }}
        {...field('password')}
      />
      <PasswordField label="Confirm password" autoComplete="new-password" {...field('confirmPassword')} />
    </>
  )
}
