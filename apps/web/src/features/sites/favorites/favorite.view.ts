/** What a heart does when it is pressed; in a list it also names the site. */
export const heartName = (isFavorite: boolean, siteName?: string): string => {
  const does = isFavorite ? 'Remove from favorites' : 'Add to favorites'
  return siteName === undefined ? does : `${does}: ${siteName}`
}
