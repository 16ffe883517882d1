import { Button } from '@mantine/core'
import type { Certification } from '@soundings/contract/certifications'
import { seenText } from '@soundings/rules/certifications'
import { IconRosetteDiscountCheck } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { dateText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import form from '#shared/ui/form/form.module.css'
import { icon } from '#shared/ui/icons.ts'
import { toast } from '#shared/ui/toast.tsx'
import css from './CardLook.module.css'
import { askForLook } from './certifications.queries.ts'

type Props = { certification: Certification; name: string }

/** Whether a moderator has seen the card, and the way to have one look at it. */
export const CardLook = ({ certification, name }: Props) => {
  const { id, photo, verifiedAt, reviewAskedAt } = certification
  const language = useDateLanguage((dates) => dates.language)
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const ask = useMutation({
    mutationFn: () => askForLook(queries, id, true),
    onSuccess: () => {
      toast.success('A moderator will look at your card')
      setAsking(false)
    },
  })
  const withdraw = useMutation({
    mutationFn: () => askForLook(queries, id, false),
    onSuccess: () => toast.success('Your photo is no longer shown to moderators'),
    onError: (error) => toast.error(wordsOf(error, 'That didn’t work. Please try again.')),
  })
  return (
    <div className={css.look}>
      <span className={css.mark} data-seen={verifiedAt !== null}>
        {verifiedAt !== null && <IconRosetteDiscountCheck {...icon} />}
        {seenText(certification)}
        {verifiedAt !== null && `, ${dateText(verifiedAt, language)}`}
      </span>
      {reviewAskedAt !== null && (
        <>
          <span>Waiting for a moderator</span>
          <Button
            variant="quiet"
            aria-label={`Withdraw: ${name}`}
            loading={withdraw.isPending}
            onClick={() => withdraw.mutate()}
          >
            Withdraw
          </Button>
        </>
      )}
      {verifiedAt === null && reviewAskedAt === null && photo?.state === 'ready' && (
        <Button variant="quiet" aria-label={`Show to a moderator: ${name}`} onClick={() => setAsking(true)}>
          Show to a moderator…
        </Button>
      )}
      <FormModal opened={isAsking} onClose={() => setAsking(false)} title="Show your card to a moderator?">
        <div className={form.form}>
          <FormProblem>{ask.error && wordsOf(ask.error, 'That didn’t work. Please try again.')}</FormProblem>
          <p>
            Moderators see the photo of this card, its number, and your name until one of them has decided.
            After that, only you can see the photo and the number again.
          </p>
          <p>
            If the card fits what you entered, your certification says “Card seen by a moderator”. Changing it
            later takes that away.
          </p>
          <div className={form.actions}>
            <Button variant="main" data-autofocus loading={ask.isPending} onClick={() => ask.mutate()}>
              Show to a moderator
            </Button>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              Cancel
            </Button>
          </div>
        </div>
      </FormModal>
    </div>
  )
}
