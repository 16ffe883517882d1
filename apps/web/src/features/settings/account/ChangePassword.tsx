import { ChangePassword as Change, type Me } from '@soundings/contract/auth'
import { useQueryClient } from '@tanstack/react-query'
import { ChosenPassword } from '#shared/ui/form/ChosenPassword.tsx'
import { chosenPassword, passwordsDiffer, passwordsMatch } from '#shared/ui/form/choose-password.ts'
import { FormActions } from '#shared/ui/form/FormActions.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { PasswordField } from '#shared/ui/form/fields.tsx'
import css from '#shared/ui/form/form.module.css'
import { useSchemaForm } from '#shared/ui/form/use-schema-form.ts'
import { toast } from '#shared/ui/toast.tsx'
import { Opening } from '../Opening.tsx'
import { Part } from '../Part.tsx'
import { changePassword, devicesQuery } from './account.queries.ts'

const Typed = Change.extend(chosenPassword).refine(passwordsMatch, passwordsDiffer)

/** A new password, for whoever knows the old one. */
export const ChangePassword = ({ user }: { user: Me }) => (
  <Part title="Password" lead="A new password signs all your other devices out.">
    <Opening label="Change password">{(close) => <PasswordForm email={user.email} onDone={close} />}</Opening>
  </Part>
)

const PasswordForm = ({ email, onDone }: { email: string; onDone: () => void }) => {
  const queries = useQueryClient()
  const { form, problem, isSending, onSubmit } = useSchemaForm({
    schema: Typed,
    initialValues: { current: '', password: '', confirmPassword: '' },
  })
  const send = onSubmit(async ({ current, password }) => {
    await changePassword({ current, password })
    void queries.invalidateQueries(devicesQuery)
    toast.success('Your password was changed. Other devices are signed out.')
    onDone()
  }, 'Failed to change the password')
  return (
    <form className={css.form} onSubmit={send} noValidate aria-label="Change password">
      <FormProblem>{problem}</FormProblem>
      {/* Password managers keep the new password under this name. */}
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        autoFocus
        {...form.getInputProps('current')}
      />
      <ChosenPassword
        label="New password"
        password={form.values.password}
        field={(name) => form.getInputProps(name)}
      />
      <FormActions send="Change password" isSending={isSending} onCancel={onDone} />
    </form>
  )
}
