import { useEffect, useEffectEvent } from 'react'
import { openAddPhoto, useAddPhoto } from '#features/media/index.ts'
import { openReportForm, useReportForm } from '#features/reports/index.ts'
import type { ChosenSite } from '#features/sites/index.ts'
import { useSession } from '#shared/session/session-store.ts'
import { useWriter } from '#shared/session/use-writer.ts'
import type { Home } from './use-home.ts'

/** What is known of the selected site; `isComing` while it is not there yet. */
type Chosen = { site: ChosenSite | null; isComing: boolean }

/** Opens the form that the address asks for, and lets the address say that it was closed. */
export const useForms = ({ mode, forgetMode }: Home, { site, isComing }: Chosen): void => {
  const isReportOpen = useReportForm((form) => form.isOpen)
  const isPhotoOpen = useAddPhoto((form) => form.isOpen)
  const isChecked = useSession((session) => session.authChecked)
  const mayReport = useWriter() !== null

  const open = useEffectEvent(() => {
    if (mode === 'report') openReportForm(site)
    else if (mode === 'add-photo' && mayReport) openAddPhoto(site)
    // Whoever is not signed in is asked to do that, and begins anew then.
    if (!mayReport) forgetMode()
  })
  const asked = mode === 'report' || mode === 'add-photo' ? mode : null
  const wanted = isChecked && !isComing ? asked : null
  useEffect(() => {
    if (wanted) open()
  }, [wanted])

  const close = useEffectEvent((form: 'report' | 'add-photo') => {
    // A moment later the form that guarded what was typed lets the address change.
    if (mode === form) setTimeout(forgetMode)
  })
  useEffect(() => {
    if (!isReportOpen) return
    return () => close('report')
  }, [isReportOpen])
  useEffect(() => {
    if (!isPhotoOpen) return
    return () => close('add-photo')
  }, [isPhotoOpen])
}
