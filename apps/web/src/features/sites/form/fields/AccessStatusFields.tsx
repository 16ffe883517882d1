import { siteLimits } from '@soundings/contract/sites'
import type { ChangeEvent } from 'react'
import { ChoiceField, TextField } from '#shared/ui/form/fields.tsx'
import { options } from '../options.view.ts'
import { type FormOfSite, fieldOfForm } from '../use-site-form.ts'
import css from './fields.module.css'
import { Section } from './Section.tsx'

const details = ['accessStatusReason', 'accessStatusSince', 'accessStatusSource'] as const

const isLimited = (status: string) => status === 'restricted' || status === 'closed'

/** Whether one may dive there. Why, since when and who says so are asked once it is restricted or closed. */
export const AccessStatusFields = ({ form }: { form: FormOfSite }) => {
  const of = fieldOfForm(form)
  const status = of('accessStatus')
  const isAsked = isLimited(form.values.accessStatus) || details.some((name) => form.values[name] !== '')
  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    status.onChange(event)
    if (isLimited(event.currentTarget.value)) return
    for (const name of details) form.setFieldValue(name, '')
  }
  return (
    <Section title="Closed or restricted">
      <ChoiceField
        label="May divers go there?"
        required={false}
        data={options.accessStatus}
        {...status}
        onChange={choose}
      />
      {isAsked && (
        <>
          <TextField
            label="Why"
            required={isLimited(form.values.accessStatus)}
            autoComplete="off"
            maxLength={siteLimits.shortText}
            description="Who may dive there and how, or why nobody may"
            {...of('accessStatusReason')}
          />
          <div className={css.pair}>
            <TextField
              label="Since"
              required={false}
              autoComplete="off"
              description="A year, a month or a day, such as 2023 or 2023-01"
              {...of('accessStatusSince')}
            />
            <TextField
              label="Source"
              required={false}
              type="url"
              autoComplete="off"
              placeholder="https://"
              description="A page of whoever decided it"
              {...of('accessStatusSource')}
            />
          </div>
        </>
      )}
    </Section>
  )
}
