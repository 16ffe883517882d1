import { auth, type Me } from '@soundings/contract/auth'
import { call } from '#shared/api/client.ts'
import { read } from '#shared/api/query.ts'

/** The devices on which the person is signed in, the one used last first. */
export const devicesQuery = read(auth.sessions, {})

export const endDevice = async (sessionId: string): Promise<void> => {
  await call(auth.endSession, { params: { sessionId } })
}

export const endOtherDevices = async (): Promise<void> => {
  await call(auth.endOtherSessions, {})
}

export const changePassword = async (body: { current: string; password: string }): Promise<void> => {
  await call(auth.changePassword, { body })
}

/** Has a code mailed to the new address. */
export const changeEmail = async (body: { email: string; password: string }): Promise<void> => {
  await call(auth.changeEmail, { body })
}

export const confirmEmail = async (body: { email: string; password: string; code: string }): Promise<Me> =>
  (await call(auth.confirmEmail, { body })).user
