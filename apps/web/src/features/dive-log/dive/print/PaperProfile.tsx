import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useUnits } from '#shared/units/unit-store.ts'
import { gasStretches, lanesOf } from '../../chart/lanes.view.ts'
import { layoutOf } from '../../chart/layout.view.ts'
import { ProfilePicture } from '../../chart/ProfilePicture.tsx'
import { readProfile } from '../../chart/recording.view.ts'
import { wholeOf } from '../../chart/zoom.view.ts'
import { profileQuery } from '../dive.queries.ts'
import css from './LogbookPage.module.css'

/** In pixels of the picture, which is as wide as the sheet. */
const size = { width: 700, depthHeight: 140 } as const

type Props = { diveId: string; computer: number }

/** What the first computer recorded, as the page has it already: on paper nothing can be waited for. */
export const PaperProfile = ({ diveId, computer }: Props) => {
  const { data } = useQuery({ ...profileQuery(diveId, computer), enabled: false })
  const units = useUnits()
  const recording = useMemo(() => data && readProfile(data), [data])
  if (!recording) return null
  const lanes = lanesOf(recording).filter(({ key }) => key === 'temperature' || key === 'pressure')
  const layout = layoutOf({
    ...size,
    hasGas: gasStretches(recording).length > 0,
    lanes: lanes.map(({ key }) => key),
  })
  return (
    <div className={css.profile}>
      <ProfilePicture {...{ recording, layout, lanes, units }} span={wholeOf(recording.duration)} />
    </div>
  )
}
