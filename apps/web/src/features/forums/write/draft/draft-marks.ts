import { z } from 'zod'
import { parsed } from '#shared/drafts/stored-drafts.ts'
import { readStored, writeStored } from '#shared/lib/stored.ts'

/** What this device and the server had alike of a draft when they last spoke of it. */
const Mark = z.object({
  version: z.number(),
  print: z.string(),
  /** Photos were chosen for it on another device. */
  hasPhotos: z.boolean().catch(false),
})
type Mark = z.output<typeof Mark>

const Marks = z.record(z.string(), Mark)

/** The key names its person, so that it goes with them. */
const storedKey = (personId: string) => `soundings.drafts-kept.${personId}`

export const marksOf = (personId: string): Record<string, Mark> =>
  Marks.safeParse(parsed(readStored(storedKey(personId)))).data ?? {}

export const markOf = (personId: string, key: string): Mark | undefined => marksOf(personId)[key]

export const saveMark = (personId: string, key: string, mark: Mark | undefined): void => {
  const { [key]: _, ...others } = marksOf(personId)
  writeStored(storedKey(personId), JSON.stringify(mark ? { ...others, [key]: mark } : others))
}
