import { useTitle } from '#shared/lib/use-title.ts'

/** What a link shows of a dive, to anybody. */
export const SharedDivePage = () => {
  useTitle('Dive')
  return <h1 tabIndex={-1}>Dive</h1>
}
