import { useId } from 'react'

/** The diver-down flag: the mark of Soundings. */
export const FlagMark = ({ size }: { size: number }) => {
  const clip = useId()
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <clipPath id={clip}>
        <rect width="28" height="28" rx="7" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path fill="var(--flag)" d="M0 0h28v28H0z" />
        <path fill="var(--flag-stripe)" d="M0 0h5.5L28 22.5V28h-5.5L0 5.5z" />
      </g>
    </svg>
  )
}
