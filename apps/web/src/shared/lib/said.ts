import { isUuid } from '@soundings/contract/ids'

// Reads what addresses say. Not with zod: every page reads its address before anything is drawn, and schemas come later.

/** Reads one part of an address; undefined for what makes no sense there. */
type Reading<T> = (said: unknown) => T | undefined

/** What these parts of an address say. */
export type SaidOf<Parts extends Record<string, Reading<unknown>>> = {
  [Name in keyof Parts]?: ReturnType<Parts[Name]>
}

/** Reads an address by its parts; what makes no sense there counts as not said, and of other parts nothing is read. */
export const readSaid = <const Parts extends Record<string, Reading<unknown>>>(
  parts: Parts,
  said: Record<string, unknown>,
): SaidOf<Parts> =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([name, read]) => (name in said ? [[name, read(said[name])]] : [])),
  ) as SaidOf<Parts>

/** Words, trimmed; at most so many characters. The router reads 2024 in an address as a number. */
export const words =
  (most: number): Reading<string> =>
  (said) => {
    const text = typeof said === 'string' || typeof said === 'number' ? String(said).trim() : ''
    return text.length > 0 && text.length <= most ? text : undefined
  }

/** One of these words. */
export const oneOf =
  <const Word extends string>(...known: readonly Word[]): Reading<Word> =>
  (said) =>
    known.find((word) => word === said)

/** Those words of a comma separated list that are known. */
export const someOf =
  (known: readonly string[]): Reading<string> =>
  (said) =>
    typeof said === 'string'
      ? said
          .split(',')
          .filter((word) => known.includes(word))
          .join(',') || undefined
      : undefined

/** A number from `least` to `most`. */
export const between =
  (least: number, most: number): Reading<number> =>
  (said) => {
    const value = typeof said === 'number' || (typeof said === 'string' && said.trim()) ? Number(said) : NaN
    return value >= least && value <= most ? value : undefined
  }

/** A whole number from `least` to `most`. */
export const wholeBetween =
  (least: number, most: number): Reading<number> =>
  (said) => {
    const value = between(least, most)(said)
    return Number.isInteger(value) ? value : undefined
  }

/** Text that passes. */
export const textThat =
  (passes: (text: string) => boolean): Reading<string> =>
  (said) =>
    typeof said === 'string' && passes(said) ? said : undefined

export const id: Reading<string> = (said) => (isUuid(said) ? said : undefined)

/** The first of these readings that makes sense of it. */
export const either =
  <const T>(...readings: readonly Reading<T>[]): Reading<T> =>
  (said) => {
    for (const read of readings) {
      const value = read(said)
      if (value !== undefined) return value
    }
    return undefined
  }
