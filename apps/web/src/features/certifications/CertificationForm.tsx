import {
  type Certification,
  type CertificationFacts,
  certificationLimits,
  certificationTexts,
} from '@soundings/contract/certifications'
import { findLevel, knownAgencies, levelsOfAgency } from '@soundings/rules/certifications'
import { lastDay } from '@soundings/rules/reports'
import { IconUsers } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { codeOf } from '#shared/api/failure.ts'
import { useKeptDraft } from '#shared/drafts/use-kept-draft.ts'
import { newKey } from '#shared/lib/new-key.ts'
import { FormActions } from '#shared/ui/form/FormActions.tsx'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { FormNews } from '#shared/ui/form/FormNews.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { ChoiceField, TextField } from '#shared/ui/form/fields.tsx'
import css from '#shared/ui/form/form.module.css'
import { SuggestField } from '#shared/ui/form/SuggestField.tsx'
import { useFormFocus } from '#shared/ui/form/use-form-focus.ts'
import { useSchemaForm } from '#shared/ui/form/use-schema-form.ts'
import { toast } from '#shared/ui/toast.tsx'
import { UnitInput } from '#shared/ui/UnitInput.tsx'
import { type CertificationValues, TypedCertification, valuesOf } from './certification-values.ts'
import { addCertification, changeCertification, fetchCertification } from './certifications.queries.ts'
import { kindOptions } from './certifications.view.ts'
import { PictureField } from './PictureField.tsx'
import { usePicture } from './use-picture.ts'

type Props = {
  /** Null for a new one. */
  certification: Certification | null
  opened: boolean
  onClose: () => void
}

/** Adds a certification, or changes one. What was typed waits in this browser until it is saved. */
export const CertificationForm = ({ certification, opened, onClose }: Props) => (
  <FormModal
    opened={opened}
    onClose={onClose}
    title={certification ? 'Edit certification' : 'Add certification'}
    size={520}
  >
    <Form key={certification?.id ?? 'new'} certification={certification} onDone={onClose} />
  </FormModal>
)

const Form = ({ certification, onDone }: Pick<Props, 'certification'> & { onDone: () => void }) => {
  const queries = useQueryClient()
  const [clientKey] = useState(newKey)
  const [initialValues] = useState(() => valuesOf(certification))
  const draft = useKeptDraft(`certification ${certification?.id ?? 'new'}`, initialValues)
  /** The one over which this is typed; another device may have changed it since. */
  const [base, setBase] = useState(certification)
  const [other, setOther] = useState<Certification | null>(null)
  const { form, problem, isSending, onSubmit } = useSchemaForm<CertificationValues, CertificationFacts>({
    schema: TypedCertification,
    initialValues,
    draft,
  })
  const { problemBox } = useFormFocus({ form: form, problem: problem ?? other?.id ?? null, isSending })
  const picture = usePicture(base)
  const done = () => {
    draft.typed = undefined
    onDone()
  }
  const save = onSubmit(async (facts) => {
    try {
      const stated = { ...facts, ...(await picture.send()) }
      await (base ? changeCertification(queries, base, stated) : addCertification(queries, stated, clientKey))
    } catch (error) {
      if (codeOf(error) !== 'changed-since' || base === null) throw error
      const now = (await fetchCertification(queries, base.id)) ?? null
      setBase(now)
      setOther(now)
      return
    }
    toast.success(certification ? 'Certification saved' : 'Certification added')
    done()
  }, 'The certification couldn’t be saved. Please try again.')
  const takeOther = () => {
    form.setValues(valuesOf(other))
    picture.reset()
    setOther(null)
  }
  /**
   * A level that is known brings its kind and depth, which can be changed. It does so while it is typed, and not when its
   * field is left: the form would move away under the press that leaves it.
   */
  const type = (field: 'agency' | 'level') => (text: string) => {
    const { agency, level, depth } = form.values
    const known = findLevel(...(field === 'agency' ? ([text, level] as const) : ([agency, text] as const)))
    form.setFieldValue(field, text)
    if (!known) return
    form.setFieldValue('kind', known.kind)
    const isBrought = depth === null || depth === findLevel(agency, level)?.depth
    if (isBrought) form.setFieldValue('depth', known.depth)
  }
  return (
    <form className={css.form} noValidate onSubmit={save}>
      <div ref={problemBox} tabIndex={-1} className={css.problem}>
        <FormProblem>{problem}</FormProblem>
        {other && (
          <FormNews icon={IconUsers} act="Use the newer version" onAct={takeOther}>
            {certificationTexts.changedSince} What you typed is still here; saving replaces the newer version.
          </FormNews>
        )}
      </div>
      <SuggestField
        label="Agency"
        placeholder="PADI"
        required
        data={[...knownAgencies]}
        data-autofocus
        {...form.getInputProps('agency')}
        onChange={type('agency')}
      />
      <SuggestField
        label="Level"
        placeholder="Open Water Diver"
        required
        data={levelsOfAgency(form.values.agency)}
        {...form.getInputProps('level')}
        onChange={type('level')}
      />
      <ChoiceField label="Kind" data={kindOptions} {...form.getInputProps('kind')} />
      <UnitInput
        quantity="depth"
        label="Depth it allows (optional)"
        description="For orientation. What your card and local rules say comes first."
        required={false}
        {...certificationLimits.depth}
        {...form.getInputProps('depth')}
        value={form.values.depth}
      />
      <TextField
        type="date"
        label="Issued on (optional)"
        required={false}
        min={certificationLimits.firstDate}
        max={lastDay(new Date())}
        {...form.getInputProps('issuedOn')}
      />
      <TextField
        label="Card number (optional)"
        description="Only you can see it, and moderators while you show them your card."
        required={false}
        autoComplete="off"
        {...form.getInputProps('number')}
      />
      <PictureField picture={picture} />
      <FormActions send="Save" isSending={isSending} onCancel={done} />
    </form>
  )
}
