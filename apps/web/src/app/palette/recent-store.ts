import { Uuid } from '@soundings/contract/common'
import { FoundPlace } from '@soundings/contract/places'
import { SiteSummary } from '@soundings/contract/sites'
import { z } from 'zod'
import { create } from 'zustand'
import { readStored, writeStored } from '#shared/lib/stored.ts'

export const recentKey = 'soundings.recent-choices'
const maxRecent = 5

/** A site as far as the palette shows it. */
const KnownSite = SiteSummary.pick({
  slug: true,
  siteName: true,
  city: true,
  region: true,
  country: true,
  maxDepth: true,
}).extend({ id: Uuid, accessStatus: SiteSummary.shape.accessStatus.optional() })

const Choice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('site'), site: KnownSite }),
  z.object({ kind: z.literal('place'), place: FoundPlace }),
])
export type Choice = z.output<typeof Choice>

const read = (): Choice[] => {
  try {
    return z
      .array(Choice)
      .max(maxRecent)
      .parse(JSON.parse(readStored(recentKey) ?? '[]'))
  } catch {
    return []
  }
}

const write = (choices: Choice[]) => {
  writeStored(recentKey, JSON.stringify(choices))
  useRecent.setState({ choices })
}

/** What tells two choices apart. */
export const choiceId = (choice: Choice): string => {
  if (choice.kind === 'site') return `site-${choice.site.id}`
  const { kind, name, region, country } = choice.place
  return [kind, country, region, name].filter(Boolean).join('-').replace(/\s+/g, '_')
}

/** The sites and places that this device chose last, newest first. */
export const useRecent = create<{ choices: Choice[] }>()(() => ({ choices: read() }))

/** Puts a choice on top of the recent ones; only what the palette shows of it is kept. */
export const rememberChoice = (choice: Choice): void => {
  const others = useRecent.getState().choices.filter((each) => choiceId(each) !== choiceId(choice))
  write([Choice.parse(choice), ...others].slice(0, maxRecent))
}

export const forgetRecent = (): void => write([])
