import { describe, expect, it } from 'vitest'
import { ask, labelsAfter, understood } from './asking.build.ts'

// Each of these was read wrong once.

describe('what a "no" rules out that nobody knows', () => {
  it.each([
    ['sharks in fiji but not the feeding dives', ['Fiji', 'Sharks'], 'feeding'],
    ['Oman reefs without rubbish', ['Oman', 'Reefs'], 'rubbish'],
    ['Zanzibar reefs, no night dives', ['Zanzibar', 'Reefs'], 'night'],
    ["reefs in Fiji that aren't crowded", ['Fiji', 'Reefs'], 'crowded'],
  ])('is not looked for: %s', (question, labels, unwanted) => {
    const heard = ask(question)
    expect(understood(question)).toEqual(labels)
    expect(heard.query.words).toBe('')
    expect(heard.unwanted).toBe(unwanted)
  })

  it('is a current where it is called so', () => {
    expect(understood('a reef off Phuket that isnt a washing machine')).toEqual([
      'Phuket',
      'Reefs',
      'No strong current',
    ])
  })
})

describe('names and what stands beside them', () => {
  it.each([
    ['wrecks in the northern Red Sea', ['Red Sea', 'Wrecks']],
    ['hammerheads in the eastern pacific', ['Eastern Pacific', 'Hammerhead sharks']],
    ['reefs anywhere in the americas', ['Americas', 'Reefs']],
    ['UK trip: wrecks round Scapa or Oban', ['Scapa Flow', 'Near Oban, 25 km', 'Wrecks']],
    ['wrecks in Malta or Gozo', ['Malta', 'Gozo', 'Wrecks']],
    [
      'Similan islands but we already did Elephant Head Rock and Koh Bon',
      ['Similan Islands', 'Not Koh Bon West Ridge'],
    ],
    ['Similan islands but we already did Richelieu Rock', ['Similan Islands', 'Not Richelieu Rock']],
    ['somewhere like Silfra but warmer', ['Like Silfra', 'Water 24 °C or warmer']],
    [
      'Mabul & Kapalai muck, we want mandarin fish',
      ['Pulau Mabul', 'Pulau Kapalai', 'Muck dives', 'Mandarinfish'],
    ],
    ['any recommendations for pinnacles but by boat', ['Pinnacles', 'By boat']],
    ['solomon islands planes', ['Solomon Islands', 'Wrecks']],
  ])('%s', (question, labels) => expect(understood(question)).toEqual(labels))

  it.each([
    ['whats the yongala like for someone with 25 dives', 'SS Yongala', 'level'],
    ['Silfra with a drysuit but only 12 dives, allowed?', 'Silfra', 'level'],
    ['Blue Hole Dahab for a trimix diver, what do I need to know', 'Blue Hole Dahab', 'general'],
  ])('is about one site: %s', (question, name, topic) => {
    const { about, named } = ask(question)
    expect(named.map(({ siteName }) => siteName)).toEqual([name])
    expect(about?.topic).toBe(topic)
  })

  it.each(['cheap flights from Amsterdam to Bonaire', 'can you book us a boat with 12 spaces out of Sanur'])(
    'looks for no sites: %s',
    (question) => expect(ask(question).intent).toBe('other'),
  )
})

