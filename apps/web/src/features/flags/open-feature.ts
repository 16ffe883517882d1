import { OFREPWebProvider } from '@openfeature/ofrep-web-provider'
import { OpenFeature, type Provider } from '@openfeature/web-sdk'
import { type FlagKey, flagDefaults } from '@soundings/contract/flags'
import type { FlagValues } from './flag-store.ts'

const keys = Object.keys(flagDefaults) as FlagKey[]

/**
 * Asks the server for all flags. Who asks is for the session to say; the id tells evaluations apart. Each person gets a
 * provider of their own: one whose context changes goes on with the last person's flags when it cannot ask for new ones.
 */
export const evaluateFlags = async (userId: string | undefined): Promise<FlagValues> => {
  const provider = new OFREPWebProvider({
    baseUrl: `${window.location.origin}/api`,
    // What a browser remembers may be another person's, or old, and would count as ready all the same.
    cacheMode: 'disabled',
    changeDetection: 'none',
    disableVisibilityRefresh: true,
  })
  // Its type says `hooks?: … | undefined`, which is more than the SDK's own.
  await OpenFeature.setProviderAndWait(provider as Provider, { targetingKey: userId ?? 'visitor' })
  const client = OpenFeature.getClient()
  const values = keys.map((key) => [key, client.getBooleanValue(key, flagDefaults[key])] as const)
  return Object.fromEntries(values) as FlagValues
}
