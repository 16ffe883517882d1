import { Button } from '@mantine/core'
import { Register } from '@soundings/contract/auth'
import { BotCheckNotice } from '#features/bot-check/index.ts'
import { showModal } from '#shared/session/modal-store.ts'
import { ChosenPassword } from '#shared/ui/form/ChosenPassword.tsx'
import { chosenPassword, passwordsDiffer, passwordsMatch } from '#shared/ui/form/choose-password.ts'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { TextField } from '#shared/ui/form/fields.tsx'
import { useSchemaForm } from '#shared/ui/form/use-schema-form.ts'
import { toast } from '#shared/ui/toast.tsx'
import css from './AuthModal.module.css'
import { register } from './auth.queries.ts'
import { GuestChoice } from './GuestChoice.tsx'
import { drafts, goVerify } from './journey.ts'

const Registration = Register.omit({ recaptchaToken: true })
  .extend(chosenPassword)
  .refine(passwordsMatch, passwordsDiffer)

/** Asks for an account. */
export const RegisterStep = () => {
  const { form, problem, isSending, onSubmit } = useSchemaForm({
    schema: Registration,
    initialValues: { email: '', password: '', confirmPassword: '', firstName: '', lastName: '' },
    draft: drafts.register,
  })

  const send = onSubmit(async ({ confirmPassword: _, ...person }) => {
    await register(person)
    goVerify(person.email, Date.now())
    toast.success('Registration successful! Please check your email for verification code.')
  }, 'Registration failed')

  return (
    <form className={css.form} aria-label="Create your account" noValidate onSubmit={send}>
      <FormProblem>{problem}</FormProblem>
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        data-autofocus
        {...form.getInputProps('email')}
      />
      <ChosenPassword
        label="Password"
        password={form.values.password}
        field={(name) => form.getInputProps(name)}
      />
      <div className={css.pair}>
        <TextField label="First name" autoComplete="given-name" {...form.getInputProps('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...form.getInputProps('lastName')} />
      </div>
      <p className={css.consent}>
        By continuing, you confirm that you are 16 or older. We don’t ask for your birthday.
      </p>
      <Button type="submit" variant="main" className={css.go} loading={isSending}>
        Continue
      </Button>
      <BotCheckNotice action="signup" />
      <p className={css.other}>
        Already have an account?
        <button type="button" className={css.link} onClick={() => showModal('login')}>
          Sign In
        </button>
      </p>
      <GuestChoice />
    </form>
  )
}
