import type { ReactNode } from 'react'
import css from './parts.module.css'

/** What is known of a thing, each by its name. What is null is left out. */
export const Facts = ({ facts }: { facts: Readonly<Record<string, ReactNode>> }) => (
  <dl className={css.facts}>
    {Object.entries(facts).map(
      ([name, value]) =>
        value !== null && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
)
