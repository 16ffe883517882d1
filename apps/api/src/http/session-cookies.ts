// For the types of what it adds to requests and replies.
import '@fastify/cookie'
import { authLimits } from '@soundings/contract/auth'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** What a signed-in browser holds. `access` opens routes for minutes, `refresh` is exchanged for new ones. */
export type SessionTokens = { access: string; refresh: string; expiresAt: Date }

/** The cookie that opens routes. */
export const accessCookie = 'soundings_access'

const names = {
  access: accessCookie,
  refresh: 'soundings_refresh',
  device: 'soundings_device',
  signUp: 'soundings_sign_up',
} as const
/** Says to the page that asking who is signed in is worth a call; it opens nothing. */
const hint = 'soundings_member'
const authPath = '/api/auth'
const deviceLife = 400 * 24 * 3_600

/** Reads and writes the cookies of a session; `secure` when people reach the server over https. */
export const sessionCookies = ({ secure }: { secure: boolean }) => {
  const hidden = { httpOnly: true, sameSite: 'lax', secure } as const
  return {
    accessOf: ({ cookies }: FastifyRequest): string | undefined => cookies[names.access],
    refreshOf: ({ cookies }: FastifyRequest): string | undefined => cookies[names.refresh],
    deviceOf: ({ cookies }: FastifyRequest): string | undefined => cookies[names.device],
    signUpOf: ({ cookies }: FastifyRequest): string | undefined => cookies[names.signUp],

    set: (reply: FastifyReply, { access, refresh, expiresAt: expires }: SessionTokens): void => {
      reply
        .setCookie(names.access, access, { ...hidden, path: '/api', expires })
        .setCookie(names.refresh, refresh, { ...hidden, path: authPath, expires })
        .setCookie(hint, '1', { ...hidden, httpOnly: false, path: '/', expires })
    },

    clear: (reply: FastifyReply): void => {
      reply
        .clearCookie(names.access, { ...hidden, path: '/api' })
        .clearCookie(names.refresh, { ...hidden, path: authPath })
        .clearCookie(hint, { ...hidden, httpOnly: false, path: '/' })
    },

    /** Stays when the person signs out, so that their next sign-in here is none from a new device. */
    rememberDevice: (reply: FastifyReply, device: string): void => {
      reply.setCookie(names.device, device, { ...hidden, path: authPath, maxAge: deviceLife })
    },

    /** Shows, when the code comes, that this browser began the sign-up; the newest, where it began several. */
    rememberSignUp: (reply: FastifyReply, secret: string): void => {
      reply.setCookie(names.signUp, secret, { ...hidden, path: authPath, maxAge: authLimits.signUpLife })
    },
    forgetSignUp: (reply: FastifyReply): void => {
      reply.clearCookie(names.signUp, { ...hidden, path: authPath })
    },
  }
}
export type SessionCookies = ReturnType<typeof sessionCookies>
