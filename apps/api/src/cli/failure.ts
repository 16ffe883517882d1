import { StartError } from '#src/start-error.ts'

/** Ends a command that cannot go on: what a person can mend in words, anything else with its trace. */
export const explainFailure = (error: unknown): void => {
  if (error instanceof StartError) console.error(`\n${error.message}\n`)
  else console.error(error)
  process.exitCode = 1
}
