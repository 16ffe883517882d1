/** What can be done about a site besides reading it. */
export type SiteTool = 'flag' | 'history' | 'merge' | 'sponsor' | 'remove'

/** A tool that somebody had open when the server ended their session. */
type LeftOpen = { personId: string; siteId: string; tool: SiteTool }

let left: LeftOpen | null = null

export const leaveOpen = (what: LeftOpen): void => {
  left = what
}

/** What this person had open at this site when they were signed out; null when nothing. */
export const leftOpen = (personId: string, siteId: string): LeftOpen | null =>
  left?.personId === personId && left.siteId === siteId ? left : null

export const forgetLeftOpen = (): void => {
  left = null
}