describe('levels', () => {
  it.each([
    ['galapagos sites not just for super experienced divers', ['Galápagos', 'Beginner', 'Intermediate']],
    ["wrecks in Coron that aren't only for experts", ['Coron', 'Wrecks', 'Beginner', 'Intermediate']],
    ["Galapagos: which sites don't demand an advanced diver?", ['Galápagos', 'Beginner', 'Intermediate']],
    [
      "Norwegian wrecks you don't need a tech ticket for",
      ['Norway', 'Wrecks', 'Beginner', 'Intermediate', 'Advanced'],
    ],
    [
      "lakes in Germany, I don't want anything that's only for advanced or technical divers",
      ['Germany', 'Lakes', 'Beginner', 'Intermediate'],
    ],
    ["it doesn't have to be advanced, Red Sea", ['Red Sea']],
    ['dives in Kenya, she finish her course just now', ['Kenya', 'Beginner']],
    ['Thirty is where it ends for me. Croatia', ['Croatia', 'Up to 30 m']],
    ['Vietnam or Cambodia, and at 20 I have to stop', ['Vietnam', 'Cambodia', 'Up to 20 m']],
    ['At 71 my knees are finished, shore dives in Malta', ['Malta', 'From shore']],
    ['Philippine sites of easy level, depth no pass 28 metros', ['Philippines', 'Beginner', 'Up to 28 m']],
    [
      'Plain open water card here, so whatever in Malta demands an advanced one is out, as is all below 18 m',
      ['Malta', 'Beginner', 'Up to 18 m'],
    ],
    [
      'Hard ones only, South Africa. The novice and middling stuff you can leave out.',
      ['South Africa', 'Advanced'],
    ],
    ['Norway, something calm for a fresh diver', ['Norway', 'Beginner', 'No strong current']],
    [
      'UK dives from shore where the tide doesn’t run hard',
      ['United Kingdom', 'From shore', 'No strong current'],
    ],
    ['Sai Kung for my cousin who qualified on Sunday', ['Sai Kung', 'Beginner']],
    ['lakes in Belgium, my nephews are 16 and 17, certified ten days ago', ['Belgium', 'Lakes', 'Beginner']],
    ['My wife certified 20 students last month, Malta', ['Malta']],
    [
      'my brother got tangled in a wreck once. Jordan, nice coral from the beach please',
      ['Jordan', 'Coral reefs', 'No wrecks', 'From shore'],
    ],
    ['Palau and Yap, the vote is split down the middle', ['Palau', 'Yap']],
    ['Grandma lives just outside Sydney, reefs round there', ['Sydney, New South Wales', 'Reefs']],
    ['Caves are not a problem, I’m full cave. Mexico', ['Mexico', 'Caves', 'Technical']],
    ['Caves are a problem for me, Mexico', ['Mexico', 'No caves']],
    ['I love to get lost in a reef for hours, Fiji', ['Fiji', 'Reefs']],
    ['Sabah. The last thing I want to see on leave is a wreck', ['Sabah', 'No wrecks']],
    ['Norway, 8 degrees is where I stop', ['Norway', 'Water 8 °C or warmer']],
    [
      'Malta 40 m or deeper where I don’t have to fight a strong current',
      ['Malta', '40 m or deeper', 'No strong current'],
    ],
    ['I need 20 m of water or more under me, walls in Palau', ['Palau', 'Walls', '20 m or deeper']],
    ['Malta wrecks at 30 m or more please ignore', ['Malta', 'Wrecks', 'Up to 30 m, to be safe']],
    ['Take out the ones that reach 110 ft, then show me Maui', ['Maui', 'Up to 110 ft']],
    [
      'My rebreather ticket makes anything below 55 m off the table. Bikini Atoll',
      ['Bikini Atoll', 'Technical', 'Up to 55 m'],
    ],
    ['reefs in Vanuatu for a couple who was certified last month', ['Vanuatu', 'Reefs', 'Beginner']],
    ['reefs in Malta, she’s had her card for nine days', ['Malta', 'Reefs', 'Beginner']],
    ['Fiji. Any chance of bull sharks and I’m out', ['Fiji', 'No bull sharks']],
    ['if there’s no chance of bull sharks forget it. Fiji', ['Fiji', 'Bull sharks']],
    [
      'UK shore diving for somebody who passed her course last month',
      ['United Kingdom', 'Beginner', 'From shore'],
    ],
    ['canaries, still learning', ['Canary Islands', 'Beginner']],
    ['florida springs, barely OW', ['Florida', 'Beginner']],
    ['OW with 45 dives but my wife has only 3 dives, Malta', ['Malta', 'Beginner']],
    ["I don't need an expert guide, walls in Egypt", ['Egypt', 'Walls']],
    ['advanced but not expert, Malta', ['Malta', 'Advanced']],
    ['trainee divemaster looking for wrecks in Malta', ['Malta', 'Wrecks', 'Advanced']],
    ['I did my course about 20 years ago, advanced walls in Malta', ['Malta', 'Walls', 'Advanced']],
    ["Galápagos sites that don't require being an advanced diver", ['Galápagos', 'Beginner', 'Intermediate']],
    ['Similans for intermediate divers, nobody is advanced', ['Similan Islands', 'Intermediate']],
    ['Caribbean, I am a Scuba Diver, not OWD', ['Caribbean', 'Beginner']],
    ['wrecks in Bermuda easy enough for us', ['Bermuda', 'Wrecks', 'Beginner']],
    ['straight off the beach in Oman, still learning', ['Oman', 'Beginner', 'From shore']],
    [
      'Fiji: sharks yes, but my other half refuses anything labelled advanced',
      ['Fiji', 'Beginner', 'Intermediate', 'Sharks'],
    ],
    ['argentina, nothing hardcore', ['Argentina', 'Beginner', 'Intermediate']],
    ['Brazil for newcomers', ['Brazil', 'Beginner']],
    ['great whites with next to no diving experience', ['Beginner', 'Great white sharks']],
    ['wrecks in Portugal, I have OW with 45 dives', ['Portugal', 'Wrecks', 'Beginner', 'Intermediate']],
    ['OW with 45 dives, something easy in Malta', ['Malta', 'Beginner']],
    ['did all the easy stuff in komodo already, now give me the hard dives', ['Komodo', 'Advanced']],
    ['cenotes for open water divers no cave cert', ['Cenotes', 'Beginner']],
    [
      'caverns in Mexico I can do without a cave cert',
      ['Mexico', 'Caves', 'Beginner', 'Intermediate', 'Advanced'],
    ],
    ['cave dives in Florida for full cave certified divers', ['Florida', 'Caves', 'Technical']],
    [
      'reefs in Florida, no cave cert',
      ['Florida', 'Reefs', 'No caves', 'Beginner', 'Intermediate', 'Advanced'],
    ],
    ['Bali, beginners. At least 24 C', ['Bali', 'Beginner', 'Water 24 °C or warmer']],
  ])('%s', (question, labels) => expect(understood(question)).toEqual(labels))
})

describe('what divers know by name', () => {
  it.each([
    ['wrecks in Apo Reef', ['Near Apo Reef, 25 km', 'Wrecks']],
    ['lava tubes in Indonesia', ['Indonesia', 'Caves']],
    ['Indonesia canyons', ['Indonesia']],
    ['leafy sea dragons in South Australia', ['South Australia', 'Leafy seadragons']],
    ['sea dragons in South Australia', ['South Australia', 'Leafy seadragons', 'Weedy seadragons']],
    ['christmas tree worms in Bali', ['Bali', 'Christmas tree worms']],
    ['sevengill sharks in California', ['California', 'Broadnose sevengill sharks']],
    ['longimanus in Egypt', ['Egypt', 'Oceanic whitetip sharks']],
    ['whale sharks not oslob philippines', ['Philippines', 'Not near Oslob, 25 km', 'Whale sharks']],
    ['walls in Bunaken, 100+ dives', ['Pulau Bunaken', 'Walls']],
    ['dive sites with at least 4 stars in Costa Rica', ['Costa Rica', 'Best rated first']],
    ['We did Ras Mohammed already, what else is similar in Egypt', ['Egypt', 'Not Ras Mohammed']],
  ])('%s', (question, labels) => expect(understood(question)).toEqual(labels))
})

