import { auth, type DeleteAccount } from '@soundings/contract/auth'
import type { z } from 'zod'
import { call } from '#shared/api/client.ts'

/** Everything that the server keeps of the person, as a zip. */
export const exportData = () => call(auth.exportData, {})

export const deleteAccount = async (body: z.output<typeof DeleteAccount>): Promise<void> => {
  await call(auth.deleteAccount, { body })
}
