import type { Question } from './question.ts'

const find = (text: string, site: string, intent: Question['intent'] & {} = 'about-site'): Question => ({
  kind: 'known-item',
  text,
  intent,
  site,
})

/** Sites that people know and spell as they can. */
export const knownItems: readonly Question[] = [
  find('Thistlegorm', 'SS Thistlegorm'),
  find('thistelgorm', 'SS Thistlegorm'),
  find('tell me about the thistlegrom wreck', 'SS Thistlegorm'),
  find('zenobea', 'Zenobia'),
  find('hilma hoker', 'Hilma Hooker'),
  find('the yongola in australia', 'SS Yongala'),
  find('kittywake grand cayman', 'USS Kittiwake'),
  find('blu hole dahab', 'Blue Hole Dahab'),
  find('Blue Hole in Malta', 'Blue Hole Gozo'),
  find('great blue hole of belize', 'Great Blue Hole'),
  find('elfinstone reef', 'Elphinstone Reef'),
  find('daedelus reef', 'Daedalus Reef'),
  find('how deep is the Andrea Dorea?', 'Andrea Doria'),
  find('um el farud', 'Um El Faroud'),
  find('Richeleu Rock', 'Richelieu Rock'),
  find('manta pont nusa penida', 'Manta Point'),
  find('Barracuda Point Sipadan', 'Barracuda Point (Malaysia)'),
  find('christ of the abyss italy', 'Christ of the Abyss (Italy)'),
  find('Japanese Gardens in Tobago', 'Japanese Gardens (Tobago)'),
  find('president coolige', 'SS President Coolidge'),
  find('fujikawa mary', 'Fujikawa Maru'),
  find('1000 steps', '1000 Steps'),
  find('Siflra', 'Silfra'),
  find('stony cove', 'Stoney Cove'),
  find('rainbow warior', 'Rainbow Warrior'),
  find('U352', 'U-352'),
  find('cenote angelitta', 'Cenote Angelita'),
  find('Darwin arch', "Darwin's Arch"),
  find('yonaguni monumnet', 'Yonaguni Monument'),
  find('when is the best time to dive the Um El Faroud', 'Um El Faroud'),
  find('is Saltstraumen dangerous?', 'Saltstraumen'),
  find('cristo degli abissi', 'Christ of the Abyss (Italy)'),
]
