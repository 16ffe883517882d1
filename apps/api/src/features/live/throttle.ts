/** Runs a task at once when asked, and then at most once per interval (in milliseconds) while it is asked for again. */
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
