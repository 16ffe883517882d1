/** What a worker can be asked for, by name. */
export type Calls = { [name: string]: (...given: never[]) => unknown }

/** `ask` names what is answered; null for what is only told. */
export type Question = { ask: number | null; call: string; given: unknown[] }
export type Answer = { ask: number; result: unknown }

/** The other end of a channel: a thread or a process of our own. */
export type Peer = {
  /** `failed` hears when the message did not leave. */
  send: (question: Question, failed: (error: Error) => void) => void
  onAnswer: (hear: (answer: Answer) => void) => void
  /** Hears once of every end, also one that was asked for. */
  onEnd: (hear: (error: Error | undefined) => void) => void
  stop: () => Promise<void>
}

/** Told of what was asked of a worker that ended before it answered; its cause is what ended it, where that is known. */
export class WorkerEnded extends Error {}

type Options = {
  /** Its name in messages: `thread that makes map tiles`. */
  name: string
  /** What takes longer hangs, and takes the worker with it; in milliseconds. Without it, everything is waited for. */
  patience?: number
  /** Hears of an end that nobody asked for. */
  onCrash?: () => void
}

/** How a worker is asked, and told what needs no answer. */
export type Channel<C extends Calls> = {
  ask: <Name extends keyof C & string>(
    call: Name,
    ...given: Parameters<C[Name]>
  ) => Promise<Awaited<ReturnType<C[Name]>>>
  post: <Name extends keyof C & string>(call: Name, ...given: Parameters<C[Name]>) => void
  isAlive: () => boolean
  stop: () => Promise<void>
}

/** Opens a channel to a worker, which does what it is sent in the order of sending. Once it has ended, nobody waits for it. */
export const openChannel = <C extends Calls>(peer: Peer, options: Options): Channel<C> => {
  const { name, patience, onCrash } = options
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let asked = 0
  let ended: WorkerEnded | undefined
  let isStopping = false

  peer.onAnswer(({ ask, result }) => waiting.get(ask)?.resolve(result))
  peer.onEnd((cause) => {
    if (ended) return
    ended = new WorkerEnded(`The ${name} has ended`, { cause })
    for (const { reject } of waiting.values()) reject(ended)
    if (!isStopping) onCrash?.()
  })

  const stop = () => {
    isStopping = true
    return peer.stop()
  }

  const askFor = async (call: string, given: unknown[]): Promise<unknown> => {
    if (ended) throw ended
    const ask = ++asked
    const answer = Promise.withResolvers<unknown>()
    waiting.set(ask, answer)
    const late = patience === undefined ? undefined : setTimeout(() => void peer.stop(), patience)
    peer.send({ ask, call, given }, (cause) =>
      answer.reject(new WorkerEnded(`The ${name} cannot be reached`, { cause })),
    )
    try {
      return await answer.promise
    } finally {
      clearTimeout(late)
      waiting.delete(ask)
    }
  }

  return {
    // The types are those of the worker's own calls, which both ends share.
    ask: (call, ...given) => askFor(call, given) as Promise<never>,
    post: (call, ...given) => {
      if (!ended) peer.send({ ask: null, call, given }, () => undefined)
    },
    isAlive: () => !ended && !isStopping,
    stop,
  }
}
