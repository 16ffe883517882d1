import { Button } from '@mantine/core'
import { firstCountries, otherCountries } from '@soundings/contract/auth'
import { type OwnProfile, profileLimits, profileTexts } from '@soundings/contract/profile'
import { IconUsers } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { AvatarChoice } from '#features/media/index.ts'
import { codeOf } from '#shared/api/failure.ts'
import { useKeptDraft } from '#shared/drafts/use-kept-draft.ts'
import { useSession } from '#shared/session/session-store.ts'
import { FormActions } from '#shared/ui/form/FormActions.tsx'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { FormNews } from '#shared/ui/form/FormNews.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { ChoiceField, LongTextField, TextField } from '#shared/ui/form/fields.tsx'
import css from '#shared/ui/form/form.module.css'
import { NumberField } from '#shared/ui/form/NumberField.tsx'
import { useFormFocus } from '#shared/ui/form/use-form-focus.ts'
import { useSchemaForm } from '#shared/ui/form/use-schema-form.ts'
import { WordsField } from '#shared/ui/form/WordsField.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { changeProfile, fetchOwnProfile } from '../profiles.queries.ts'
import own from './EditProfile.module.css'
import { fieldOf, languageChoices, type ProfileValues, TypedProfile, valuesOf } from './edit-values.ts'

const countries = [
  { group: 'Most chosen', items: [...firstCountries] },
  { group: 'All other countries', items: [...otherCountries] },
]

type Props = { profile: OwnProfile; onClose: () => void; onChangeHandle: () => void }

/** One’s profile, to change. What was typed waits in this browser until it is saved. */
export const EditProfile = (props: Props) => (
  <FormModal opened onClose={props.onClose} title="Edit profile" size={560}>
    <Form {...props} />
  </FormModal>
)

const Picture = () => {
  const user = useSession((session) => session.user)
  if (!user) return null
  return (
    <Suspense>
      <AvatarChoice user={user} />
    </Suspense>
  )
}

/** What another device saved meanwhile, where it differs from what is typed here. */
const Newer = ({ values }: { values: ProfileValues }) => (
  <dl className={own.newer}>
    {Object.entries({
      'Full name': values.fullName,
      Location: values.location,
      Country: values.country,
      'About you': values.bio,
      'Dives before your log': values.startingDives ?? 0,
      Languages: new Intl.ListFormat('en').format(values.languages),
    }).map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value === '' ? 'Nothing' : value}</dd>
      </div>
    ))}
  </dl>
)

const Form = ({ profile, onClose, onChangeHandle }: Props) => {
  const queries = useQueryClient()
  const [initialValues] = useState(() => valuesOf(profile))
  const draft = useKeptDraft('profile', initialValues)
  /** The one over which this is typed; another device may have changed it since. */
  const [base, setBase] = useState(profile.version)
  const [other, setOther] = useState<OwnProfile | null>(null)
  const { form, problem, isSending, onSubmit } = useSchemaForm({
    schema: TypedProfile,
    initialValues,
    draft,
    fieldOf,
  })
  const { problemBox } = useFormFocus({
    form,
    problem: problem ?? (other && String(other.version)),
    isSending,
  })
  const done = () => {
    draft.typed = undefined
    onClose()
  }
  const save = onSubmit(async (change) => {
    try {
      await changeProfile(queries, { ...change, version: base })
    } catch (error) {
      if (codeOf(error) !== 'changed-since') throw error
      const now = await fetchOwnProfile(queries)
      setBase(now.version)
      setOther(now)
      return
    }
    toast.success('Profile saved')
    done()
  }, 'Your profile couldn’t be saved. Please try again.')
  const takeOther = () => {
    if (other) form.setValues(valuesOf(other))
    setOther(null)
  }
  return (
    <form className={css.form} noValidate onSubmit={save}>
      <div ref={problemBox} tabIndex={-1} className={css.problem}>
        <FormProblem>{problem}</FormProblem>
        {other && (
          <>
            <FormNews icon={IconUsers} act="Use the newer version" onAct={takeOther}>
              {profileTexts.changedSince} What you typed is still here; saving replaces the newer version:
            </FormNews>
            <Newer values={valuesOf(other)} />
          </>
        )}
      </div>
      <Picture />
      <div className={own.handle}>
        <p>
          Your username is <strong>@{profile.handle}</strong>.
        </p>
        <Button variant="quiet" onClick={onChangeHandle}>
          Change username
        </Button>
      </div>
      <TextField
        label="Full name"
        autoComplete="name"
        dir="auto"
        {...form.getInputProps('fullName')}
        data-autofocus
      />
      <TextField
        label="Location (optional)"
        description="In your own words, such as a town or a sea."
        required={false}
        dir="auto"
        maxLength={profileLimits.location}
        {...form.getInputProps('location')}
      />
      <ChoiceField
        label="Country"
        autoComplete="country-name"
        data={countries}
        {...form.getInputProps('country')}
      />
      <WordsField
        label="Languages (optional)"
        description="Those you can dive in."
        data={languageChoices}
        {...form.getInputProps('languages')}
      />
      <LongTextField
        label="About you (optional)"
        description="Where you dive and what you like to see. Links can’t be pressed."
        rows={4}
        required={false}
        dir="auto"
        maxLength={profileLimits.bio}
        {...form.getInputProps('bio')}
      />
      <NumberField
        label="Dives before your log (optional)"
        description="Counted in your total, and shown apart."
        min={0}
        max={profileLimits.startingDives}
        isWhole
        {...form.getInputProps('startingDives')}
        value={form.values.startingDives}
      />
      <FormActions send="Save" isSending={isSending} onCancel={done} />
    </form>
  )
}
