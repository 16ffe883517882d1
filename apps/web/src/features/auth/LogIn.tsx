import { Button } from '@mantine/core'
import { Login } from '@soundings/contract/auth'
import { useState } from 'react'
import { BotCheckNotice } from '#features/bot-check/index.ts'
import { codeOf, wordsOf } from '#shared/api/failure.ts'
import { showModal } from '#shared/session/modal-store.ts'
import { displayName, exclusively, setUser } from '#shared/session/session-store.ts'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { PasswordField, TextField } from '#shared/ui/form/fields.tsx'
import { useSchemaForm } from '#shared/ui/form/use-schema-form.ts'
import { toast } from '#shared/ui/toast.tsx'
import css from './AuthModal.module.css'
import { logIn, resendCode } from './auth.queries.ts'
import { GuestChoice } from './GuestChoice.tsx'
import { drafts, goTo, goVerify, useJourney } from './journey.ts'
import { News } from './News.tsx'

const Credentials = Login.omit({ recaptchaToken: true })
const failed = 'Login failed'

/** Whoever never proved their address gets a new code, and a place to enter it. */
const goOnVerifying = async (email: string, password: string) => {
  goVerify(email, 0, password)
  try {
    await resendCode({ email, password })
    goTo({ mailedAt: Date.now() })
  } catch {
    // The button there sends one, and says what is wrong.
  }
}

/** Email and password. */
export const LogIn = () => {
  const news = useJourney((journey) => journey.news)
  // Whoever is known already, for example from choosing a new password, begins with the password.
  const [isKnown] = useState(() => Boolean(drafts.login.typed?.username))
  const { form, problem, isSending, onSubmit } = useSchemaForm({
    schema: Credentials,
    initialValues: { username: '', password: '' },
    draft: drafts.login,
  })

  const send = onSubmit(async (credentials) => {
    try {
      const user = await exclusively(
        () => logIn(credentials),
        (error) => wordsOf(error, failed),
      )
      if (!user) return
      setUser(user)
      if (user.handle) toast.success(`Welcome back, ${displayName(user)}`)
    } catch (error) {
      if (codeOf(error) !== 'unverified') throw error
      await goOnVerifying(credentials.username, credentials.password)
    }
  }, failed)

  const forget = () => {
    drafts.forgot.typed = { email: form.getValues().username }
    goTo({ view: 'forgot' })
  }

  return (
    <form className={css.form} aria-label="Sign In" noValidate onSubmit={send}>
      <News>{news}</News>
      <FormProblem>{problem}</FormProblem>
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        data-autofocus={!isKnown || undefined}
        {...form.getInputProps('username')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        data-autofocus={isKnown || undefined}
        {...form.getInputProps('password')}
      />
      <button type="button" className={css.link} onClick={forget}>
        Forgot password?
      </button>
      <Button type="submit" variant="main" className={css.go} loading={isSending}>
        Sign In
      </Button>
      <BotCheckNotice action="login" />
      <p className={css.other}>
        New to Soundings?
        <button type="button" className={css.link} onClick={() => showModal('signup')}>
          Sign Up
        </button>
      </p>
      <GuestChoice />
    </form>
  )
}
