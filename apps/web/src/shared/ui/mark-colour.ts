import './mark-colours.css'

/** So many colours there are; what is counted further begins with the first again. */
const colours = 7

/** The colour of what is counted from 0, by the name of its token. */
export const markColour = (at: number): string => `--mark-${(at % colours) + 1}`

/** The colour of what is not counted. */
export const uncounted = '--mark-none'
