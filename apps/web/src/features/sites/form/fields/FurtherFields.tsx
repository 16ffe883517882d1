import { siteLimits } from '@soundings/contract/sites'
import { ChipsField } from '#shared/ui/form/ChipsField.tsx'
import { ChoiceField, LongTextField, TextField } from '#shared/ui/form/fields.tsx'
import { WordsField } from '#shared/ui/form/WordsField.tsx'
import { UnitInput } from '#shared/ui/UnitInput.tsx'
import { options, suggestions } from '../options.view.ts'
import { withFacility } from '../site-values.ts'
import { type FormOfSite, fieldOfForm } from '../use-site-form.ts'
import { AccessStatusFields } from './AccessStatusFields.tsx'
import css from './fields.module.css'
import { Section } from './Section.tsx'

const depths = { quantity: 'depth', min: 0, max: siteLimits.depth, required: false } as const

/** Everything else that may be known of a site, part by part. Nothing of it has to be filled in. */
export const FurtherFields = ({ form }: { form: FormOfSite }) => {
  const of = fieldOfForm(form)
  return (
    <>
      <Section title="Depths and difficulty">
        <div className={css.figures}>
          <UnitInput label="Maximum depth" {...depths} {...of('maxDepth')} />
          <UnitInput label="Average depth" {...depths} {...of('averageDepth')} />
          <UnitInput label="Shallowest point" {...depths} {...of('depthFrom')} />
          <UnitInput label="Deepest point" {...depths} {...of('depthTo')} />
          <ChoiceField label="Difficulty" required={false} data={options.difficulty} {...of('difficulty')} />
          <ChoiceField
            label="Required level"
            required={false}
            data={options.requiredDiverLevel}
            {...of('requiredDiverLevel')}
          />
        </div>
        <WordsField
          label="Certification"
          data={suggestions.certificationRequirements}
          maxTags={siteLimits.tags}
          {...of('certificationRequirements')}
        />
      </Section>

      <Section title="Type and entry">
        <div className={css.pair}>
          <ChoiceField
            label="Category"
            required={false}
            data={options.diveSiteCategory}
            {...of('diveSiteCategory')}
          />
          <ChoiceField
            label="Water body"
            required={false}
            data={options.waterBodyType}
            {...of('waterBodyType')}
          />
          <ChoiceField label="Access" required={false} data={options.access} {...of('access')} />
        </div>
        <ChipsField label="Dive types" options={options.diveType} {...of('diveType')} />
        <div className={css.pair}>
          <TextField
            label="Entry method"
            required={false}
            autoComplete="off"
            description="Giant stride, steps, over the rocks"
            {...of('entryMethod')}
          />
          <TextField
            label="Bottom"
            required={false}
            autoComplete="off"
            description="Sand, rock, silt"
            {...of('bottomComposition')}
          />
        </div>
      </Section>

      <Section title="What to see">
        <WordsField
          label="Marine life"
          data={suggestions.marineLife}
          maxTags={siteLimits.tags}
          {...of('marineLife')}
        />
        <WordsField
          label="Topography"
          data={suggestions.topographicalFeatures}
          maxTags={siteLimits.tags}
          {...of('topographicalFeatures')}
        />
        <WordsField
          label="Structures"
          data={suggestions.fixedStructures}
          maxTags={siteLimits.tags}
          {...of('fixedStructures')}
        />
        <ChipsField label="Best months" options={options.bestMonths} {...of('bestMonths')} />
      </Section>

      <Section title="Hazards">
        <ChipsField label="Hazards" options={options.hazards} {...of('hazards')} />
        <TextField
          label="Protection"
          required={false}
          autoComplete="off"
          description="Marine park, permit, fee, protected wreck"
          {...of('protectionStatus')}
        />
      </Section>

      <AccessStatusFields form={form} />

      <Section title="Facilities">
        <ChipsField
          label="On land"
          options={options.facilities}
          afterPress={withFacility}
          {...of('facilities')}
        />
        <LongTextField
          label="Getting there"
          required={false}
          rows={3}
          description="Parking, path, boats, steps, help for divers who need it"
          {...of('accessibilityDetails')}
        />
      </Section>

      <Section title="Story">
        <LongTextField
          label="History"
          required={false}
          rows={4}
          description="How the ship sank, who found the cave, what the bay is known for"
          {...of('historicalSignificance')}
        />
      </Section>
    </>
  )
}
