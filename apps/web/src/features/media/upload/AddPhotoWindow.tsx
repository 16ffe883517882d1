import { useState } from 'react'
import { DiscardQuestion } from '#shared/ui/form/DiscardQuestion.tsx'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { AddPhotoForm } from './AddPhotoForm.tsx'
import { closeAddPhoto, useAddPhoto } from './add-photo-store.ts'
import { addPhotoTray } from './add-photo-tray.ts'
import { discardTray } from './sending.ts'
import { uploadsOf } from './uploads-store.ts'

/** One photo with all that can be said of it, over any page. Nothing entered is lost without a question. */
export const AddPhotoWindow = () => {
  const { isOpen, site, eventId } = useAddPhoto()
  const [isAsking, setAsking] = useState(false)
  const [hasWords, setHasWords] = useState(false)
  const close = () => {
    setAsking(false)
    setHasWords(false)
    discardTray(addPhotoTray)
    closeAddPhoto()
  }
  const cancel = () => {
    if (isAsking) return setAsking(false)
    if (hasWords || uploadsOf(addPhotoTray).length > 0) return setAsking(true)
    close()
  }
  return (
    <FormModal opened={isOpen} onClose={cancel} title="Add Photo" size={560}>
      {isAsking && (
        <DiscardQuestion
          label="Discard this photo?"
          question="Discard this photo and any entered information?"
          onDiscard={close}
          onKeep={() => setAsking(false)}
        />
      )}
      {/* Its fields keep what was typed while the question is asked. */}
      <div hidden={isAsking}>
        <AddPhotoForm
          first={site}
          eventId={eventId}
          isCovered={isAsking}
          onWords={setHasWords}
          onCancel={cancel}
          onSent={close}
        />
      </div>
    </FormModal>
  )
}