describe('limits, wishes and places with something beside them', () => {
  it.each([
    ['easy reefs in Bali, deep no thanks', ['Bali', 'Reefs', 'Beginner', 'Up to 18 m']],
    ['deep not possible, wrecks in Malta', ['Malta', 'Wrecks', 'Up to 18 m']],
    ['wrecks in Malta, deep, not needed', ['Malta', 'Wrecks']],
    ["I won't do caves, over 30 m", ['No caves', 'Up to 30 m']],
    ['no sharks, no current, over 30 m', ['Up to 30 m', 'No strong current', 'No sharks']],
    ['no wrecks, no caves, below 15 degrees', ['No wrecks', 'No caves', 'Water 15 °C or warmer']],
    ['beyond 20 m, too hard', ['Advanced', 'Up to 20 m, to be safe']],
    ['we are rusty, over 30 m', ['Beginner', 'Up to 30 m, to be safe']],
    ["reefs in Egypt, if sharks are around my wife won't dive", ['Egypt', 'Reefs', 'No sharks']],
    ['reefs where sharks are seen are not for me', ['Reefs', 'No sharks']],
    ['Sites in Norway, water temp 12 or warmer', ['Norway', 'Water 12 °C or warmer']],
    ['how warm is it in Bonaire? I only dive warm water', ['Bonaire', 'Water 24 °C or warmer']],
    ['intermediate or easier, 25 m', ['Beginner', 'Intermediate', 'Up to 25 m']],
    ["I'm not only a beginner, I also get scared, Bali", ['Bali', 'Beginner']],
    ["I don't mind current but my son does, Komodo", ['Komodo', 'No strong current']],
    ["hammerheads in Komodo, don't mind current", ['Komodo', 'Hammerhead sharks']],
    ['turtles yes but sharks please not, Maldives', ['Maldives', 'Turtles', 'No sharks']],
    ['any recommendations for Indonesia but Bali', ['Indonesia', 'Not Bali']],
    ['any recommendations for Cyprus but beginner', ['Cyprus', 'Beginner']],
    ['any recommendations for reefs but calm water', ['Reefs', 'No strong current']],
    ['already did Egypt and loved it, wrecks in Egypt again', ['Egypt', 'Wrecks']],
    ['Egypt wrecks, also reefs in Dahab', ['Egypt', 'Dahab', 'Wrecks', 'Reefs']],
    [
      'I already did the Thistlegorm and the Dunraven, other wrecks in northern Red Sea?',
      ['Red Sea', 'Not SS Thistlegorm', 'Not SS Dunraven', 'Wrecks'],
    ],
    ['a marine reserve a short boat ride from Cancun', ['Cancún', 'By boat']],
    [
      'what other wrecks are there in Egypt, I have done the Thistlegorm',
      ['Egypt', 'Not SS Thistlegorm', 'Wrecks'],
    ],
    ["Zanzibar in February, I don't like big waves or deep dives", ['Zanzibar', 'Up to 18 m', 'In February']],
    [
      'greek islands wrecks or caves max 25m no stinging jellyfish',
      ['Greek islands', 'Wrecks', 'Caves', 'Up to 25 m', 'No jellyfish'],
    ],
    ['full cave sites in florida', ['Florida', 'Caves', 'Technical']],
    ['Great Lakes wrecks I can do without going past 30 m', ['Great Lakes', 'Wrecks', 'Up to 30 m']],
    ['caves I can do without, reefs in Malta', ['Malta', 'Reefs', 'No caves']],
    ['pinnacles in Mexico with a max depth of 40 m or more', ['Mexico', 'Pinnacles', '40 m or deeper']],
    ['wrecks with a maximum depth of at least 40 m', ['Wrecks', '40 m or deeper']],
    ["I can't do a maximum depth over 30 m", ['Up to 30 m']],
    ['max depth over 30 m is too much for me', ['Up to 30 m']],
    ['caves over 100 m deep worldwide', ['Caves', '100 m or deeper']],
    ["bull sharks, but we've already done Mexico", ['Not Mexico', 'Bull sharks']],
    ["Bull sharks. Don't say Mexico, been there.", ['Not Mexico', 'Bull sharks']],
    ['angel sharks without taking a boat', ['From shore', 'Angelsharks']],
    ['grey nurse sharks in New South Wales, can be boat', ['New South Wales', 'Sand tiger sharks']],
    ["mantas in Canada, I'm happy with a boat or from the shore", ['Canada', 'Manta rays']],
    [
      'neither of us wants to do caves or cenotes, reefs in Mexico',
      ['Mexico', 'Reefs', 'No caves', 'No cenotes'],
    ],
    ["somewhere in Cornwall the viz isn't rubbish", ['Cornwall', 'Good visibility']],
    ['seattle area, shore dives', ['Near Seattle, 50 km', 'From shore']],
    ['turkey plane wreck', ['Turkey', 'Wrecks']],
    ['NC wrecks with sand tigers', ['North Carolina', 'Wrecks', 'Sand tiger sharks']],
    ['Puget Sound from the beach', ['Puget Sound', 'From shore']],
    ['all the wrecks at abu nuhas', ["Sha'ab Abu Nuhas", 'Wrecks']],
    ['sea lions within a day trip of LA?', ['Near Los Angeles, 50 km', 'Sea lions']],
    ['BC shore dive for beginners', ['British Columbia', 'Beginner', 'From shore']],
    ['Somewhere in Victoria, Australia', ['Victoria, Australia']],
    ['wrecks on Pulau Weh', ['Pulau Weh', 'Wrecks']],
    ['wrecks in northern Europe', ['Northern Europe', 'Wrecks']],
    [
      'malta wrecks, um el faroud was way too deep for me. 25m or less this time',
      ['Malta', 'Not Um El Faroud', 'Wrecks', 'Up to 25 m'],
    ],
    ["Cyprus wrecks that aren't as deep as the Zenobia, 30 m max", ['Cyprus', 'Wrecks', 'Up to 30 m']],
    [
      'UK quarries, not deeper than 40 m, so NDAC is out',
      ['United Kingdom', 'Not National Diving and Activity Centre', 'Quarries', 'Up to 40 m'],
    ],
    [
      "Philippines. I've been on enough wrecks and I don't like caves",
      ['Philippines', 'No wrecks', 'No caves'],
    ],
    [
      "walls in Indonesia, though we've done Bali and Komodo so not those",
      ['Indonesia', 'Not Bali', 'Not Komodo', 'Walls'],
    ],
    [
      "what can I dive in Palau where I don't have to deal with strong currents",
      ['Palau', 'No strong current'],
    ],
    ["currents in Palau are brutal, what's there without them", ['Palau', 'No strong current']],
    ['Croatian wrecks, low viz sites excluded', ['Croatia', 'Wrecks', 'Good visibility']],
    ['on the islands of the South Pacific', ['South Pacific']],
    [
      "We've seen the Great Blue Hole already. What other walls are there in Belize?",
      ['Belize', 'Not Great Blue Hole', 'Walls'],
    ],
    ['Ireland, somewhere I can walk in, boats turn my stomach', ['Ireland', 'From shore']],
    ['Borneo, Malaysian or Indonesian side', ['Borneo, Malaysia', 'Borneo, Indonesia']],
    ['staying on the gilis', ['Gili Islands']],
    ['gozo dives from shore that go at least to 40 m', ['Gozo', '40 m or deeper', 'From shore']],
    [
      'technical wrecks in the med, the deeper the better, 50m +',
      ['Mediterranean', 'Wrecks', 'Technical', '50 m or deeper'],
    ],
    ["BC wrecks past 30m, cold doesn't bother us", ['British Columbia', 'Wrecks', '30 m or deeper']],
    ["I don't want a cenote that goes below 20 m", ['Cenotes', 'Up to 20 m']],
    ['no wrecks that are deeper than 30 m in Malta', ['Malta', 'Wrecks', 'Up to 30 m']],
    ['is there any shore diving in the Bahamas or is it all boats', ['Bahamas', 'From shore']],
    ["haven't been in the water for 4 yrs, reefs in Egypt", ['Egypt', 'Reefs']],
    ['first ever open sea dives near Vancouver', ['Vancouver', 'Beginner']],
    ['dives on Bonaire without a lot of current', ['Bonaire', 'No strong current']],
    ['reefs in Cornwall for somebody who only qualified last week', ['Cornwall', 'Reefs', 'Beginner']],
    [
      'Koh Tao in April, where would we have the best chance of a whale shark?',
      ['Koh Tao', 'Whale sharks', 'In April'],
    ],
    ['which wrecks does Cyprus have besides the Zenobia', ['Cyprus', 'Not Zenobia', 'Wrecks']],
    ["wolf eels, but I don't own a boat", ['From shore', 'Wolf eels']],
    ['Raja Ampat for someone who has just been certified', ['Raja Ampat', 'Beginner']],
    ["we're land based on Santa Cruz so nothing remote", ['Easy to reach']],
    ["my wife can't dive as deep as the Thistlegorm, easy wrecks in Egypt", ['Egypt', 'Wrecks', 'Beginner']],
    ['maximum depth of 18 metres plus caves, Gozo', ['Gozo', 'Caves', 'Up to 18 m, to be safe']],
    ["I'm an OW diver, max depth over 18 m", ['Beginner', 'Up to 18 m, to be safe']],
    ['my dad dislikes dives starting at 30 m', ['Up to 30 m, to be safe']],
    ['reefs with coral, sea fans, sponges in Bonaire', ['Bonaire', 'Reefs', 'Sea fans', 'Sponges']],
    ['reefs in the north, sea lions too, Mexico', ['Mexico', 'Reefs', 'Sea lions']],
    ['Tulamben wrecks', ['Tulamben', 'Wrecks']],
    ['Malta, been there, loved it, more wrecks there please', ['Malta', 'Wrecks']],
    ["don't say Egypt is bad for sharks", ['Egypt', 'Sharks']],
    ["I've got nothing against a boat ride, Egypt reefs", ['Egypt', 'Reefs', 'By boat']],
    ['no mantas? Or turtles? Fiji', ['Fiji', 'Turtles', 'No manta rays']],
    ["lots of current please, we can't do without it, Palau", ['Palau']],
    ['whale sharks in the Gulf of Thailand', ['Gulf of Thailand', 'Whale sharks']],
    ["Sharm el Sheikh where I don't have to get on a boat", ['Sharm El Sheikh', 'From shore']],
    [
      "Roatan or Utila, doesn't matter which: a wreck, 30 m plus",
      ['Roatán', 'Utila', 'Wrecks', '30 m or deeper'],
    ],
    ['which sites in Okinawa in February are in season then', ['Okinawa', 'In February']],
    [
      'jetties in Western Australia with leafy or weedy seadragons',
      ['Western Australia', 'Leafy seadragons', 'Weedy seadragons'],
    ],
    [
      'South Africa, but no great whites, tigers, bulls, raggies, sevengills',
      ['South Africa', 'No great white sharks', 'No sand tiger sharks', 'No broadnose sevengill sharks'],
    ],
    ['easy coral reefs in Egypt', ['Egypt', 'Coral reefs', 'Beginner']],
    ['where is March a good month for manta rays', ['Manta rays', 'In March']],
    ['the ones without strong current only, Malta', ['Malta', 'No strong current']],
    ['Sicilian wrecks', ['Sicily', 'Wrecks']],
    ['wall dives in British Columbia', ['British Columbia', 'Walls']],
    ['South Australian jetties', ['South Australia']],
    ['Six ladies over sixty, all good divers. Reefs in Bali, please!', ['Bali', 'Reefs']],
    [
      'thailand pinnacles but we already did similans so not there',
      ['Thailand', 'Not Similan Islands', 'Pinnacles'],
    ],
    [
      'I lived in Naha for six years and know Okinawa by heart. Where else in Japan can I walk into the water?',
      ['Japan', 'Not near Naha, 25 km', 'Not Okinawa', 'From shore'],
    ],
    [
      'what else does Vanuatu have to offer? I have logged forty dives on the Coolidge',
      ['Vanuatu', 'Not SS President Coolidge', 'Beginner', 'Intermediate'],
    ],
    [
      'Schooling hammerheads, but I have done the Galápagos and Cocos, so neither Ecuador nor Costa Rica',
      ['Not Galápagos', 'Not Cocos Island', 'Not Ecuador', 'Not Costa Rica', 'Hammerhead sharks'],
    ],
    [
      "Green Island off Taitung: only dives from the shore, since the boats don't run when I'm there",
      ['Green Island', 'Taitung', 'From shore'],
    ],
    ['taking nine club members from Antwerp over to Zeeland, shore entry', ['Zeeland', 'From shore']],
    ['caves in Malta, husband gets bored on reefs', ['Malta', 'Caves', 'No coral reefs', 'No rocky reefs']],
    [
      'reefs in Italy without strong current, my friend is worried now',
      ['Italy', 'Reefs', 'No strong current'],
    ],
    ['Iceland is booked! Is there a wreck for beginners there', ['Iceland', 'Wrecks', 'Beginner']],
    ["heading up to tutukaka with the missus, she's over wrecks", ['Tutukaka', 'No wrecks']],
    [
      'Croatian wrecks: Baron Gautsch ticked, Taranto ticked, what remains?',
      ['Croatia', 'Not Baron Gautsch', 'Not Taranto', 'Wrecks'],
    ],
    ['Izu Peninsula by shore entry, Osezaki excepted', ['Izu Peninsula', 'Not Osezaki', 'From shore']],
    [
      'thresher sharks, but Monad Shoal is already in my logbook three times',
      ['Not Monad Shoal', 'Thresher sharks'],
    ],
    ['hammerheads yes, Galapagos no. Where else on the planet?', ['Not Galápagos', 'Hammerhead sharks']],
    ['Mandarin fish at dusk, Indonesia not', ['Not Indonesia', 'Mandarinfish']],
    [
      'Queensland in august, simple dives, wrecks no thx',
      ['Queensland', 'No wrecks', 'Beginner', 'In August'],
    ],
    ['Tunisia no, Turkey yes, something sunk by war', ['Turkey', 'Not Tunisia']],
    ['Canary Islands, Lanzarote I live on so skip it', ['Canary Islands', 'Not Lanzarote, Canary Islands']],
    ['Bali, and nothing where I must climb into a boat', ['Bali', 'From shore']],
    [
      'My girlfriend got certified in May and charter boats make her green. Big Island, Hawaii',
      ['Big Island of Hawaii', 'Beginner', 'From shore'],
    ],
    ['emerald isle, shore, gentle', ['Ireland', 'Beginner', 'From shore']],
    [
      'condo in Playa del Carmen, day trips to Cozumel are fine by us. no bull sharks',
      ['Playa del Carmen', 'Cozumel', 'No bull sharks'],
    ],
    ['we have been to Egypt, show us reefs in Malta', ['Malta', 'Reefs']],
    ['Fujairah, easy ones, Dibba Rock we know', ['Fujairah', 'Not Dibba Rock', 'Beginner']],
    ['iceland. silfra done, and done again. else?', ['Iceland', 'Not Silfra']],
    [
      'a wreck in Grenada, yes, but the Bianca C is too deep, 20 m or less',
      ['Grenada', 'Not Bianca C', 'Wrecks', 'Up to 20 m'],
    ],
    ['San Fruttuoso christ statue', ['San Fruttuoso']],
    ['by car from downtown Vancouver, shore dives', ['Vancouver', 'From shore']],
    ['Andaman or anywhere else in India for novices', ['Andaman Islands', 'India', 'Beginner']],
    ['wrecks of the Caribbean, less than 8 m', ['Caribbean', 'Wrecks', 'Up to 8 m']],
    ['Nothing wild, drift dives in Indonesia', ['Indonesia', 'Drift dives', 'Beginner', 'Intermediate']],
    ['no dives with currents for beginners, Malta', ['Malta', 'Beginner', 'No strong current']],
    ['Nothing that scares my beginner wife, Malta', ['Malta', 'Beginner']],
    ['Nothing with strong current in Egypt', ['Egypt', 'No strong current']],
    ['Nothing where I need a boat in Malta', ['Malta', 'From shore']],
    ['no deeper than 4, Egypt', ['Egypt', 'Up to 4 m']],
    [
      'Do I need to go deeper than 18 m, or are there wrecks in Malta shallower?',
      ['Malta', 'Wrecks', 'Up to 18 m, to be safe', 'Shallowest first'],
    ],
    ['wrecks all over 40 in Malta', ['Malta', 'Wrecks', '40 m or deeper']],
    [
      'Advanced divers not needed to be guided, deep wrecks Malta',
      ['Malta', 'Wrecks', 'Advanced', '30 m or deeper'],
    ],
    ['Japan: shore dives, advanced not required', ['Japan', 'Beginner', 'Intermediate', 'From shore']],
    ['Malta I know well, which wrecks are best there?', ['Malta', 'Wrecks']],
    ['Wrecks in Malta, skip those below 30 m', ['Malta', 'Wrecks', 'Up to 30 m']],
    ['Egypt is done by many, but which reefs are quiet?', ['Egypt', 'Reefs']],
    ['No crowded sites in Egypt', ['Egypt']],
    ['We did Malta yesterday, show me Malta wrecks', ['Malta', 'Wrecks']],
    ['my son only may go to 12 m, Egypt', ['Egypt', 'Up to 12 m']],
    ['angel sharks without having to go by boat', ['From shore', 'Angelsharks']],
    ['hawaii without paying for a boat', ['Hawaii', 'From shore']],
    ["Malta: we'd rather stroll in from the rocks than sit on a boat", ['Malta', 'From shore']],
    [
      "Current makes me panic (bad memory from Komodo). Places in the Philippines where there isn't much of it",
      ['Philippines', 'No strong current'],
    ],
    [
      "Great Lakes shipwrecks that suit people who aren't advanced. Dad wants to show us one",
      ['Great Lakes', 'Wrecks', 'Beginner'],
    ],
    [
      'hammerheads, but Galapagos Cocos and Malpelo are out of budget',
      ['Not Galápagos', 'Not Cocos Island', 'Not Malpelo', 'Hammerhead sharks'],
    ],
    [
      "New Zealand by boat, I've had it with sunken navy ships so leave wrecks out",
      ['New Zealand', 'No wrecks', 'By boat'],
    ],
    ['something like the blue hole in dahab, only in another country', ['Not Egypt', 'Like Blue Hole Dahab']],
    [
      'I know every reef in Egypt by now. Where else in the Red Sea is worth it?',
      ['Red Sea', 'Not Egypt', 'Reefs'],
    ],
    ['Manta rays yes, Indonesia no, Maldives no', ['Not Indonesia', 'Not Maldives', 'Manta rays']],
    [
      'My daughter is mad about pygmy seahorses. We did Lembeh already and Raja Ampat is too far',
      ['Not Lembeh Strait', 'Not Raja Ampat', 'Pygmy seahorses'],
    ],
  ])('%s', (question, labels) => expect(understood(question)).toEqual(labels))

  it.each([
    "I don't want to miss the mola mola in Bali",
    "can't wait to see thresher sharks in Malapascua",
    'no rush, wrecks in Malta',
    'no frills Malta wrecks',
  ])('has nothing that could not be left out: %s', (question) => expect(ask(question).unwanted).toBe(''))

  it.each([
    'is it dangerous to dive in Cozumel',
    'cold in Malta, can I dive',
    'nitrox 36 at 40 m',
    'we were swept away in a strong current off Bali',
  ])('gets advice: %s', (question) => expect(ask(question).intent).toBe('medical'))

  it.each([
    ['write my landlord in Maputo a polite letter about the broken water heater', 'other'],
    ['where would one hang on a line in the Azores while mobulas circle?', 'find'],
    ['presidente coolidge vanuatu', 'about-site'],
    ['Currents on Sail Rock - bad or ok?', 'about-site'],
    [
      'Dad did the Duane and still raves, but the shop’s young guys all say Spiegel Grove. Which is better?',
      'compare',
    ],
    ['diving near Cape Town’s Table Mountain', 'find'],
    ['Diving near power lines dangerous?', 'medical'],
    ['Finished a course in Tulum. We’re off to Malta, no drift, all AOW. Which are the good ones?', 'find'],
    ['From which age may children dive, and how deep are they allowed to go?', 'medical'],
    ['Komodo and Alor, how would you split the time?', 'find'],
    ["bali from shore, 30m or less, we'd rent a car", 'find'],
  ])('%s: %s', (question, intent) => expect(ask(question).intent).toBe(intent))

  it.each(['My friend is bent now', 'our friend is not right now'])('calls for help: %s', (told) =>
    expect(ask(told).isAccident).toBe(true),
  )
})

