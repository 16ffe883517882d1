import type { CallInput, Reply, Route } from '@soundings/contract/route'
import { noteReach } from '#shared/lib/connection.ts'
import { isSessionBelieved } from '#shared/session/session-store.ts'
import { addressOf, createClient } from './client.ts'

type FormRoute = Route & { form: NonNullable<Route['form']> }

/** The fields of a form and the files that go with it. */
type FormInput<R extends FormRoute> = CallInput<R> & { form: object; files: readonly File[] }

type Watch = {
  signal?: AbortSignal
  /** Hears how much is sent, from 0 to 1. At 1 the server has it all and has not answered yet. */
  onProgress?: (share: number) => void
}

/** A connection that moves nothing for so long is lost, in milliseconds; a server that judges pictures takes longer. */
const silence = { sending: 45_000, answering: 150_000 } as const

/** The fields come first: the server knows what is said about a file before it reads the file. */
const formOf = ({ form, files }: { form: object; files: readonly File[] }): FormData => {
  const data = new FormData()
  for (const [name, value] of Object.entries(form)) if (value !== undefined) data.append(name, String(value))
  for (const file of files) data.append('files', file, file.name)
  return data
}

const answerOf = (request: XMLHttpRequest): Response => {
  const after = request.getResponseHeader('retry-after')
  return new Response(request.responseText, {
    status: request.status,
    ...(after !== null && { headers: { 'retry-after': after } }),
  })
}

/** Sends a form as `fetch` would. Only this way does a browser tell how far it has come. */
const sendForm = (address: string, method: string, data: FormData, { signal, onProgress }: Watch) =>
  new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const begunAt = performance.now()
    let patience: ReturnType<typeof setTimeout> | undefined
    const stop = () => request.abort()
    const wait = (time: number) => {
      clearTimeout(patience)
      patience = setTimeout(stop, time)
    }
    const end = () => {
      clearTimeout(patience)
      signal?.removeEventListener('abort', stop)
    }
    const fail = () => {
      end()
      if (signal?.aborted) return reject(signal.reason)
      noteReach(false)
      reject(new TypeError('No response from the server'))
    }
    request.upload.onprogress = ({ loaded, total }) => {
      wait(silence.sending)
      if (total > 0) onProgress?.(loaded / total)
    }
    request.upload.onload = () => {
      wait(silence.answering)
      onProgress?.(1)
    }
    request.onload = () => {
      end()
      noteReach(true, begunAt)
      resolve(answerOf(request))
    }
    request.onerror = fail
    request.onabort = fail
    request.open(method, address)
    request.withCredentials = true
    signal?.addEventListener('abort', stop)
    wait(silence.sending)
    request.send(data)
  })

/**
 * Sends a form with files. It throws `ApiError` as every call does, and renews the session as every call does; tokens
 * that are about to run out are renewed before, as an answer to a body that is still on its way is easily lost.
 */
export const upload = async <R extends FormRoute>(
  route: R,
  input: FormInput<R>,
  watch: Watch = {},
): Promise<Reply<R>> => {
  if (isSessionBelieved()) {
    const { isRenewalDue, renewSession } = await import('./renewal.ts')
    // If that fails, the call itself finds out and tells.
    if (isRenewalDue()) await renewSession(fetch, route.path, Date.now()).catch(() => undefined)
  }
  watch.signal?.throwIfAborted()
  const address = addressOf(route, input as { params?: Record<string, unknown> })
  const data = formOf(input)
  const send: typeof fetch = (to, init) =>
    to === address ? sendForm(address, route.method, data, watch) : fetch(to, init)
  return createClient(send)(route, input, watch.signal)
}
