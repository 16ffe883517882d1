import type { UserSettings } from '@soundings/contract/settings'
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { failureOf } from '#shared/api/failure.ts'
import { toast } from '#shared/ui/toast.tsx'
import { deviceSettings, onDeviceChange, showSettings } from './device-settings.ts'
import { saveSettings, settingsQuery } from './settings.queries.ts'
import { type Chosen, differences, isEmpty, keepUnsent, readUnsent } from './unsent-settings.ts'

/** Choices that follow each other this closely are saved together, in milliseconds. */
const pause = 500

/**
 * Keeps the settings of a member and those of this device in step. What the server has is shown as soon as it comes;
 * what the person chooses, wherever in the app, is shown at once and then saved. A refusal takes it back; without a
 * connection it stays on the device and is saved when there is one. Returns how to stop.
 */
export const keepSettings = (queries: QueryClient, userId: string): (() => void) => {
  let isOver = false
  let isSaving = false
  let timer: ReturnType<typeof setTimeout> | undefined
  /** What the server has, once it has said so. */
  let known: UserSettings | undefined
  const atFirst = { shown: deviceSettings(), unsent: readUnsent(userId) }

  const unsaved = (): Chosen =>
    known
      ? differences(deviceSettings(), known)
      : { ...atFirst.unsent, ...differences(deviceSettings(), atFirst.shown) }

  const save = async () => {
    if (!known || isOver || isSaving || queries.isFetching(settingsQuery) > 0) return
    const chosen = deviceSettings()
    if (isEmpty(differences(chosen, known))) return
    isSaving = true
    try {
      const saved = await saveSettings(chosen)
      if (isOver) return
      // An answer that is still on its way may be from before.
      await queries.cancelQueries(settingsQuery)
      known = saved.settings
      keepUnsent(userId, unsaved())
      queries.setQueryData(settingsQuery.queryKey, saved)
      toast.success('Settings saved')
    } catch (error) {
      if (isOver) return
      if (failureOf(error).kind === 'offline') return notifyOffline()
      takeBack(chosen, known)
      toast.error('Failed to save settings')
    } finally {
      isSaving = false
    }
    // Something else may have been chosen in the meantime.
    await save()
  }

  const notifyOffline = () =>
    toast.info(
      'You’re offline. Your choice is kept on this device and will be saved when you’re back online.',
    )

  /** Undoes what was not saved, but for what was changed once more since. */
  const takeBack = (refused: UserSettings, saved: UserSettings) => {
    const since = differences(deviceSettings(), refused)
    show({ ...saved, ...since })
    keepUnsent(userId, since)
  }

  let isShowing = false
  const show = (settings: UserSettings) => {
    isShowing = true
    showSettings(settings)
    isShowing = false
  }

  const stopListening = onDeviceChange(() => {
    // Another window of this browser that follows along leaves the saving to the one that is used.
    if (isShowing || !document.hasFocus()) return
    keepUnsent(userId, unsaved())
    clearTimeout(timer)
    timer = setTimeout(() => void save(), pause)
  })

  const observer = new QueryObserver(queries, settingsQuery)
  const stopReading = observer.subscribe(({ data, isFetching }) => {
    if (!data || isFetching) return
    known = data.settings
    // Who never chose anything here has perhaps chosen on this device, before they signed up.
    if (data.savedAt !== null) show({ ...known, ...readUnsent(userId) })
    void save()
  })

  return () => {
    isOver = true
    clearTimeout(timer)
    stopListening()
    stopReading()
  }
}