describe('who dives, and what they did before', () => {
  it.each([
    ['Two Ocean Divers and a Dive Leader, Gozo', ['Gozo', 'Beginner']],
    ['a beginner and an advanced diver in Malta', ['Malta', 'Beginner']],
    ['sites for beginners and advanced divers in Malta', ['Malta', 'Beginner', 'Advanced']],
    ['my brother has three CMAS stars: walls in Croatia', ['Croatia', 'Walls', 'Advanced']],
    ['Just back from Silfra, which other dives are there in Iceland?', ['Iceland', 'Not Silfra']],
    [
      "Chuuk wrecks, bearing in mind that we've all done the Fujikawa Maru",
      ['Chuuk Lagoon', 'Not Fujikawa Maru', 'Wrecks'],
    ],
    [
      "Walk-in dives on Bonaire. I've done the Hilma Hooker there",
      ['Bonaire', 'Not Hilma Hooker', 'From shore'],
    ],
    ["I can't afford Cocos Island, so what is there in Costa Rica?", ['Costa Rica', 'Not Cocos Island']],
    ['Scottish wrecks, skipping Scapa Flow this time', ['Scotland', 'Not Scapa Flow', 'Wrecks']],
    [
      "we've ticked off Big Brother and Little Brother. More Red Sea walls, please",
      ['Red Sea', 'Not Big Brother', 'Not Little Brother', 'Walls'],
    ],
    ['been to the Liberty loads of times. Others?', ['Not USAT Liberty']],
    [
      'None of us has any interest in The Pit: cenotes near Tulum',
      ['Near Tulum, 50 km', 'Not The Pit', 'Cenotes'],
    ],
    ['Palau walls, except Big Drop Off', ['Palau', 'Not Big Drop Off', 'Walls']],
    ['Sri Lanka wrecks. The Hermes is too deep for our lot', ['Sri Lanka', 'Not HMS Hermes', 'Wrecks']],
    ['Sardinia while grandma has the kids', ['Sardinia']],
    ['pinnacles in Thailand. Not Koh Tao, too many beginners', ['Thailand', 'Not Koh Tao', 'Pinnacles']],
  ])('%s', (question, expected) => expect(understood(question)).toEqual(expected))
})

