import { randomUUID } from 'node:crypto'
import { auth, type Me } from '@soundings/contract/auth'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BotGuard } from '#features/bot-check/index.ts'
import { me } from '#http/access.ts'
import type { RateLimits } from '#http/rate-limits.ts'
import { serveAll } from '#http/serve.ts'
import type { SessionCookies } from '#http/session-cookies.ts'
import type { SignUpProof } from '#ports/identity.ts'
import type { Sessions } from '#src/sessions/sessions.service.ts'
import type { accountService } from './account.service.ts'
import type { authService, Device, SignedIn } from './auth.service.ts'

type Needs = {
  auth: ReturnType<typeof authService>
  account: ReturnType<typeof accountService>
  sessions: Sessions
  cookies: SessionCookies
  bots: BotGuard
  limits: RateLimits
}

const known = (user: Me) => ({ success: true as const, user })
const done = (message: string) => ({ success: true as const, message })

export const authRoutes = (app: FastifyInstance, needs: Needs): void => {
  const { auth: service, account, sessions, cookies, bots, limits } = needs

  const deviceOf = (request: FastifyRequest, reply: FastifyReply): Device => {
    const id = cookies.deviceOf(request) ?? randomUUID()
    cookies.rememberDevice(reply, id)
    return { id, userAgent: request.headers['user-agent'] ?? '' }
  }

  /** Counts a try to show that a sign-up is one's own, so that a stranger's tries do not use up those of its owner. */
  const countProof = async (request: FastifyRequest, email: string, { secret, password }: SignUpProof) => {
    if (password !== undefined) await limits.take('sign-up-password', request, email)
    else if (secret !== undefined) await limits.take('verify', request, `${email} ${secret}`)
  }

  const welcome = (reply: FastifyReply, { user, tokens }: SignedIn) => {
    cookies.set(reply, tokens)
    return known(user)
  }

  serveAll(app, auth, {
    register: async ({ body }, request, reply) => {
      const strict = await bots.isUnproved('signup', body.recaptchaToken, request)
      await limits.take('register', request, undefined, { strict })
      await limits.take('code-mail', request, `verify ${body.email}`)
      cookies.rememberSignUp(reply, await service.register(body))
      return done('We’ve sent a code to this address.')
    },
    verify: async ({ body: { email, code, password } }, request, reply) => {
      const proof = { secret: cookies.signUpOf(request), password }
      await countProof(request, email, proof)
      const signedIn = await service.verify({ email, code, ...proof }, deviceOf(request, reply))
      cookies.forgetSignUp(reply)
      return welcome(reply, signedIn)
    },
    resend: async ({ body: { email, password } }, request) => {
      const proof = { secret: cookies.signUpOf(request), password }
      if (password !== undefined) await countProof(request, email, proof)
      const mailed = await limits.take('code-mail', request, `verify ${email}`)
      await service.resend({ email, ...proof }).catch(async (error: unknown) => {
        await mailed.refund()
        throw error
      })
      return done('If this address needs a code, a new one is on its way.')
    },
    login: async ({ body: { username: email, password, recaptchaToken } }, request, reply) => {
      const strict = await bots.isUnproved('login', recaptchaToken, request)
      const taken = await limits.take('login', request, email, { strict })
      const signedIn = await service.signIn({ email, password }, deviceOf(request, reply))
      // Nobody has to wait for that; at worst one try too many is counted.
      taken.refund().catch((err: unknown) => request.log.warn({ err }, 'a try was not given back'))
      return welcome(reply, signedIn)
    },
    logout: async (_, request, reply) => {
      const held = cookies.refreshOf(request) ?? cookies.accessOf(request)
      cookies.clear(reply)
      if (held !== undefined) await sessions.endHeld(held)
      return done('Signed out.')
    },
    refresh: async (_, request, reply) => {
      const renewed = await service.refresh(cookies.refreshOf(request)).catch((error: unknown) => {
        cookies.clear(reply)
        throw error
      })
      return welcome(reply, renewed)
    },
    profile: async (_, request) => known(await service.profile(me(request))),
    onboard: async ({ body }, request) => known(await service.onboard(me(request), body)),
    checkEmail: async ({ body }, request) => {
      await limits.take('check-email', request)
      return { isUnique: await service.isEmailFree(body.email) }
    },
    checkHandle: async ({ body }, request) => {
      await limits.take('check-handle', request)
      return { isUnique: await service.isHandleFree(body.handle, request.person?.id) }
    },
    forgotPassword: async ({ body }, request) => {
      const strict = await bots.isUnproved('login', body.recaptchaToken, request)
      await limits.take('code-mail', request, `reset ${body.email}`, { strict })
      await service.forgot(body.email)
      return done('If this address has an account, a code is on its way.')
    },
    resetPassword: async ({ body }, request) => {
      await limits.take('reset', request, body.email)
      await service.reset(body)
      return done('Your password has been changed. Please log in.')
    },
    changePassword: async ({ body }, request) => {
      const taken = await limits.take('password', request, me(request).id)
      await service.changePassword(me(request), body)
      await taken.refund()
      return done('Password changed. You’ve been signed out on your other devices.')
    },
    changeEmail: async ({ body }, request) => {
      const tried = await limits.take('password', request, me(request).id)
      const mailed = await limits.take('code-mail', request, `change ${body.email}`)
      await service.changeEmail(me(request), body).catch(async (error: unknown) => {
        await mailed.refund()
        throw error
      })
      await tried.refund()
      return done('We’ve sent a code to your new address.')
    },
    confirmEmail: async ({ body }, request) => {
      await limits.take('verify', request, me(request).id)
      return known(await service.confirmEmail(me(request), body))
    },
    sessions: async (_, request) => ({ items: await sessions.list(me(request)) }),
    endSession: async ({ params }, request, reply) => {
      await sessions.end(me(request), params.sessionId)
      if (params.sessionId === me(request).sessionId) cookies.clear(reply)
      return done('That device has been signed out.')
    },
    endOtherSessions: async (_, request) => {
      await sessions.endOthers(me(request))
      return done('Signed out on all other devices.')
    },
    exportData: async (_, request) => {
      await limits.take('export', request, me(request).id)
      return account.export(me(request))
    },
    deleteAccount: async ({ body }, request, reply) => {
      const taken = await limits.take('password', request, me(request).id)
      await account.remove(me(request), body.password, body.contributions)
      await taken.refund()
      cookies.clear(reply)
      return done('Your account has been deleted.')
    },
  })
}
