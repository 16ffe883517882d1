import type { BotAction } from '@soundings/contract/bot-check'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'

export const botCheckService = ({ bots, limits }: Pick<Dependencies, 'bots' | 'limits'>) => ({
  how: () => bots.how,

  challenge: (action: BotAction) => {
    if (!bots.challenge) throw new HttpError(404, 'This server doesn’t use a proof of work')
    return bots.challenge(action)
  },

  /**
   * Whether nothing tells that a person does this, where that is asked for: stricter limits hold then. A wrong token
   * is refused.
   */
  isUnproved: async (
    action: BotAction,
    token: string | undefined,
    request: { ip: string },
  ): Promise<boolean> => {
    if (bots.how.kind === 'none') return false
    if (!token) return true
    // Only wrong tokens count: looking at them must not become the way to keep this server busy.
    const taken = await limits.take('bot-check', request)
    const outcome = await bots.check(action, token, request.ip)
    await taken.refund()
    return outcome === 'absent'
  },
})
export type BotGuard = ReturnType<typeof botCheckService>
