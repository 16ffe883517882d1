import { Button } from '@mantine/core'
import { mediaLimits, PhotoForm } from '@soundings/contract/media'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { z } from 'zod'
import { BotCheckNotice } from '#features/bot-check/index.ts'
import { type ChosenSite, SiteField } from '#features/sites/index.ts'
import { SilencedNote } from '#features/standing/index.ts'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { LongTextField, TextField } from '#shared/ui/form/fields.tsx'
import formCss from '#shared/ui/form/form.module.css'
import { useSchemaForm } from '#shared/ui/form/use-schema-form.ts'
import css from './AddPhotoForm.module.css'
import { addPhotoTray } from './add-photo-tray.ts'
import { DropVeil } from './DropVeil.tsx'
import { PhotoWell } from './PhotoWell.tsx'
import { SuggestedSite } from './SuggestedSite.tsx'
import { sendTray } from './sending.ts'
import { formProblem, isUnderWay } from './upload.view.ts'
import { chooseFiles, dropTray, useUploads } from './uploads-store.ts'
import { useFileDrop } from './use-file-drop.ts'
import { useSitesNear } from './use-photo-place.ts'

const Typed = PhotoForm.pick({ caption: true, description: true, tags: true }).extend({
  diveSiteId: z.uuid('Dive site is required'),
})

type Props = {
  /** The site that it begins with. */
  first: ChosenSite | null
  /** The event that it is shown with. */
  eventId: string | null
  /** Whether something stands in its place for now. */
  isCovered: boolean
  /** Hears whether anything was entered besides the photo. */
  onWords: (hasWords: boolean) => void
  onCancel: () => void
  onSent: () => void
}

/** A photo, its site, and what its diver says of it. */
export const AddPhotoForm = ({ first, eventId, isCovered, onWords, onCancel, onSent }: Props) => {
  const queries = useQueryClient()
  const upload = useUploads(({ all }) => all.find(({ tray }) => tray === addPhotoTray))
  const [site, setSite] = useState(first)
  const [isAsked, setAsked] = useState(false)
  const near = useSitesNear(upload?.file)
  const { form, problem, onSubmit } = useSchemaForm({
    schema: Typed,
    initialValues: { diveSiteId: first?.id ?? '', caption: '', description: '', tags: '' },
  })
  const { diveSiteId, caption, description, tags } = form.values

  const hasWords = [caption, description, tags].some((text) => text.trim() !== '') || site?.id !== first?.id
  const tellWords = useEffectEvent(onWords)
  // Before anything can be pressed that would throw the words away.
  useLayoutEffect(() => tellWords(hasWords), [hasWords])
  const isSent = upload?.stage === 'sent'
  const notifySent = useEffectEvent(onSent)
  useEffect(() => {
    if (isSent) notifySent()
  }, [isSent])

  const choose = (files: File[]) => {
    const [file] = files
    if (!file || (upload && isUnderWay(upload))) return
    dropTray(addPhotoTray)
    void chooseFiles(addPhotoTray, [file])
  }
  const chooseSite = (chosen: ChosenSite | null) => {
    setSite(chosen)
    form.setFieldValue('diveSiteId', chosen?.id ?? '')
  }
  const isOver = useFileDrop(!isCovered, choose)
  const isBusy = upload !== undefined && isUnderWay(upload)
  const [nearest] = near
  const send = onSubmit(async () => {
    const said = { diveSiteId, caption, description, tags, ...(eventId !== null && { eventId }) }
    sendTray(queries, addPhotoTray, said)
  }, 'Upload failed. Please try again.')

  return (
    <form
      className={formCss.form}
      noValidate
      aria-label="Add Photo"
      onSubmit={(event) => {
        setAsked(true)
        if (isBusy) event.preventDefault()
        else send(event)
      }}
    >
      {isOver && <DropVeil>Drop the photo here</DropVeil>}
      <FormProblem>{problem ?? formProblem(upload)}</FormProblem>
      <Suspense>
        <SilencedNote />
      </Suspense>
      <PhotoWell
        upload={upload}
        problem={
          upload?.stage === 'refused' ? upload.problem : isAsked && !upload ? 'A photo is required' : null
        }
        onFiles={choose}
      />
      <div className={css.site}>
        <Suspense fallback={<div className={css.space} />}>
          <SiteField
            name="diveSiteId"
            site={site}
            onChoose={chooseSite}
            near={near}
            error={form.errors.diveSiteId}
          />
        </Suspense>
        {nearest && nearest.id !== site?.id && (
          <SuggestedSite site={nearest} onAccept={() => chooseSite(nearest)} />
        )}
      </div>
      <TextField
        label="Caption (optional)"
        required={false}
        maxLength={mediaLimits.caption}
        {...form.getInputProps('caption')}
      />
      <LongTextField
        label="Description (optional)"
        required={false}
        rows={3}
        maxLength={mediaLimits.description}
        {...form.getInputProps('description')}
      />
      <TextField
        label="Tags (optional)"
        placeholder="turtle, night dive"
        description="Separate them with commas."
        required={false}
        {...form.getInputProps('tags')}
      />
      <div className={formCss.actions}>
        <Button
          type="submit"
          variant="main"
          {...(isBusy && { 'aria-disabled': true, 'data-disabled': true })}
        >
          {isBusy ? 'Uploading…' : 'Add Photo'}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <BotCheckNotice action="add_photo" />
    </form>
  )
}
