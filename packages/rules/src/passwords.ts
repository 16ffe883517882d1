// What most people choose once a form demands a capital, a digit and a special character: a well-known word, dressed up.
// The words are the ones that every published list of leaked passwords begins with.
const words = new Set(
  `password passwort passwd passcode pass motdepasse contrasena senha parola wachtwoord qwerty qwertz azerty asdf
  asdfgh zxcvbn qazwsx abc abcd abcde abcdef letmein welcome willkommen bienvenue iloveyou ihateyou loveyou lovely love
  admin administrator root user guest test testing tester login access secret master default changeme temp temporary
  hello hallo bonjour sunshine princess monkey dragon football soccer baseball basketball hockey superman batman
  spiderman pokemon starwars trustno shadow michael jennifer jordan hunter charlie daniel jessica ashley andrew thomas
  robert matthew joshua george summer winter spring autumn january february march april june july august september
  october november december monday friday sunday flower cookie cheese computer internet whatever freedom killer pepper
  ginger banana orange purple mustang ferrari mercedes porsche corvette harley yamaha samsung google facebook liverpool
  arsenal chelsea barcelona juventus london berlin paris america england france germany angel diamond silver golden
  diver diving scuba scubadiver dive divemaster padi nitrox soundings ocean dolphin shark turtle nemo`
    .split(/\s+/)
    .filter(Boolean),
)

const leet: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** `P@ssw0rd2024!` as the word that it is made from: without what was put before or after it. */
const cores = (password: string): string[] => {
  const lower = password.toLowerCase()
  const bare = lower.replace(/^[^a-z@$]+|[^a-z]+$/g, '')
  const undressed = (text: string) => [...text].map((character) => leet[character] ?? character).join('')
  const letters = (text: string) => text.replace(/[^a-z]/g, '')
  return [lower, bare, undressed(lower), undressed(bare), letters(lower), letters(undressed(bare))]
}

const isRepeated = (password: string) => new Set(password.toLowerCase()).size <= 3

/** Whether a password is one of those that guessers try first, or made of what is known of the person. */
export const isCommonPassword = (password: string, known: readonly string[] = []): boolean => {
  if (isRepeated(password)) return true
  const own = known
    .flatMap((text) => text.toLowerCase().split(/[^a-z0-9]+/))
    .filter((part) => part.length >= 4)
  const found = cores(password)
  const doubled = found.map((core) => core.slice(0, core.length / 2))
  return [...found, ...doubled].some((core) => words.has(core) || own.includes(core))
}