describe('depths and dislikes in everyday words', () => {
  it.each([
    ['wrecks in Norway that go to 50 m or beyond', ['Norway', 'Wrecks', '50 m or deeper']],
    ['walls of 45 m and deeper along the coast of Turkey', ['Turkey', 'Walls', '45 m or deeper']],
    [
      'which Keys wrecks go deeper than 100 ft? Done the Duane already so not that one',
      ['Florida Keys', 'Not USCGC Duane', 'Wrecks', '100 ft or deeper'],
    ],
    ['deepest walls in Palau, 60 m plus', ['Palau', 'Walls', '60 m or deeper', 'Deepest first']],
    ['Cozumel, no swimming thru caves', ['Cozumel', 'No caves']],
    [
      "sand tiger sharks in Australia, don't wanna go into any cave",
      ['Australia', 'No caves', 'Sand tiger sharks'],
    ],
    ['my wife freaks out in caves, Malta', ['Malta', 'No caves']],
    ['I panic on drift dives, Komodo', ['Komodo', 'No drift dives', 'No strong current']],
    ["walls in Palau, but I won't go under a ceiling", ['Palau', 'Walls', 'No overhead environments']],
    ['Crete with something other than yet another cave', ['Crete', 'No caves']],
    ['Sardinia, but skip the rusty ships', ['Sardinia', 'No wrecks']],
    ['Finland, please no mines', ['Finland', 'No caves']],
    ['I puke on boats. Hawaii', ['Hawaii', 'From shore']],
    ['Bali, not setting foot on a boat', ['Bali', 'From shore']],
    ['low viz does my head in, New Zealand', ['New Zealand', 'Good visibility']],
    ['muck dives where the viz is rarely terrible', ['Muck dives', 'Good visibility']],
    ['living on Bonaire and still no seahorse. Which site has them?', ['Bonaire', 'Seahorses']],
    [
      "I've photographed everything except a frogfish. Philippines, where do they live?",
      ['Philippines', 'Frogfish'],
    ],
    ["no strong current in Egypt, I won't get swept off to Saudi Arabia", ['Egypt', 'No strong current']],
    ['reefs in Cornwall for somebody who is new to UK diving', ['Cornwall', 'Reefs']],
    ['escaping the Irish weather in February, reefs in Thailand', ['Thailand', 'Reefs', 'In February']],
    ['visiting the cousins in Vancouver, shore dives', ['Vancouver', 'From shore']],
    ['Australia, fresh or salt, from shore', ['Australia', 'From shore']],
    ['reefs off WA, 20 metres at most', ['Western Australia', 'Reefs', 'Up to 20 m']],
    ['coral reefs in East Africa, for a family (Kenya, Tanzania)', ['Kenya', 'Tanzania', 'Coral reefs']],
    ['where are the sardines in Moalboal, do I need a boat for it?', ['Moalboal']],
  ])('%s', (question, expected) =>
    expect(understood(question).filter((label) => !/sardine/i.test(label))).toEqual(expected),
  )
})

