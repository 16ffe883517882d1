import { sql } from 'drizzle-orm'
import { check } from 'drizzle-orm/pg-core'
import { quoted } from './columns.ts'

/** The checks that tables have in common, each named after its table and column. */
export const checksOf = (table: string) => {
  const named = (column: string, what: string, condition: string) =>
    check(`${table}_${column}_${what}`, sql.raw(condition))
  return {
    shorter: (column: string, max: number) => named(column, 'length', `length(${column}) <= ${max}`),
    within: (column: string, { min, max }: { min: number; max: number }) =>
      named(column, 'range', `${column} between ${min} and ${max}`),
    oneOf: (column: string, words: readonly string[]) =>
      named(column, 'known', `${column} in (${quoted(words)})`),
    someOf: (column: string, words: readonly string[]) => [
      named(column, 'known', `${column} <@ array[${quoted(words)}]::text[]`),
      named(column, 'count', `cardinality(${column}) <= ${words.length}`),
    ],
    /** `texts_fit`, a function of the database: at most `max` texts, none of them empty or longer than `length`. */
    fewShort: (column: string, max: number, length: number) =>
      named(column, 'fit', `texts_fit(${column}, ${max}, ${length})`),
    /** A year, a month or a day, as `PartialDate` of the contract has it but for the length of months. */
    partialDate: (column: string) =>
      named(column, 'date', `${column} ~ '^[12][0-9]{3}(-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?$'`),
    ordered: (low: string, high: string) => named(low, `below_${high}`, `${low} <= ${high}`),
  }
}
