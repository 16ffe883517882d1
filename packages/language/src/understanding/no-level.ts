import { type Line, phraseAt, wordAt } from './words.ts'

// Words of levels and ages that speak of nobody who will dive.

/** "Grandma has the kids", "without the children". */
const atHome =
  /(?:^| )(?:(?:grand[a-z]+|granny|nan|nana|nanny|babysitters?|sitter|in laws|inlaws) (?:has|have|minds?|watch(?:es)?|looks? after|takes?|is minding|are minding|is watching)|without)(?: the| our| my| his| her)?$/

const elsewhere =
  /^(?:(?:are|is|will be|stay|stays|go|goes) (?:all )?(?:(?:staying|going|off|away|left) )?(?:with|at|to) (?:the |their |our |my )?(?:nan|nana|gran[a-z]*|in laws|school|camp|home|club|pool)|(?:are |is |will be )?(?:stay|stays|staying|left) (?:behind )?with (?:the |their |our |my )?(?:friends|aunt[a-z]*|uncle|sister|parents|ex|dad|mum|mom)|(?:are|is) (?:asleep|in bed|away|at home)|pool|club|camp|splash|playground|menu|room)(?: |$)/

const laterCourse =
  /^(?:(?:my|his|her|their|the|our) )?(?:deep|rescue|nitrox|divemaster|dm|master|drysuit|tec|technical|trimix)(?: |$)/

/** "New to this area", "trainee divemaster". */
export const isOfOtherNews = (line: Line, at: number, size: number): boolean => {
  const [phrase, next] = [phraseAt(line, at, size), wordAt(line, at + size)]
  return (
    // "Just passed his deep specialty."
    (/passed$/.test(phrase) && laterCourse.test(phraseAt(line, at + size, 2))) ||
    // "Walls or wrecks, we're easy."
    (phrase === 'easy' &&
      /^(im|were)$/.test(wordAt(line, at - 1)) &&
      (line.words[at + 1] === undefined ||
        line.words[at + 1]?.isBreak === true ||
        /^(about|on|either|going|whichever)$/.test(next))) ||
    (phrase === 'rusty' && /^(ships?|wrecks?|metal|hulls?|hulks?|old|iron|steel|boats?|tubs?)$/.test(next)) ||
    (/^new (?:to|at) this$/.test(phrase) &&
      /^(area|place|country|region|part|island|coast|town|city|app)$/.test(next)) ||
    // "I dream of mantas since child."
    (/^(child|kid)$/.test(phrase) &&
      /(?:^| )(?:since|as|from|was)(?: a| i was a)?$/.test(
        phraseAt(line, at - Math.min(at, 4), Math.min(at, 4)),
      )) ||
    // "The kids are staying with nana", "because of the kids' pool".
    (/^(kids|children)$/.test(phrase) &&
      !line.words[at + size]?.isBreak &&
      elsewhere.test(phraseAt(line, at + size, Math.min(5, line.words.length - at - size)))) ||
    // "While grandma has the kids", "without the children".
    (/^(child|kid|kids|children)$/.test(phrase) &&
      atHome.test(phraseAt(line, at - Math.min(at, 4), Math.min(at, 4)))) ||
    (phrase === 'trainee' && /^(divemaster|instructor|dm|guide)$/.test(next))
  )
}

/** "Not Koh Tao, too many learners": of who else is there. */
export const isOfCrowd = (line: Line, at: number): boolean =>
  /^(?:too many|full of|crowded with|overrun with|swarming with|packed with)$/.test(phraseAt(line, at - 2, 2))
