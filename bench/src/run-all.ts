import { printed, type Report, told } from './report.ts'

/** An error in a few words: that of a failed query repeats the whole query first. */
const explained = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const why = error.cause instanceof Error ? error.cause.message : ''
  return [error.message.slice(0, 500), why].filter(Boolean).join('\n')
}

const summaryOf = (missed: readonly string[], repeated: readonly string[]): string => {
  if (missed.length > 0) return ['Missed:', ...missed.map((one) => `  ${one}`)].join('\n')
  return repeated.length === 0
    ? 'Every goal was met.'
    : `Every goal was met, at the second try those of: ${repeated.join(', ')}.`
}

type Missed<Name> = { name: Name; misses: string[]; isFinal: boolean }

/** Measures one after the other and prints each report as it comes; answers what was missed. */
const runEach = async <Name extends string>(
  names: readonly Name[],
  measure: (name: Name) => Promise<Report>,
  print: (text: string) => void,
): Promise<Missed<Name>[]> => {
  const missed: Missed<Name>[] = []
  for (const name of names) {
    try {
      const report = await measure(name)
      print(printed(report))
      const goals = report.goals.filter(({ isMet }) => !isMet)
      const isFinal = goals.some(({ isCounted }) => isCounted)
      if (goals.length > 0)
        missed.push({ name, misses: goals.map((goal) => `${name}: ${told(goal)}`), isFinal })
    } catch (error) {
      print(`${name} did not finish: ${explained(error)}\n`)
      const why = explained(error).split('\n', 1)[0]
      missed.push({ name, misses: [`${name}: did not finish: ${why}`], isFinal: true })
    }
  }
  return missed
}

/**
 * Measures all of them. One that breaks does not keep the others from running. One that missed a goal is taken once more
 * at the end, unless it was a count that was wrong, and then all of its goals must be met: a machine has moments in which it
 * does something else. All missed goals are listed last; answers the code that the program ends with.
 */
export const runAll = async <Name extends string>(
  names: readonly Name[],
  measure: (name: Name) => Promise<Report>,
  print: (text: string) => void,
): Promise<0 | 1> => {
  const missed = await runEach(names, measure, print)
  const again = missed.filter(({ isFinal }) => !isFinal)
  if (again.length > 0)
    print(['Missed at first, and measured once more:', ...again.flatMap(({ misses }) => misses)].join('\n  '))
  const stillMissed = await runEach(
    again.map(({ name }) => name),
    measure,
    print,
  )
  const all = [...missed.filter(({ isFinal }) => isFinal), ...stillMissed].flatMap(({ misses }) => misses)
  print(
    summaryOf(
      all,
      again.map(({ name }) => name),
    ),
  )
  return all.length === 0 ? 0 : 1
}