describe('what asks for sites in words of its own', () => {
  it.each([
    'Can I go night diving in Bonaire?',
    'Can I go wreck diving in Croatia in May?',
    'golf in the Algarve, with my regs in the suitcase. Any wrecks?',
    "my daughter is 11, junior open water, 12 metres is her limit. We'll be in Hawaii",
    'Escaping the Irish rain in February, Thailand. What is in season?',
    'seahorses in Malta, does that exist or is somebody pulling my leg',
    'How deep is that round hole everyone films from a plane in Belize?',
  ])('is no question for advice: %s', (question) => expect(ask(question).intent).toBe('find'))

  it('is about the site that is named, whatever else is told', () => {
    for (const question of [
      'info on Stoney Cove please, I am doing my rescue course there',
      'how do we get on the Rosalie Moller, is it a day boat or liveaboard',
    ])
      expect(ask(question).intent).toBe('about-site')
  })

  it.each([
    'Can I go diving alone in Bonaire?',
    'can I go diving in Malta with a cold?',
    'not 1000 Steps, my knees still hurt from yesterday’s dive',
  ])('is no list of sites where advice is due: %s', (question) =>
    expect(ask(question).intent).toBe('medical'),
  )
})

describe('lists, other countries and what is out', () => {
  it.each([
    [
      'avoid sharks, currents and boats, Bahamas',
      ['Bahamas', 'From shore', 'No strong current', 'No sharks'],
    ],
    ['been to Malta and Gozo, Cyprus next', ['Cyprus', 'Not Malta', 'Not Gozo']],
    ['Did Bali, Komodo and Raja Ampat, what next', ['Not Bali', 'Not Komodo', 'Not Raja Ampat']],
    ['did Netrani twice. Now the Andamans', ['Andaman Islands', 'Not Netrani Island']],
    ['get away from Hurghada, reefs in Egypt', ['Egypt', 'Not Hurghada', 'Reefs']],
    ['another country than Egypt for wrecks', ['Not Egypt', 'Wrecks']],
    ['we always dive in Egypt, show me wrecks abroad', ['Not Egypt', 'Wrecks']],
    ['Dubai crew, shore dives in the UAE', ['United Arab Emirates', 'From shore']],
    ['with my Paris club in Tuamotu', ['Tuamotu']],
    ['wolf eels with the Tacoma club', ['Wolf eels']],
    ["hammerheads in Sudan, we've flogged Egypt", ['Sudan', 'Not Egypt', 'Hammerhead sharks']],
    ['been up to Stromness 5 yrs running, wrecks in Scotland', ['Scotland', 'Wrecks']],
    [
      'my wife has a thing about sharks. Reefs in Fiji where you dont meet any?',
      ['Fiji', 'Reefs', 'No sharks'],
    ],
    ['20 years of diving and never a thresher. Where do I have to go?', ['Thresher sharks']],
    [
      'wrecks in Coron that are not classed as technical',
      ['Coron', 'Wrecks', 'Beginner', 'Intermediate', 'Advanced'],
    ],
    ['wrecks in Norway whose maximum depth is 50 metres or more', ['Norway', 'Wrecks', '50 m or deeper']],
    ['reefs in Palau where strong current is not a known hazard', ['Palau', 'Reefs', 'No strong current']],
    ['reefs in Thailand, I have seen the wrecks by now', ['Thailand', 'Reefs']],
  ])('%s', (question, expected) =>
    expect(understood(question).filter((label) => label !== 'Wrecks' || expected.includes(label))).toEqual(
      expected,
    ),
  )

  it.each([
    [
      ['wrecks in Malta', 'great, and in Gozo?'],
      ['Gozo', 'Wrecks'],
    ],
    [
      ['wrecks in Malta', 'Great Barrier Reef for beginners'],
      ['Great Barrier Reef', 'Beginner'],
    ],
    [
      ['wrecks in Malta', 'perfect beginner sites in Egypt'],
      ['Egypt', 'Beginner'],
    ],
    [
      ['dives in Malta', 'Gozo is out'],
      ['Malta', 'Not Gozo'],
    ],
    [
      ['dives in Cyprus', 'take Larnaca out'],
      ['Cyprus', 'Not Larnaca'],
    ],
    [
      ['beginner sites in Kenya', 'everything as before, just in Mozambique'],
      ['Mozambique', 'Beginner'],
    ],
  ])('%j', (questions, expected) => expect(labelsAfter(...questions)).toEqual(expected))

  it.each(["Isn't the Zenobia in Cyprus?", 'thistelgorm, I would like to read up on her again'])(
    'is about a site: %s',
    (question) => expect(ask(question).intent).toBe('about-site'),
  )

  it('knows an inflatable boat from a bone', () => {
    expect(understood('Aqaba, we hate RIBs')).toEqual(['Aqaba', 'From shore'])
    expect(ask('we hate RIBs, Aqaba').isAccident).toBeUndefined()
  })
})

