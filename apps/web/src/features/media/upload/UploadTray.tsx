import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { BotCheckNotice } from '#features/bot-check/index.ts'
import type { ChosenSite } from '#features/sites/index.ts'
import { openAddPhoto, useAddPhoto } from './add-photo-store.ts'
import { DropVeil } from './DropVeil.tsx'
import { FilePicker } from './FilePicker.tsx'
import { sendTray } from './sending.ts'
import { UploadRow } from './UploadRow.tsx'
import css from './UploadTray.module.css'
import { isUnderWay, requirementText, sendLabel, trayText } from './upload.view.ts'
import { chooseFiles, clearSent, useUploads } from './uploads-store.ts'
import { useFileDrop } from './use-file-drop.ts'

/** The photos that a member is about to add to a site, and how far each is. They stay when another screen opens. */
export const UploadTray = ({ site }: { site: ChosenSite }) => {
  const queries = useQueryClient()
  const heading = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const focusTitle = () => title.current?.focus({ preventScroll: true })
  const uploads = useUploads(useShallow(({ all }) => all.filter(({ tray }) => tray === site.id)))
  const isCovered = useAddPhoto(({ isOpen }) => isOpen)
  const choose = (files: File[]) => void chooseFiles(site.id, files)
  const isOver = useFileDrop(!isCovered, choose)
  const ready = uploads.filter(({ stage }) => stage === 'chosen').length
  const isBusy = uploads.some(isUnderWay)
  const hasSent = uploads.some(({ stage }) => stage === 'sent')
  return (
    <section className={css.tray} aria-labelledby={heading}>
      {isOver && <DropVeil>{`Drop the photos to add them to ${site.siteName}`}</DropVeil>}
      <div className={css.head}>
        <div>
          <h2 ref={title} id={heading} className={css.title} tabIndex={-1}>
            Add your photos
          </h2>
          <p className={css.hint}>
            {requirementText}{' '}
            <button type="button" className={css.more} onClick={() => openAddPhoto(site)}>
              Add a photo with description and tags
            </button>
          </p>
        </div>
        <div className={css.acts}>
          <FilePicker isMany onFiles={choose} />
          <Button
            variant="main"
            className={css.send ?? ''}
            disabled={ready === 0 && !isBusy}
            {...(isBusy && { 'aria-disabled': true, 'data-disabled': true })}
            onClick={() => {
              if (!isBusy) sendTray(queries, site.id, { diveSiteId: site.id })
            }}
          >
            {sendLabel(ready, isBusy)}
          </Button>
        </div>
      </div>
      {uploads.length > 0 && (
        <ul aria-label="Photos to add">
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} onGone={focusTitle} />
          ))}
        </ul>
      )}
      <div className={css.foot}>
        <p role="status" className={css.hint}>
          {trayText(uploads)}
        </p>
        {hasSent && !isBusy && (
          <Button
            variant="quiet"
            onClick={() => {
              clearSent(site.id)
              focusTitle()
            }}
          >
            Clear finished
          </Button>
        )}
      </div>
      {uploads.length > 0 && <BotCheckNotice action="add_photo" />}
    </section>
  )
}
