import { explainFailure } from './cli/failure.ts'
import { readConfig } from './config/config.ts'
import { projectRoot } from './config/project.ts'
import { serve } from './startup/serve.ts'

try {
  await serve(readConfig(process.env, projectRoot))
} catch (error) {
  explainFailure(error)
}
// Nothing is left to wait for; a stray handle must not keep a stopped server alive.
process.exit()
