import { singular } from './phrases.ts'
import { wordSet } from './words.ts'

/** What is built, lies or opens at some sites and at most others doesn't: whoever names it wants to see it. */
const features = wordSet(`
  statue sculpture museum pyramid chapel church monastery temple ruin village mill bridge jetty pier lighthouse cannon anchor propeller tank truck lorry car bus jeep motorbike motorcycle locomotive train tractor
  plane aeroplane airplane helicopter bomber seaplane tugboat trawler schooner galleon frigate destroyer submarine uboat minesweeper ferry tanker freighter carrier battleship
  arch tunnel chimney canyon blowhole crevice lava iceberg ice geyser spring halocline stalactite
`)

/** Whether a free word, folded, names such a thing; then only sites whose entries tell of it are shown, where there are any. */
export const isFeature = (word: string): boolean => features.has(word) || features.has(singular(word))
