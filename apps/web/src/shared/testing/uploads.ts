import { vi } from 'vitest'

type Listener = ((event: { loaded: number; total: number }) => void) | null

/** What the page sends with its files, for a test to answer in its own time. */
class Sent {
  readonly upload: { onprogress: Listener; onload: (() => void) | null } = { onprogress: null, onload: null }
  onload: (() => void) | null = null
  onerror: (() => void) | null = null
  onabort: (() => void) | null = null
  withCredentials = false
  status = 0
  responseText = ''
  address = ''
  method = ''
  form = new FormData()
  isAborted = false
  private after: string | null = null

  open(method: string, address: string) {
    this.method = method
    this.address = address
  }
  send(form: FormData) {
    this.form = form
    sent.push(this)
  }
  abort() {
    this.isAborted = true
    this.onabort?.()
  }
  getResponseHeader() {
    return this.after
  }

  /** So much of it has left the device, from 0 to 1. */
  comes(share: number) {
    this.upload.onprogress?.({ loaded: share, total: 1 })
    if (share === 1) this.upload.onload?.()
  }
  answers(status: number, reply: unknown, retryAfter?: number) {
    this.status = status
    this.responseText = JSON.stringify(reply)
    this.after = retryAfter === undefined ? null : String(retryAfter)
    this.onload?.()
  }
  /** The line is cut. */
  breaks() {
    this.onerror?.()
  }
}

export type { Sent }

let sent: Sent[] = []

/** Stands where the network was for forms with files; the list grows with every one that is sent. */
export const stubUploads = (): Sent[] => {
  sent = []
  vi.stubGlobal('XMLHttpRequest', Sent)
  return sent
}
