import type { FlagStand, Flags } from '@soundings/contract/administration-shapes'
import { useQuery } from '@tanstack/react-query'
import { flagStandsQuery } from '../administration.queries.ts'
import { Facts } from '../Facts.tsx'
import { Part } from '../Part.tsx'
import css from '../parts.module.css'

const valueText = (value: string | null): string => {
  if (value === null) return 'Not set'
  return value === 'true' ? 'On' : value === 'false' ? 'Off' : value
}

const reasons: Record<string, string> = {
  STATIC: 'The source sets it for everyone.',
  DEFAULT: 'The source’s default applies.',
  TARGETING_MATCH: 'A rule of the source decides, by who asks.',
  SPLIT: 'The source splits people into parts.',
  CACHED: 'The source answered earlier.',
  DISABLED: 'It’s switched off in the source.',
}

const whyText = ({ reason, usual, values }: FlagStand): string => {
  const isSet = values.visitor !== null || values.member !== null || values.admin !== null
  if (!isSet)
    return usual === null ? 'Nobody sets it.' : 'The source doesn’t set it, so the app’s own value applies.'
  return (reason && reasons[reason]) ?? reason ?? 'The source sets it.'
}

const Flag = ({ flag }: { flag: FlagStand }) => {
  const { key, usual, values } = flag
  // What the source does not set is as the app has it.
  const told = (value: string | null) => valueText(value ?? (usual === null ? null : String(usual)))
  return (
    <li className={css.card}>
      <h3 className={css.code}>{key}</h3>
      <Facts
        facts={{ Visitors: told(values.visitor), Members: told(values.member), Admins: told(values.admin) }}
      />
      <p className={css.quiet}>{whyText(flag)}</p>
    </li>
  )
}

const sourceText = ({ kind, name }: Flags['source']): string =>
  kind === 'file' ? `They come from the file ${name}.` : `They come from the flag server ${name}.`

/** The feature flags as they stand, and why. They are changed where they come from. */
export const FlagsSection = () => {
  const flags = useQuery(flagStandsQuery())
  return (
    <Part title="Feature flags" failed="The feature flags couldn’t be loaded" query={flags}>
      {({ source, items }) => (
        <>
          <p>{sourceText(source)} Change them there; it takes effect within seconds.</p>
          <ul className={css.cards}>
            {items.map((flag) => (
              <Flag key={flag.key} flag={flag} />
            ))}
          </ul>
        </>
      )}
    </Part>
  )
}
