import type { FastifyInstance, LightMyRequestResponse } from 'fastify'

type Body = Record<string, unknown>

/** A browser without a screen: it keeps the cookies that the server gives it, and sends them back. */
export const openBrowser = (app: FastifyInstance, userAgent = 'Mozilla/5.0 (X11; Linux) Firefox/140.0') => {
  const jar = new Map<string, string>()

  const keep = ({ cookies }: LightMyRequestResponse) => {
    for (const { name, value, expires } of cookies) {
      const isRemoved = value === '' || (expires !== undefined && expires.getTime() === 0)
      if (isRemoved) jar.delete(name)
      else jar.set(name, value)
    }
  }

  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: Body) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { 'user-agent': userAgent, ...(cookie && { cookie }) }
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
    keep(answer)
    return answer
  }

  return {
    jar,
    get: (url: string) => send('GET', url),
    post: (url: string, payload?: Body) => send('POST', url, payload),
    put: (url: string, payload: Body) => send('PUT', url, payload),
    delete: (url: string) => send('DELETE', url),
  }
}
export type Browser = ReturnType<typeof openBrowser>