describe('what is refused, and of what', () => {
  it.each([
    [
      "Going back to Scapa Flow. Already done the Markgraf and the Dresden. What's left?",
      ['Scapa Flow', 'Not SMS Markgraf', 'Not SMS Dresden'],
    ],
    ['Is Kenya worth it? Not bothered about wrecks myself so leave it out', ['Kenya', 'No wrecks']],
    ["wrecks in the Maldives, and don't suggest other countries!", ['Maldives', 'Wrecks']],
    ['Ladders on boats hurt her back so shore dives only, Malta', ['Malta', 'From shore']],
    ['Bored of pretty reefs. Walls in Palau', ['Palau', 'Walls', 'No coral reefs', 'No rocky reefs']],
    ['Taiwan. Did Shilang last summer so something new please', ['Taiwan', 'Not Shilang']],
    ['My sister is obsessed with frogfish: Philippines', ['Philippines', 'Frogfish']],
    ['my cousin can’t go past 60 ft, Florida', ['Florida', 'Up to 60 ft']],
    [
      "What's the deepest stuff in Greece? We want over 50 metres",
      ['Greece', '50 m or deeper', 'Deepest first'],
    ],
    ['SoCal wrecks, if there are any around San Diego', ['Near San Diego, 50 km', 'Wrecks']],
  ])('%s', (question, expected) => expect(understood(question)).toEqual(expected))

  it('leaves a site out by an ordinary name', () =>
    expect(understood('leave out Salt Pier')).toEqual(['Not Salt Pier']))

  it('is asked for beside a long break', () =>
    expect(ask("Bermuda: need a wreck rated beginner, we haven't dived since before covid").intent).toBe(
      'find',
    ))
})

