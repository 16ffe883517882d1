import { type DiveChoices, diveLogLimits as limits } from '@soundings/contract/dive-log'
import { IconChevronDown } from '@tabler/icons-react'
import { Suspense, useEffect, useEffectEvent, useId, useState } from 'react'
import { AnimalsField } from '#features/reports/index.ts'
import { TextField } from '#shared/ui/form/fields.tsx'
import { NumberField } from '#shared/ui/form/NumberField.tsx'
import { Stars } from '#shared/ui/form/Stars.tsx'
import { SuggestField } from '#shared/ui/form/SuggestField.tsx'
import { WordsField } from '#shared/ui/form/WordsField.tsx'
import { icon } from '#shared/ui/icons.ts'
import { UnitInput } from '#shared/ui/UnitInput.tsx'
import { CylindersField } from './CylindersField.tsx'
import { DivePhotosField } from './DivePhotosField.tsx'
import { type DiveValues, moreFields, saysMore } from './dive-values.ts'
import { EquipmentField } from './EquipmentField.tsx'
import type { DiveTimes } from './exit-time.ts'
import css from './MoreFields.module.css'
import { rememberMore, wantsMore } from './more-memory.ts'
import { NextNumber } from './NextNumber.tsx'
import type { DivePhotosOfForm } from './use-dive-photos.ts'
import type { FormOfDive } from './use-dive-writing.ts'
import { WeightsField } from './WeightsField.tsx'

const suits = ['Shorty', '3 mm wetsuit', '5 mm wetsuit', '7 mm wetsuit', 'Semi-dry suit', 'Drysuit']
const namesOf = (list: readonly { name: string }[] | undefined) => (list ?? []).map(({ name }) => name)

type Props = {
  personId: string
  form: FormOfDive
  photos: DivePhotosOfForm
  choices: DiveChoices | undefined
  /** Hears a time that was typed, with which others change. */
  onTyped: (typed: Partial<DiveTimes>) => void
}

/** Everything that many dives do without. Whether it shows is remembered for each person on this device. */
export const MoreFields = ({ personId, form, photos, choices, onTyped }: Props) => {
  const part = useId()
  const [isOpen, setOpen] = useState(() => wantsMore(personId) || saysMore(form.getValues()))
  const wrong = Object.keys(form.errors).find((field) =>
    moreFields.some((name) => field === name || field.startsWith(`${name}.`)),
  )
  // What is wrong must be seen; its field takes focus once it is there.
  const show = useEffectEvent(() => {
    if (isOpen || wrong === undefined) return
    setOpen(true)
    requestAnimationFrame(() => form.getInputNode(wrong)?.focus())
  })
  useEffect(() => {
    if (wrong !== undefined) show()
  }, [wrong])

  const of = <Name extends keyof DiveValues>(name: Name) => ({
    ...form.getInputProps(name),
    value: form.values[name],
  })
  const press = () => {
    rememberMore(personId, !isOpen)
    setOpen(!isOpen)
  }
  const { rating } = form.values
  return (
    <div className={css.more}>
      <button
        type="button"
        className={css.switch}
        aria-expanded={isOpen}
        aria-controls={part}
        onClick={press}
      >
        <IconChevronDown {...icon} className={css.arrow} />
        More
        <span className={css.what}>People, cylinders, animals, photos …</span>
      </button>
      <div id={part} className={css.fields} hidden={!isOpen}>
        {isOpen && (
          <>
            <div className={css.two}>
              <TextField
                type="time"
                label="Exit time"
                required={false}
                {...of('exitTime')}
                onChange={({ currentTarget }) => onTyped({ exitTime: currentTarget.value })}
              />
              <div className={css.field}>
                <NumberField label="Dive number" isWhole {...limits.number} {...of('number')} />
                <NextNumber value={form.values.number} onUse={(next) => form.setFieldValue('number', next)} />
              </div>
              <div className={css.rating}>
                <Stars
                  label="Rating"
                  value={rating}
                  onChoose={(stars) => form.setFieldValue('rating', stars)}
                />
                {rating !== null && (
                  <button
                    type="button"
                    className={css.clear}
                    onClick={() => form.setFieldValue('rating', null)}
                  >
                    Clear rating
                  </button>
                )}
              </div>
              <UnitInput
                quantity="depth"
                label="Average depth"
                isUnitInLabel
                description=""
                {...limits.depth}
                required={false}
                {...of('meanDepth')}
              />
              <UnitInput
                quantity="temperature"
                label="Air temp"
                isUnitInLabel
                description=""
                {...limits.airTemp}
                required={false}
                {...of('airTemp')}
              />
            </div>
            <WordsField
              label="Buddies"
              placeholder={form.values.buddies.length === 0 ? 'Type a name, then press Enter' : ''}
              maxLength={limits.name}
              data={namesOf(choices?.buddies)}
              {...of('buddies')}
            />
            <WordsField
              label="Guide"
              maxLength={limits.name}
              data={namesOf(choices?.divemasters)}
              {...of('divemasters')}
            />
            <CylindersField form={form} />
            <WeightsField form={form} />
            <SuggestField label="Suit" maxLength={limits.suit} data={suits} {...of('suit')} />
            <EquipmentField {...of('equipment')} />
            <Suspense fallback={<div className={css.space} />}>
              <AnimalsField personId={personId} siteId={form.values.diveSiteId} {...of('animalsSeen')} />
            </Suspense>
            <SuggestField
              label="Trip"
              maxLength={limits.name}
              data={namesOf(choices?.trips)}
              limit={8}
              {...of('trip')}
            />
            <WordsField label="Tags" maxLength={limits.tag} data={namesOf(choices?.tags)} {...of('tags')} />
            <DivePhotosField form={form} photos={photos} />
          </>
        )}
      </div>
    </div>
  )
}
