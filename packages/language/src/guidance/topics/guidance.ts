export type Guidance = {
  /** What is advised, in whole sentences. */
  advice: readonly string[]
  /** Whose advice it is; empty where nothing is claimed. */
  source: string
  ask: string
  /** In one sentence, to be said before sites; where there is none, the first of the advice is. */
  brief?: string
  /** No list of sites goes with it, whatever else is asked. */
  isAlone?: true
  /** It helps in the minutes after an accident, once help is called. */
  isFirstAid?: true
}

/** Who should be asked about oneself. */
export const doctor =
  'Please ask a doctor who knows diving medicine, or call the DAN information line, before you dive.'
export const instructor = 'Please ask your instructor or dive centre what fits your training and the day.'
export const emergency =
  'If someone may be hurt or ill after a dive, call the local emergency services now, give oxygen if you’re trained to, and then call DAN’s emergency line: +1 919 684 9111.'
