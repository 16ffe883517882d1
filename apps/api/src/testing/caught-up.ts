import type { FastifyInstance, InjectOptions } from 'fastify'
import { v7 as newId } from 'uuid'
import { changeTopic, notifyChanges } from '#db/changes.ts'
import type { Dependencies } from '#ports/dependencies.ts'

const toldOfTest = changeTopic('caught-up')

/**
 * Lets every request wait until the app has heard of all that was written before it, so that a test reads what it wrote.
 * Elsewhere that takes some milliseconds, and kept replies may be as old.
 */
export const catchUpFirst = (
  app: FastifyInstance,
  { changes, db }: Pick<Dependencies, 'changes' | 'db'>,
): void => {
  const waiting = new Map<string, () => void>()
  changes.on(toldOfTest, (id = '') => waiting.get(id)?.())
  const inject = app.inject.bind(app)
  const caughtUp = async () => {
    const id = newId()
    const heard = new Promise<void>((resolve) => waiting.set(id, resolve))
    await notifyChanges(db, toldOfTest, [id])
    await heard
    waiting.delete(id)
  }
  const injectLater = async (options: InjectOptions | string) => {
    await caughtUp()
    return inject(options)
  }
  app.inject = injectLater as typeof app.inject
}
