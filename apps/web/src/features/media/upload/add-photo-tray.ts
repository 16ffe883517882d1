/** The tray of the form of one photo; those of sites have their ids. */
export const addPhotoTray = 'add-photo'
