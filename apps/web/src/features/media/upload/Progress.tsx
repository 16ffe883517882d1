import css from './Progress.module.css'

/** How much of a photo is sent, from 0 to 1. */
export const Progress = ({ share, name }: { share: number; name: string }) => (
  <div
    className={css.track}
    role="progressbar"
    aria-label={`Uploading ${name}`}
    aria-valuenow={Math.round(share * 100)}
    aria-valuemin={0}
    aria-valuemax={100}
  >
    <div className={css.done} style={{ transform: `scaleX(${share})` }} />
  </div>
)
