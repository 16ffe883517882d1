import { z } from 'zod'

/** What is nearer to 0 is taken for 0: nothing on Earth is measured so finely, and PostgreSQL refuses numbers that are too small. */
const smallest = 1e-9
/** The largest whole number that a column of PostgreSQL holds. */
export const largestWhole = 2_147_483_647

const rounded = (value: number): number => (Math.abs(value) < smallest ? 0 : value)

/** Any number on the wire: finite, and 0 or large enough to reckon with. */
export const number = () => z.number().overwrite(rounded)

/** A whole number on the wire; `max` where it is larger than what the database stores. */
export const wholeNumber = (max = largestWhole) => number().int().min(-max).max(max)

/** The same for what comes as text: queries, addresses and fields of forms. */
export const numberText = () => z.coerce.number().overwrite(rounded)
export const wholeNumberText = () => numberText().int().min(-largestWhole).max(largestWhole)
