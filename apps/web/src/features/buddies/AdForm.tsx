import type { BuddyAd } from '@soundings/contract/buddies'
import { relationsLimits } from '@soundings/contract/relations-fields'
import { middleOf } from '@soundings/rules/bounds'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { PlaceSearch } from '#features/sites/index.ts'
import { useKeptDraft } from '#shared/drafts/use-kept-draft.ts'
import { dayHere } from '#shared/lib/day-here.ts'
import { ChipsField } from '#shared/ui/form/ChipsField.tsx'
import { FormActions } from '#shared/ui/form/FormActions.tsx'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { ChoiceField, LongTextField, TextField } from '#shared/ui/form/fields.tsx'
import css from '#shared/ui/form/form.module.css'
import { NumberField } from '#shared/ui/form/NumberField.tsx'
import { useFormFocus } from '#shared/ui/form/use-form-focus.ts'
import { useSchemaForm } from '#shared/ui/form/use-schema-form.ts'
import { toast } from '#shared/ui/toast.tsx'
import { type AdValues, typedAd, valuesOf } from './ad-values.ts'
import own from './Buddies.module.css'
import { saveAd } from './buddies.queries.ts'
import { interestOptions, languageOptions, levelOptions } from './buddies.view.ts'

type Props = { ad: BuddyAd | null; opened: boolean; onClose: () => void }

/** Says when and where somebody wants to dive, and with whom. What was typed waits in this browser until it is saved. */
export const AdForm = ({ ad, opened, onClose }: Props) => (
  <FormModal opened={opened} onClose={onClose} title="Find a dive buddy" size={560}>
    <Form ad={ad} onDone={onClose} />
  </FormModal>
)

const Form = ({ ad, onDone }: { ad: BuddyAd | null; onDone: () => void }) => {
  const queries = useQueryClient()
  const [initialValues] = useState(() => valuesOf(ad))
  const draft = useKeptDraft('buddy ad', initialValues)
  const { form, problem, isSending, onSubmit } = useSchemaForm<AdValues, ReturnType<typeof ready.parse>>({
    schema: typedAd(ad !== null),
    initialValues,
    draft,
  })
  const { problemBox } = useFormFocus({ form, problem, isSending })
  const done = () => {
    draft.typed = undefined
    onDone()
  }
  const save = onSubmit(async (wanted) => {
    await saveAd(queries, wanted)
    toast.success('Your ad is in the buddy finder')
    done()
  }, 'Your ad couldn’t be saved. Please try again.')
  const today = dayHere(Date.now())
  const placeError = form.errors.coordinates
  return (
    <form className={css.form} noValidate onSubmit={save}>
      <div ref={problemBox} tabIndex={-1} className={css.problem}>
        <FormProblem>{problem}</FormProblem>
      </div>
      <p className={css.quiet}>
        Only members who have an ad too can see yours. They see the name of the area, roughly how far it is,
        and a square of about 11 km on a map, never where exactly.
      </p>
      <div className={own.days}>
        <TextField type="date" label="From" min={today} data-autofocus {...form.getInputProps('from')} />
        <TextField
          type="date"
          label="To"
          min={form.values.from || today}
          description="Your ad ends by itself after this day."
          {...form.getInputProps('to')}
        />
      </div>
      <Suspense>
        <PlaceSearch
          label="Where"
          initial={ad?.area ?? ''}
          otherwise="Try the name of a larger place."
          error={placeError ? String(placeError) : null}
          onFound={(bounds) => form.setFieldValue('coordinates', middleOf(bounds))}
        />
      </Suspense>
      <NumberField
        label="How far you’d go, in km"
        isWhole
        required
        {...relationsLimits.radiusKm}
        {...form.getInputProps('radius')}
        value={form.values.radius}
      />
      <ChoiceField label="Level" data={levelOptions} {...form.getInputProps('level')} />
      <ChipsField
        label="Interests (optional)"
        options={interestOptions}
        value={form.values.interests}
        onChange={(interests) =>
          form.setFieldValue('interests', interests.slice(0, relationsLimits.interests))
        }
      />
      <ChipsField
        label="Languages (optional)"
        options={languageOptions(form.values.languages)}
        value={form.values.languages}
        onChange={(languages) =>
          form.setFieldValue('languages', languages.slice(0, relationsLimits.languages))
        }
      />
      <LongTextField
        label="Anything else (optional)"
        required={false}
        rows={3}
        placeholder="Two tanks a day, mostly shore dives, I bring a camera."
        {...form.getInputProps('note')}
      />
      <FormActions send="Save" isSending={isSending} onCancel={done} />
    </form>
  )
}

const ready = typedAd(true)
