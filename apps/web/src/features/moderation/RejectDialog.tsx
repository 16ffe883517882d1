import {
  moderation,
  type PendingItem,
  photoReasons,
  reportReasons,
  stockReasons,
} from '@soundings/contract/moderation'
import { type KeyboardEvent, useState } from 'react'
import { FormActions } from '#shared/ui/form/FormActions.tsx'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { LongTextField } from '#shared/ui/form/fields.tsx'
import formCss from '#shared/ui/form/form.module.css'
import { itemsText, withSentence } from './moderation.view.ts'
import css from './RejectDialog.module.css'

type Props = {
  /** What is to be rejected; nothing while the dialog is closed. */
  items: readonly PendingItem[]
  reason: string
  onReason: (reason: string) => void
  onReject: () => void
  onClose: () => void
}

/** What is usual for one kind alone; the rest, and several kinds at once, have their own. */
const reasonsOf = [
  ['media', photoReasons],
  ['reports', reportReasons],
  ['flags', []],
] as const

/** Why something is rejected, in stock sentences and free words; its author reads it. */
export const RejectDialog = ({ items, reason, onReason, onReject, onClose }: Props) => {
  const [first] = items
  const [shown, setShown] = useState(items)
  // While it closes it still says what it was about.
  if (items.length > 0 && items !== shown) setShown(items)
  const wrong = moderation.reject.body.safeParse({ reason }).error?.issues[0]?.message
  const reject = () => {
    if (!wrong) onReject()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    reject()
  }
  const isAll = (wanted: PendingItem['type']) => shown.every(({ type }) => type === wanted)
  const reasons = reasonsOf.find(([type]) => isAll(type))?.[1] ?? stockReasons
  const what = shown.length === 1 ? `‘${shown[0]?.title}’` : itemsText(shown.length)
  return (
    <FormModal opened={first !== undefined} onClose={onClose} title={`Reject ${what}`} size={520}>
      <form
        className={formCss.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          reject()
        }}
      >
        {reasons.length > 0 && (
          <fieldset className={css.reasons}>
            <legend>Usual reasons</legend>
            {reasons.map((sentence) => (
              <button
                key={sentence}
                type="button"
                aria-pressed={reason.includes(sentence)}
                onClick={() => onReason(withSentence(reason, sentence))}
              >
                {sentence}
              </button>
            ))}
          </fieldset>
        )}
        <LongTextField
          label="Reason (optional)"
          description={
            isAll('flags')
              ? 'Whoever flagged it reads it with the news that it stays as it is.'
              : 'The author reads it with the news that it was rejected.'
          }
          required={false}
          data-autofocus
          rows={4}
          value={reason}
          error={wrong}
          onChange={({ target }) => onReason(target.value)}
          onKeyDown={onKey}
        />
        <FormActions send="Reject" variant="danger" onCancel={onClose} />
      </form>
    </FormModal>
  )
}
