import type { DiveDetails } from '@soundings/contract/dive-log'
import css from './parts.module.css'

/** What a dive computer or a file told besides: only kept, and given back as it came. */
export const DiveImported = ({
  dive: { computers, extra },
}: {
  dive: Pick<DiveDetails, 'computers' | 'extra'>
}) => {
  const devices = computers.map(({ id, model, serial, firmware }) => ({
    id,
    text: [model ?? 'Dive computer', serial && `serial number ${serial}`, firmware && `firmware ${firmware}`]
      .filter(Boolean)
      .join(', '),
  }))
  const details = Object.entries(extra).flatMap(([format, known]) =>
    Object.entries(known).map(([name, value]) => ({ key: `${format} ${name}`, name, value })),
  )
  if (devices.length + details.length === 0) return null
  return (
    <details className={css.imported}>
      <summary>Dive computer and imported details</summary>
      {devices.length > 0 && (
        <ul>
          {devices.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      )}
      {details.length > 0 && (
        <dl>
          {details.map(({ key, name, value }) => (
            <div key={key}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  )
}
