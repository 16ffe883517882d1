/** What is called after a place or a person keeps its capital: "Indian lionfish". */
const places =
  /^(African|American|Arabian|Asian|Atlantic|Australian|Bargibant|Bermuda|Brazilian|California|Caribbean|Chinese|Cuban|European|Florida|Galápagos|Hawaiian|Indian|Indonesian|Japanese|Maldive|Mediterranean|Mexican|Napoleon|Nassau|Norwegian|Pacific|Port|Spanish|Steller|Weddell)\b/

/** Words within a sentence: the first letter small, unless there are more capitals. `Advanced Open Water` is a name, `Reef shark` is none. */
export const within = (words: string): string =>
  /^[A-Z][^A-Z]*$/.test(words) && !places.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words