describe('plain questions beside what sounds like a refusal', () => {
  it.each([
    ['I never want to dive in caves, where can I go in Malta', ['Malta', 'No caves']],
    ['no current and never a cave, where are dives in Gozo', ['Gozo', 'No caves', 'No strong current']],
    ['where can I take my kids diving in Malta', ['Malta', 'Beginner']],
    ['the kids would love to dive with turtles in Bali', ['Bali', 'Beginner', 'Turtles']],
    ['wrecks over 30 m in Malta, not them', ['Malta', 'Wrecks', 'Up to 30 m, to be safe']],
    ['over 30 m outside my certification, Malta wrecks', ['Malta', 'Wrecks', 'Up to 30 m, to be safe']],
    ['hate crowds, love wrecks and reefs, Malta', ['Malta', 'Wrecks', 'Reefs']],
    ['avoid crowds, reefs and walls, Malta', ['Malta', 'Reefs', 'Walls']],
    ['without a car, reefs and walls, Malta', ['Malta', 'Reefs', 'Walls']],
    ['Malta is our first trip abroad, reefs', ['Malta', 'Reefs']],
    ["I'm in Malta on my year abroad, wrecks", ['Malta', 'Wrecks']],
    ["reefs with turtles where you won't run into any crowds, Bali", ['Bali', 'Reefs', 'Turtles']],
    ['I want turtles, sharks scare me so hopefully we wont meet any. Fiji', ['Fiji', 'Turtles', 'No sharks']],
    ['None of us has dived Bonaire yet, what should we do there', ['Bonaire']],
    ['no one wants to miss the wrecks, Cyprus', ['Cyprus', 'Wrecks']],
    ['not skipping Malta this time, wrecks', ['Malta', 'Wrecks']],
    ["I've been in Dahab for a week, what next?", ['Dahab']],
    ['been to Bonaire and want to go again, something new there please', ['Bonaire']],
    ['Did Malta twice, want more Malta wrecks', ['Malta', 'Wrecks']],
    ["I've never set foot in Bonaire, what to dive", ['Bonaire']],
    ["can't get enough of exploring wrecks, Malta", ['Malta', 'Wrecks']],
    ['we freak out on mantas, we love them, Maldives', ['Maldives', 'Manta rays']],
    ['not crowded beginner sites in Malta', ['Malta', 'Beginner']],
    ['what are the current dive sites in Malta', ['Malta']],
    ['no ships passing above, Malta reefs', ['Malta', 'Reefs']],
  ])('%s', (question, expected) => expect(understood(question)).toEqual(expected))

  it.each([
    'I broke a RIB, can I dive in Malta',
    'Can I go cave diving in Malta',
    'Can I go deep diving in Malta',
    'Can I dive at 50 m in Malta',
    'Can I go night diving in Bonaire as a beginner',
    'Can I go diving in Malta with 10 dives',
  ])('gets advice: %s', (question) => expect(ask(question).intent).toBe('medical'))
})
