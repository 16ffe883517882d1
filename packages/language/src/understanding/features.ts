import { singular } from './phrases.ts'
import { wordSet } from './words.ts'

/** What is built, lies or opens at some sites and at most others doesn't: whoever names it wants to see it. */
const features = wordSet(`
  statue sculpture pyramid jetty pier lighthouse cannon propeller lorry motorbike motorcycle locomotive aeroplane airplane helicopter bomber seaplane tugboat trawler schooner galleon
  frigate destroyer submarine uboat minesweeper tanker freighter battleship arch tunnel chimney blowhole lava iceberg geyser springs halocline stalactite
`)

/** Whether a free word, folded, names such a thing; then only sites whose entries tell of it are shown, where there are any. */
export const isFeature = (word: string): boolean => features.has(word) || features.has(singular(word))
