/** Does something at once when it is asked for, and again at most every so many milliseconds while it is. */
export const atMostEvery = (milliseconds: number, act: () => void) => {
  let pause: NodeJS.Timeout | undefined
  let isWanted = false

  const again = () => {
    pause = undefined
    if (isWanted) ask()
  }
  const ask = () => {
    isWanted = pause !== undefined
    if (isWanted) return
    pause = setTimeout(again, milliseconds).unref()
    act()
  }
  return {
    ask,
    close: (): void => {
      isWanted = false
      clearTimeout(pause)
    },
  }
}
