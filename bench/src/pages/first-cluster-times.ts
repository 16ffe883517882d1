/**
 * How long the first cluster took, in milliseconds: since the page was opened, without the rest before it, and since the
 * library had its source.
 */
export type FirstCluster = { opened: number; handed: number }
