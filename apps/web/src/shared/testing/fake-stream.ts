import type { LiveEvent } from '@soundings/contract/live'

/** Stands where the browser's EventSource was; a test says what the server does. */
export class FakeStream {
  static readonly CLOSED = 2
  /** All that were opened, the newest last. */
  static opened: FakeStream[] = []

  readyState = 0
  onopen = () => {}
  onerror = () => {}
  onmessage = (_: { data: string }) => {}
  readonly address: string

  constructor(address: string) {
    this.address = address
    FakeStream.opened.push(this)
  }

  close() {
    this.readyState = FakeStream.CLOSED
  }

  opens() {
    this.readyState = 1
    this.onopen()
  }

  tells(event: LiveEvent) {
    this.onmessage({ data: JSON.stringify(event) })
  }

  /** The server answered something that is no stream: the browser does not try again. */
  isRefused() {
    this.readyState = FakeStream.CLOSED
    this.onerror()
  }

  /** The line broke; the browser tries again by itself. */
  isCut() {
    this.readyState = 0
    this.onerror()
  }
}
