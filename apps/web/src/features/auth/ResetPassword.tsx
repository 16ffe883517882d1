import { Button } from '@mantine/core'
import { Code } from '@soundings/contract/auth'
import { z } from 'zod'
import { OutboxNote } from '#features/configuration/index.ts'
import { ChosenPassword } from '#shared/ui/form/ChosenPassword.tsx'
import { CodeBoxes } from '#shared/ui/form/CodeBoxes.tsx'
import { chosenPassword, passwordsDiffer, passwordsMatch } from '#shared/ui/form/choose-password.ts'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { useSchemaForm } from '#shared/ui/form/use-schema-form.ts'
import { toast } from '#shared/ui/toast.tsx'
import css from './AuthModal.module.css'
import { forgotPassword, resetPassword } from './auth.queries.ts'
import { drafts, goTo, useJourney } from './journey.ts'
import { ResendButton } from './ResendButton.tsx'

const Reset = z.object({ code: Code, ...chosenPassword }).refine(passwordsMatch, passwordsDiffer)

/** Chooses a new password by the code that was mailed. */
export const ResetPassword = () => {
  const { email, mailedAt } = useJourney()
  const { form, problem, isSending, onSubmit, showError } = useSchemaForm({
    schema: Reset,
    initialValues: { code: '', password: '', confirmPassword: '' },
    draft: drafts.reset,
  })

  const send = onSubmit(async ({ code, password }) => {
    await resetPassword({ email, code, password })
    drafts.reset.typed = undefined
    drafts.login.typed = { username: email, password: '' }
    goTo({ view: 'login', news: 'Password changed. Sign in with your new password.' })
  }, 'Your password couldn’t be changed')

  const resend = async () => {
    try {
      await forgotPassword(email)
      goTo({ mailedAt: Date.now() })
      toast.success('Verification code resent!')
    } catch (error) {
      showError(error, 'Failed to resend code')
    }
  }

  return (
    <form className={css.form} aria-label="Choose a new password" noValidate onSubmit={send}>
      <p className={css.text}>
        If <strong className={css.address}>{email}</strong> has an account, a 6-digit code is on its way
        there.
      </p>
      <OutboxNote className={css.other} />
      <FormProblem>{problem}</FormProblem>
      <CodeBoxes
        value={form.values.code}
        error={form.errors.code ? String(form.errors.code) : null}
        onChange={(code) => form.setFieldValue('code', code)}
      />
      {/* Password managers keep the new password under this name. */}
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <ChosenPassword
        label="New password"
        password={form.values.password}
        field={(name) => form.getInputProps(name)}
      />
      <p className={css.other}>
        <ResendButton mailedAt={mailedAt} resend={resend} />
      </p>
      <div className={css.ways}>
        <Button variant="default" className={css.go} onClick={() => goTo({ view: 'forgot' })}>
          Back
        </Button>
        <Button type="submit" variant="main" className={css.go} loading={isSending}>
          Change password
        </Button>
      </div>
    </form>
  )
}
