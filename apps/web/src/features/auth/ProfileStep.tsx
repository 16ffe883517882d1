import { Button } from '@mantine/core'
import {
  authLimits,
  firstCountries,
  handleRefusals,
  type Me,
  Onboard,
  otherCountries,
} from '@soundings/contract/auth'
import { isReservedHandle } from '@soundings/rules/handles'
import { z } from 'zod'
import { displayName, setUser } from '#shared/session/session-store.ts'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { ChoiceField, LongTextField, TextField } from '#shared/ui/form/fields.tsx'
import { useSchemaForm } from '#shared/ui/form/use-schema-form.ts'
import { toast } from '#shared/ui/toast.tsx'
import css from './AuthModal.module.css'
import { onboard } from './auth.queries.ts'
import { HandleField } from './HandleField.tsx'
import { drafts } from './journey.ts'
import { useHandleCheck } from './use-handle-check.ts'

const choices = [
  { value: '', label: 'Choose a country' },
  { group: 'Most chosen', items: [...firstCountries] },
  { group: 'All other countries', items: [...otherCountries] },
]

/** Empty boxes of a form are texts; what was not chosen is not sent. */
const Profile = z.object({
  ...Onboard.shape,
  handle: Onboard.shape.handle.refine((handle) => !isReservedHandle(handle), handleRefusals.reserved),
  bio: Onboard.shape.bio.transform((bio) => bio || undefined),
})

type Props = { user: Me; onBack: () => void }

/** Completes the profile of a new member. */
export const ProfileStep = ({ user, onBack }: Props) => {
  const { form, problem, isSending, onSubmit } = useSchemaForm({
    schema: Profile,
    initialValues: {
      fullName: user.fullName ?? [user.firstName, user.lastName].filter(Boolean).join(' '),
      country: '',
      handle: '',
      bio: '',
    },
    draft: drafts.profile,
  })
  const { answer, isFree } = useHandleCheck(form.values.handle)

  const refuse = (message: string) => {
    form.setFieldError('handle', message)
    form.getInputNode('handle')?.focus()
  }

  const send = onSubmit(async ({ bio, ...profile }) => {
    let isTaken: boolean
    try {
      isTaken = !(await isFree(profile.handle))
    } catch {
      return refuse('Unable to verify username availability. Please try again.')
    }
    if (isTaken) return refuse(handleRefusals.taken)
    const member = await onboard({ ...profile, ...(bio && { bio }) })
    setUser(member)
    toast.success(`Welcome to Soundings, ${displayName(member)}!`)
  }, 'Onboarding failed')

  return (
    <form className={css.form} aria-label="Complete Profile" noValidate onSubmit={send}>
      <FormProblem>{problem}</FormProblem>
      <TextField label="Full name" autoComplete="name" {...form.getInputProps('fullName')} data-autofocus />
      <ChoiceField
        label="Country"
        autoComplete="country-name"
        data={choices}
        {...form.getInputProps('country')}
      />
      <HandleField answer={answer} {...form.getInputProps('handle')} />
      <LongTextField
        label="About you (optional)"
        description="Where you dive and what you like to see."
        rows={3}
        required={false}
        maxLength={authLimits.bio}
        {...form.getInputProps('bio')}
      />
      <div className={css.ways}>
        <Button variant="default" className={css.go} onClick={onBack}>
          Back
        </Button>
        <Button type="submit" variant="main" className={css.go} loading={isSending}>
          Complete Profile
        </Button>
      </div>
    </form>
  )
}
