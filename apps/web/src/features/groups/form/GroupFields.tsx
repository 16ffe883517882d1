import type { UseFormReturnType } from '@mantine/form'
import { firstCountries, otherCountries } from '@soundings/contract/countries'
import { groupLimits } from '@soundings/contract/groups-fields'
import { ChoiceField, LongTextField, TextField } from '#shared/ui/form/fields.tsx'
import type { GroupValues } from './group-values.ts'
import { HomeSitesField } from './HomeSitesField.tsx'
import { KindField } from './KindField.tsx'
import { PictureField } from './PictureField.tsx'

const countries = [
  { value: '', label: 'None' },
  { group: 'Most chosen', items: [...firstCountries] },
  { group: 'All other countries', items: [...otherCountries] },
]

type Props = {
  form: UseFormReturnType<GroupValues>
  /** Owners alone say who comes in. */
  ofOwner?: boolean
}

/** What a group says of itself. */
export const GroupFields = ({ form, ofOwner = true }: Props) => {
  const { values, errors } = form
  return (
    <>
      <TextField
        label="Name"
        maxLength={groupLimits.name}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <LongTextField
        label="Description (optional)"
        description="Who you are, where you dive and what you do together."
        required={false}
        rows={4}
        maxLength={groupLimits.description}
        {...form.getInputProps('description')}
      />
      {ofOwner && (
        <KindField
          value={values.kind}
          onChange={(kind) => form.setFieldValue('kind', kind)}
          error={errors.kind}
        />
      )}
      <ChoiceField
        label="Country (optional)"
        required={false}
        data={countries}
        {...form.getInputProps('country')}
      />
      <HomeSitesField
        value={values.sites}
        onChange={(sites) => form.setFieldValue('sites', sites)}
        error={errors.sites}
      />
      <PictureField
        name={values.name}
        value={values.picture}
        onChange={(picture) => form.setFieldValue('picture', picture)}
        error={errors.picture}
      />
    </>
  )
}
