import { plural } from '@soundings/rules/phrases'
/** What approving several items at once does, when some of them are flags. */
export const flagsText = (count: number): string =>
  plural(count, {
    one: '# of them is a flag. Approving it takes down what is flagged.',
    other: '# of them are flags. Approving them takes down what is flagged.',
  })
