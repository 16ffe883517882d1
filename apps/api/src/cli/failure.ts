import { StartError } from '#shared/start-error.ts'

/** Ends a command that cannot continue: what a person can fix in words, anything else with its trace. */
export const explainFailure = (error: unknown): void => {
  if (error instanceof StartError) console.error(`\n${error.message}\n`)
  else console.error(error)
  process.exitCode = 1
}
