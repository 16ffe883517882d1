import { printed, type Report, told } from './report.ts'

/** An error in a few words: that of a failed query repeats the whole query first. */
const explained = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const why = error.cause instanceof Error ? error.cause.message : ''
  return [error.message.slice(0, 500), why].filter(Boolean).join('\n')
}

const summaryOf = (missed: readonly string[]): string =>
  missed.length === 0 ? 'Every goal was met.' : ['Missed:', ...missed.map((one) => `  ${one}`)].join('\n')

/**
 * Measures one after the other and prints each report as it comes. One that breaks does not keep the others from
 * running. All missed goals are listed last; answers the code that the program ends with.
 */
export const runAll = async <Name extends string>(
  names: readonly Name[],
  measure: (name: Name) => Promise<Report>,
  print: (text: string) => void,
): Promise<0 | 1> => {
  const missed: string[] = []
  for (const name of names) {
    try {
      const report = await measure(name)
      print(printed(report))
      missed.push(...report.goals.flatMap((goal) => (goal.isMet ? [] : `${name}: ${told(goal)}`)))
    } catch (error) {
      print(`${name} did not finish: ${explained(error)}\n`)
      missed.push(`${name}: did not finish: ${explained(error).split('\n', 1)[0]}`)
    }
  }
  print(summaryOf(missed))
  return missed.length === 0 ? 0 : 1
}
