import type { Uploaded } from '@soundings/contract/media'
import { create } from 'zustand'
import { newKey } from '#shared/lib/new-key.ts'
import { judgeFile } from './judge-file.ts'
import type { SentWords } from './upload.queries.ts'
import type { Stage } from './upload.view.ts'

export type Upload = {
  /** Goes along with every try, so that it becomes one photo however often it is sent. */
  id: string
  /** Where it was chosen. */
  tray: string
  file: File
  /** The address of its picture, within this page. */
  preview: string
  caption: string
  stage: Stage
  /** How much of it is sent, from 0 to 1. */
  share: number
  /** What is wrong with it. */
  problem: string | null
  /** Whether another try may go better. */
  mayRetry: boolean
  /** The words sent with it, from the first try on. */
  words: SentWords | null
  /** What the server made of it. */
  photo: Uploaded | null
}

/** Photos on their way from this page. They stay when another screen opens, and go with the page. */
export const useUploads = create<{ all: readonly Upload[] }>()(() => ({ all: [] }))

const { getState, setState } = useUploads

export const uploadsOf = (tray: string): Upload[] => getState().all.filter((one) => one.tray === tray)

export const findUpload = (id: string): Upload | undefined => getState().all.find((one) => one.id === id)

export const changeUpload = (id: string, change: Partial<Upload>): void =>
  setState(({ all }) => ({ all: all.map((one) => (one.id === id ? { ...one, ...change } : one)) }))

const drop = (isDropped: (upload: Upload) => boolean): void => {
  const gone = getState().all.filter(isDropped)
  if (gone.length === 0) return
  for (const { preview } of gone) URL.revokeObjectURL(preview)
  setState(({ all }) => ({ all: all.filter((one) => !gone.includes(one)) }))
}

export const dropUpload = (id: string): void => drop((one) => one.id === id)
export const dropTray = (tray: string): void => drop((one) => one.tray === tray)
export const dropAll = (): void => drop(() => true)

/** Lays what was chosen in one place into another. */
export const moveTray = (from: string, to: string): void =>
  setState(({ all }) => ({ all: all.map((one) => (one.tray === from ? { ...one, tray: to } : one)) }))

/** Takes away what has arrived. */
export const clearSent = (tray: string): void => drop((one) => one.tray === tray && one.stage === 'sent')

/** The same file, as far as a page can tell. */
const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

const enter = (tray: string, file: File): Upload => ({
  id: newKey(),
  tray,
  file,
  preview: URL.createObjectURL(file),
  caption: '',
  stage: 'checking',
  share: 0,
  problem: null,
  mayRetry: true,
  words: null,
  photo: null,
})

/** Lays files into a tray, each once, and looks whether they can be photos. */
export const chooseFiles = async (tray: string, files: readonly File[]): Promise<void> => {
  const known = uploadsOf(tray).map(({ file }) => file)
  const fresh = files.filter((file) => !known.some((one) => isSame(one, file)))
  const entered = fresh.map((file) => enter(tray, file))
  setState(({ all }) => ({ all: [...all, ...entered] }))
  await Promise.all(
    entered.map(async ({ id, file }) => {
      const problem = await judgeFile(file)
      changeUpload(id, problem === null ? { stage: 'chosen' } : { stage: 'refused', problem })
    }),
  )
}
