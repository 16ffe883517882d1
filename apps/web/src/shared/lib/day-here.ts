/** The day on the calendar of this device, `2026-11-21`; `at` in milliseconds since 1970. */
export const dayHere = (at: number): string => {
  const date = new Date(at)
  return new Date(at - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 'yyyy-mm-dd'.length)
}
