import type { BotAction } from '@soundings/contract/bot-check'
import { Refusal } from '#src/refusal.ts'
import type { World } from '#src/world.ts'

export const botCheckService = ({ bots, limits }: Pick<World, 'bots' | 'limits'>) => ({
  how: () => bots.how,

  challenge: (action: BotAction) => {
    if (!bots.challenge) throw new Refusal(404, 'This server asks for no proof of work')
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
export type BotDoor = ReturnType<typeof botCheckService>
