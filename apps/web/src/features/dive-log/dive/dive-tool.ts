/** What lies over the page of a dive: the links to it, or its history. */
export type DiveTool = 'share' | 'history'
