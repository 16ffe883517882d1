import type { Draft } from '#shared/ui/form/use-schema-form.ts'

/** What can be done about a site besides reading it. */
export type SiteTool = 'flag' | 'history' | 'merge' | 'sponsor' | 'remove'

export type FlagTyped = { reason: string; note: string }
export type SponsorTyped = { sponsoredBy: string; sponsorURL: string; logoURL: string }
export type RemovalTyped = { reason: string }

/** What is typed into the forms of the tools. */
export type ToolDrafts = {
  flag: Draft<FlagTyped>
  sponsor: Draft<SponsorTyped>
  remove: Draft<RemovalTyped>
}

export const noDrafts = (): ToolDrafts => ({
  flag: { typed: undefined },
  sponsor: { typed: undefined },
  remove: { typed: undefined },
})

/** A tool that somebody had open when the server ended their session. */
type LeftOpen = { personId: string; siteId: string; tool: SiteTool; drafts: ToolDrafts }

let left: LeftOpen | null = null

export const leaveOpen = (what: LeftOpen): void => {
  left = what
}

/** What this person had open at this site when they were signed out, with what they typed; null when nothing. */
export const leftOpen = (personId: string, siteId: string): LeftOpen | null =>
  left?.personId === personId && left.siteId === siteId ? left : null

export const forgetLeftOpen = (): void => {
  left = null
}
