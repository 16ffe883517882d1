import { forumLimits } from '@soundings/contract/forum-fields'
import type { ComponentProps } from 'react'
import { LongTextField, TextField } from '#shared/ui/form/fields.tsx'
import { UnitInput } from '#shared/ui/UnitInput.tsx'
import css from './NewThread.module.css'

type Name = 'happened' | 'depth' | 'gas' | 'conditions' | 'learnt'
// biome-ignore lint/suspicious/noExplicitAny: as the form gives them
type Field = ComponentProps<any>

/** What is told of a near miss, part by part, so that others find in it what they look for. */
export const IncidentFields = ({ of }: { of: (name: Name) => Field }) => (
  <fieldset className={css.incident}>
    <legend className={css.unseen}>The incident</legend>
    <LongTextField
      label="What happened?"
      description="In order, as you remember it. Leave out the names of others."
      rows={4}
      maxLength={forumLimits.incidentText}
      {...of('happened')}
    />
    <div className={css.figures}>
      <UnitInput
        quantity="depth"
        label="Depth (optional)"
        min={0}
        max={350}
        required={false}
        {...of('depth')}
      />
      <TextField
        label="Gas (optional)"
        placeholder="Air, EAN32, 18/45"
        maxLength={100}
        required={false}
        {...of('gas')}
      />
    </div>
    <LongTextField
      label="Conditions (optional)"
      description="Visibility, current, waves, temperature, how many divers."
      rows={2}
      maxLength={forumLimits.incidentText}
      required={false}
      {...of('conditions')}
    />
    <LongTextField
      label="What did you learn? (optional)"
      description="What you’d do differently, and what went well."
      rows={2}
      maxLength={forumLimits.incidentText}
      required={false}
      {...of('learnt')}
    />
  </fieldset>
)
