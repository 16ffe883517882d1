import { moderation, type PendingItem } from '@soundings/contract/moderation'
import { type KeyboardEvent, useState } from 'react'
import { FormActions } from '#shared/ui/form/FormActions.tsx'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { LongTextField } from '#shared/ui/form/fields.tsx'
import formCss from '#shared/ui/form/form.module.css'
import { rejectionWords, rejectTitle, withSentence } from './moderation.view.ts'
import css from './RejectDialog.module.css'
import { useReviewKinds } from './review-kinds.ts'

type Props = {
  /** What is to be rejected; nothing while the dialog is closed. */
  items: readonly PendingItem[]
  reason: string
  onReason: (reason: string) => void
  onReject: () => void
  onClose: () => void
}

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
  const { reasons, hint } = rejectionWords(shown, useReviewKinds())
  return (
    <FormModal
      opened={first !== undefined}
      onClose={onClose}
      title={rejectTitle(shown.map(({ title }) => title))}
      size={520}
    >
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
            <legend>Common reasons</legend>
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
          description={hint}
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
