import { Button } from '@mantine/core'
import { IconCopy, IconHistory } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { dateText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { dayHere } from '#shared/lib/day-here.ts'
import { FormNews } from '#shared/ui/form/FormNews.tsx'
import { icon } from '#shared/ui/icons.ts'
import { toast } from '#shared/ui/toast.tsx'
import css from './DiveForm.module.css'
import type { DiveDraft } from './dive-draft.ts'
import { filledIn } from './dive-values.ts'
import { likeLast } from './like-last.ts'
import type { FormOfDive } from './use-dive-writing.ts'
import { useLastDive } from './use-last-dive.ts'

type Props = {
  form: FormOfDive
  draft: DiveDraft
  isTouched: boolean
}

/** With what an empty form can begin: what was begun before, or what stays the same since the last dive. */
export const Beginning = ({ form, draft, isTouched }: Props) => {
  const language = useDateLanguage((dates) => dates.language)
  const { last, number } = useLastDive()
  const [hasOffer, setOffer] = useState(draft.hasOffer)
  const [isFilled, setFilled] = useState(false)
  // What comes while somebody types would push the fields away under their thumb.
  const [isInTime, setInTime] = useState(false)
  if (last !== null && !isTouched && !isInTime) setInTime(true)
  const part = useRef<HTMLDivElement>(null)
  /** The button that was pressed goes, and focus with it. */
  const holdFocus = () => part.current?.focus({ preventScroll: true })

  const takeUp = () => {
    const before = form.getValues()
    const values = draft.takeOffer()
    setOffer(false)
    holdFocus()
    if (values === null) return
    form.setValues(values)
    if (!isTouched) return
    const undo = () => form.setValues(before)
    toast.notify({ message: 'Draft restored', action: { label: 'Undo', act: undo }, isKept: false })
  }
  const discard = () => {
    draft.dropOffer()
    setOffer(false)
    holdFocus()
  }
  const fillIn = () => {
    if (!last) return
    form.setValues(filledIn(form.getValues(), likeLast(last, { today: dayHere(Date.now()), number })))
    setFilled(true)
    holdFocus()
  }

  return (
    <div ref={part} tabIndex={-1} className={css.beginning}>
      {hasOffer && (
        <div className={css.offer}>
          <p>
            <IconHistory {...icon} />
            You started writing a dive before.
          </p>
          <div className={css.actions}>
            <Button variant="default" onClick={takeUp}>
              Continue draft
            </Button>
            <Button variant="quiet" onClick={discard}>
              Discard
            </Button>
          </div>
        </div>
      )}
      {last && isInTime && !isFilled && (
        <Button
          variant="default"
          className={css.last ?? ''}
          leftSection={<IconCopy {...icon} />}
          onClick={fillIn}
        >
          <span>
            Like my last dive
            <span className={css.which}>
              {last.siteName}, {dateText(last.date, language)}
            </span>
          </span>
        </Button>
      )}
      <div role="status" className={css.news}>
        {last && isFilled && (
          <FormNews icon={IconCopy}>
            Filled in from your last dive: site, suit, weights, cylinders, people, equipment and trip.
          </FormNews>
        )}
      </div>
    </div>
  )
}
