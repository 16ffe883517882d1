import { csvColumns, requiredColumns } from '@soundings/contract/bulk-upload'
import { difficulties, siteCategories, waterBodyTypes } from '@soundings/contract/sites'
import { templateAddress } from './bulk-upload.queries.ts'
import css from './FormatGuide.module.css'

/** A word of the contract as a file writes it: `coral-reef` is "Coral Reef". */
const written = (word: string): string =>
  word.replace(/(^|-)(\w)/g, (_, dash, letter) => `${dash && ' '}${letter.toUpperCase()}`)

const allowed = [
  ['Water body types', waterBodyTypes],
  ['Dive site categories', siteCategories],
  ['Diver levels', difficulties],
] as const

/** What a CSV file of dive sites looks like; the same lists check it. */
export const FormatGuide = () => (
  <section className={css.guide} aria-labelledby="format-guide">
    <h2 id="format-guide">CSV format guide</h2>
    <p>
      <a href={templateAddress} download>
        Download a template
      </a>{' '}
      with all columns and two example rows. The first line names the columns; similar names are recognized.
    </p>
    <dl>
      <div>
        <dt>Required columns</dt>
        <dd>{requiredColumns.join(', ')}</dd>
      </div>
      <div>
        <dt>Optional columns</dt>
        <dd>{csvColumns.filter((column) => !requiredColumns.includes(column)).join(', ')}</dd>
      </div>
      {allowed.map(([label, words]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{words.map(written).join(', ')}</dd>
        </div>
      ))}
    </dl>
    <ul>
      <li>Put text fields in quotes.</li>
      <li>Separate the values of a list with commas, within quotes.</li>
      <li>Write coordinates as decimal degrees.</li>
      <li>Write depths in meters.</li>
      <li>Save the file as UTF-8, up to 10MB. Commas, semicolons and tabs can separate the fields.</li>
    </ul>
  </section>
)
