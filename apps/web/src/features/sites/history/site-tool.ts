/** What can be done about a site besides reading it. */
export type SiteTool = 'flag' | 'history' | 'merge' | 'sponsor' | 'remove'
