import type { BotAction } from '@soundings/contract/bot-check'

/** A way to show the server that a person does something. */
export type Prover = {
  /** Gets a token for an action, which counts once. */
  prove: (action: BotAction) => Promise<string>
  /** For how many milliseconds a token that was got ahead can still be used; 0 to get it when it is needed. */
  life: number
}
