// Slow to make, and most pages never need it.
let made: Intl.RelativeTimeFormat | undefined
const format = () => (made ??= new Intl.RelativeTimeFormat('en'))

const second = 1_000
const steps = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** How long ago an instant was, in whole units: `just now`, `2 hours ago`. Both in milliseconds since 1970. */
export const agoText = (at: number, now: number): string => {
  const seconds = (now - at) / second
  if (seconds < 45) return 'just now'
  const [unit, length] = steps.find(([, least]) => seconds >= least) ?? steps[5]
  return format().format(-Math.max(1, Math.floor(seconds / length)), unit)
}

/** The same as timelines write it: `5m ago`, `3h ago`, `12d ago`. */
export const shortAgoText = (at: number, now: number): string => {
  const minutes = Math.max(0, Math.floor((now - at) / (60 * second)))
  if (minutes < 60) return `${minutes}m ago`
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? `${hours}h ago` : `${Math.floor(hours / 24)}d ago`
}
