import { useShallow } from 'zustand/react/shallow'
import { useAddPhoto } from './add-photo-store.ts'
import { newSiteTray } from './new-site-photos.ts'
import { PhotosField } from './PhotosField.tsx'
import { removeUpload } from './sending.ts'
import { chooseFiles, useUploads } from './uploads-store.ts'

/** More are added on the page of the site, once it is there. */
const max = 12

/** The photos that go with a new site. They are kept with this page until the site is sent. */
export const NewSitePhotos = () => {
  const uploads = useUploads(useShallow(({ all }) => all.filter(({ tray }) => tray === newSiteTray)))
  const isCovered = useAddPhoto(({ isOpen }) => isOpen)
  return (
    <PhotosField
      label="Choose photos"
      photos={uploads.map(({ id, file }) => ({ key: id, file, address: null }))}
      max={max}
      isOn={!isCovered}
      onAdd={(files) => void chooseFiles(newSiteTray, files)}
      onRemove={removeUpload}
    />
  )
}
