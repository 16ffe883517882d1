import { Skeleton } from '@mantine/core'
import type { Photo } from '@soundings/contract/media'
import { mediaLimits } from '@soundings/contract/media'
import { emptyCells } from './gallery.view.ts'
import { PhotoCell } from './PhotoCell.tsx'
import css from './PhotoGrid.module.css'

type Props = {
  /** What a screen reader calls the list. */
  label: string
  photos: readonly Photo[]
  /** How wide a cell is on screen, as `sizes` of an image says it. */
  sizes: string
  /** Whether the grid keeps its sixteen cells, however few photos there are. */
  isWhole?: boolean
  /** Among which photos one steps, by id, where they are neither a site’s nor those of all sites. */
  among?: readonly string[]
}

/** So many photos are seen without scrolling. */
const atOnce = 8

const cells = (count: number) => [...Array(count).keys()]

/** Photos in equal cells. */
export const PhotoGrid = ({ label, photos, sizes, isWhole = false, among }: Props) => (
  <ul className={css.grid} aria-label={label}>
    {photos.map((photo, at) => (
      <li key={photo.id}>
        <PhotoCell photo={photo} sizes={sizes} isEager={at < atOnce} among={among} />
      </li>
    ))}
    {isWhole &&
      cells(emptyCells(photos.length)).map((cell) => (
        <li key={cell} className={css.empty} aria-hidden="true" />
      ))}
  </ul>
)

/** The same while its photos are on their way. */
export const GridSkeleton = () => (
  <div className={css.grid} aria-hidden="true">
    {cells(mediaLimits.gridCells).map((cell) => (
      <Skeleton key={cell} className={css.wait} />
    ))}
  </div>
)
