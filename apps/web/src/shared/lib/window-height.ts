// Asked while a page is drawn, the browser would lay all of it out for the answer, and once more to draw it.

let height = window.innerHeight
window.addEventListener('resize', () => {
  height = window.innerHeight
})

/** How high the window is, in pixels, as it was last heard. */
export const windowHeight = (): number => height

type Size = { width: number; height: number }

/** Tells a list that scrolls with the page how high the window is, now and whenever that changes. */
export const followWindow = (_list: unknown, tell: (size: Size) => void): (() => void) => {
  const tellHeight = () => tell({ width: 0, height })
  tellHeight()
  window.addEventListener('resize', tellHeight)
  return () => window.removeEventListener('resize', tellHeight)
}
