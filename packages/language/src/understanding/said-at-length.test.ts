import { describe, expect, it } from 'vitest'
import { understood } from './asking.build.ts'

describe('questions as people type them', () => {
  it.each([
    ["New Zealand's best wrecks", ['New Zealand', 'Wrecks']],
    ["Red Sea's best wrecks", ['Red Sea', 'Wrecks']],
    ['New Zealand but not the Poor Knights', ['New Zealand', 'Not Poor Knights Islands, Northland']],
    ['poor knights', ['Poor Knights Islands, Northland']],
    [
      'We are a Dutch couple in a campervan, in Croatia all of June, what is nice from the shore',
      ['Croatia', 'From shore', 'In June'],
    ],
    ['I live in Berlin, any lakes in Austria?', ['Austria', 'Lakes']],
    [
      "G'day, up from Melbourne. Somewhere on the Great Barrier Reef with turtles",
      ['Great Barrier Reef', 'Turtles'],
    ],
    ['just finished our Open Water in Brighton. Off to Malta in June', ['Malta', 'Beginner', 'In June']],
    ['sites in Okinawa, no wrecks, had enough of those in Guam', ['Okinawa', 'No wrecks']],
    ['used to dive in Scotland, now Turkey, caves', ['Turkey', 'Caves']],
    ['seals, farne islands similar, wales or cornwall', ['Wales', 'Cornwall', 'Seals']],
    ['somewhere like Komodo but in the Philippines', ['Philippines']],
    ['scapa flow alternatives in scandinavia', ['Scandinavia', 'Not Scapa Flow']],
    ["Caribbean walls. Cayman's been done to death", ['Caribbean', 'Not Cayman Islands', 'Walls']],
    ["I'd rather not go back to Galapagos, hammerheads please", ['Not Galápagos', 'Hammerhead sharks']],
    [
      "Loads of people tell me Koh Tao but I'd rather not go there. Anywhere else in the Gulf of Thailand",
      ['Gulf of Thailand', 'Not Koh Tao'],
    ],
    [
      "Turtles in Malaysian Borneo, but I'd rather not fight a current",
      ['Malaysian Borneo', 'No strong current', 'Turtles'],
    ],
    ['west coast of Scotland wrecks', ['West Coast of Scotland', 'Wrecks']],
    ['Bahamas, anywhere with pretty coral', ['Bahamas', 'Coral reefs']],
    ['wrecks covered in coral in Egypt', ['Egypt', 'Wrecks']],
    ['Both wrecks and coral, Aqaba', ['Aqaba', 'Coral reefs', 'Wrecks']],
    ['the deepest ships in Chuuk', ['Chuuk Lagoon', 'Wrecks', 'Deepest first']],
    ['artificial reef or wreck, something sunk on purpose, Aqaba', ['Aqaba', 'Artificial reefs', 'Wrecks']],
    [
      'no caves, no wreck penetration. Coral reefs around Bonaire',
      ['Bonaire', 'Coral reefs', 'No caves', 'No overhead environments'],
    ],
    ['walls instead of wrecks, Malta', ['Malta', 'Walls', 'No wrecks']],
    ["Wrecks don't interest me, Iceland", ['Iceland', 'No wrecks']],
    ['sharks freak me out, reefs in Egypt', ['Egypt', 'Reefs', 'No sharks']],
    ["I've never dived a wreck, Malta", ['Malta', 'Wrecks', 'Beginner']],
    ['leopard sharks in Oman', ['Oman', 'Zebra sharks', 'California leopard sharks']],
    ['sand tigers off north carolina', ['North Carolina', 'Sand tiger sharks']],
    ['Durban for the sardine run', ['Near Durban, 25 km', 'Sardines']],
    ['manta rays in Mozambique, winter (july/aug)', ['Mozambique', 'Manta rays', 'July to August']],
    ['Okinawa for spring break, last week of March', ['Okinawa', 'In March']],
    ['Azores, blue sharks, late summer', ['Azores', 'Blue sharks', 'August to September']],
    ['turtles. march. shore. malta', ['Malta', 'From shore', 'Turtles', 'In March']],
    ["hammerheads anywhere, boat's fine", ['Hammerhead sharks']],
    ["I don't mind a boat ride, sea lions in Baja", ['Baja California', 'Sea lions']],
    ['thresher sharks, no boat crowds', ['Thresher sharks']],
    ['a boat-free dive in Lanzarote', ['Lanzarote, Canary Islands', 'From shore']],
    ['off the beach rather than off a boat, Malta', ['Malta', 'From shore']],
    ['reefs I can reach straight from the hotel jetty, Egypt', ['Egypt', 'Reefs', 'From shore']],
    ['fresh water only: lakes or rivers in Switzerland', ['Switzerland', 'Lakes', 'Rivers']],
    ['a cool wreck around 30 m in Egypt', ['Egypt', 'Wrecks', '25 m or deeper', 'Up to 30 m']],
    ["Azores, I've 200+ dives", ['Azores']],
    ['no more than 30 metres to the bottom, Honduras', ['Honduras', 'Up to 30 m']],
    ['big walls past 60 m for a rebreather group', ['Walls', 'Technical', '60 m or deeper']],
    ['thailand, bad viz freaks me out', ['Thailand', 'Good visibility']],
    ['freezing cold but crystal clear water', ['Good visibility', 'Water 15 °C or colder']],
    ['Mexico, and the current must not be strong', ['Mexico', 'No strong current']],
    ['wrecks in Norway, we are a club with basic cert', ['Norway', 'Wrecks', 'Beginner']],
    [
      'Thailand from late November until the middle of January, reefs',
      ['Thailand', 'Reefs', 'November to January'],
    ],
    [
      'Did the Yongala last year, keen on weedy sea dragons this time. NSW or Victoria',
      ['New South Wales', 'Victoria', 'Not SS Yongala', 'Weedy seadragons'],
    ],
    [
      'I have done all the classic ones in the northern Red Sea (Thistlegorm, Abu Nuhas). Now something in the south of Egypt or in Sudan with oceanic whitetips',
      ["Egypt's Deep South", 'Sudan', 'Not SS Thistlegorm', 'Oceanic whitetip sharks'],
    ],
    [
      "Galapagos was amazing but too cold, so hammerheads anywhere, as long as it isn't Galapagos",
      ['Not Galápagos', 'No cold water', 'Hammerhead sharks'],
    ],
    [
      'wrecks in the 60-100 m range in Europe, but not the North Sea or the Channel because of the vis',
      ['Europe', 'Not North Sea', 'Not English Channel', 'Wrecks', '60 m or deeper', 'Up to 100 m'],
    ],
    [
      "I'm a marine biology student in Cape Verde and in July I'd like to dive in the Azores or Madeira",
      ['Azores', 'Madeira', 'In July'],
    ],
    [
      'Giant Pacific octopus from shore, BC or Washington State?',
      ['British Columbia', 'Washington', 'From shore', 'Giant Pacific octopuses'],
    ],
    [
      'NZ North Island: rocky reef, summer',
      ['North Island, New Zealand', 'Rocky reefs', 'December to February'],
    ],
    ['Red Sea: Sudan, Saudi, Jordan', ['Red Sea, Sudan', 'Red Sea, Saudi Arabia', 'Red Sea, Jordan']],
    ['Bali and no interest in wrecks', ['Bali', 'No wrecks']],
    [
      'the huge aircraft carrier that was sunk on purpose off Pensacola',
      ['Pensacola', 'Artificial reefs', 'Wrecks'],
    ],
    ['the British supply ship sunk by German bombers, with the motorbikes still in the holds', []],
    [
      'the cenote with a hydrogen sulphide cloud and branches poking out of it at 30 m. Which one was that?',
      ['Cenotes'],
    ],
    ['a place in Iceland where you touch two continental plates in spring. What is it called?', ['Iceland']],
    ['something like a wall or drop off in Egypt, but please no Dahab', ['Egypt', 'Not Dahab', 'Walls']],
    [
      "keen to dive with grey nurse sharks in NSW, boat's no worries",
      ['New South Wales', 'Sand tiger sharks'],
    ],
    [
      'Rocky reef, New Zealand, no long boat ride, walking in from the beach',
      ['New Zealand', 'Rocky reefs', 'From shore'],
    ],
    [
      'I can only go to 18 m: the wreck with trucks and bikes inside, which one is it?',
      ['Wrecks', 'Up to 18 m'],
    ],
    [
      'no sharks please, that cenote with branches and a cloud at 30 m, which one was it?',
      ['Cenotes', 'Up to 30 m', 'No sharks'],
    ],
    ['not happy on boats, Malta', ['Malta', 'From shore']],
    [
      'galapagos sites w/out strong currents, sea lions, december',
      ['Galápagos', 'No strong current', 'Sea lions', 'In December'],
    ],
    ['swim-throughs yes, real caves no. Sardinia or Corsica dive spots', ['Sardinia', 'Corsica', 'No caves']],
    [
      "I can't do ladders or boats with my bad knee but stairs ok. Curacao. easy stuff",
      ['Curaçao', 'Beginner', 'From shore'],
    ],
    [
      'Jellyfish get me every single time. Jellyfish free sites in Croatia this September?',
      ['Croatia', 'No jellyfish', 'In September'],
    ],
    [
      'more than 100ft of vis and less than 100ft of depth. cozumel dives',
      ['Cozumel', 'Up to 100 ft', 'Good visibility'],
    ],
    [
      'turtels or manta rays, komodo, but curents make my mum nervous',
      ['Komodo', 'Beginner', 'No strong current', 'Turtles', 'Manta rays'],
    ],
    ['cenotes, just not the ones round Tulum', ['Not near Tulum, 50 km', 'Cenotes']],
    [
      'seahorse sites in Victoria, the Australian one not the one in BC',
      ['Victoria', 'Not British Columbia', 'Seahorses'],
    ],
    [
      'fiji soft corals intermediate boat dives ok, rating 4 and up only',
      ['Fiji', 'Intermediate', 'Soft corals', 'Best rated first'],
    ],
    [
      'My brother is an instructor with 2000 dives, I have four. Which Koh Tao sites suit me?',
      ['Koh Tao', 'Beginner'],
    ],
    ['Kaş in Turkey dive sites, any month works apart from August', ['Kaş', 'September to July']],
    [
      'A little current is ok, nothing ripping. Family reunion in Mauritius, so reefs there',
      ['Mauritius', 'Reefs', 'No strong current'],
    ],
    [
      'viz 80 feet or better, Bahamas or Turks & Caicos. Sharks would be a bonus but not a must',
      ['Bahamas', 'Turks and Caicos Islands', 'Good visibility'],
    ],
    [
      'Everyone raves about the Thistlegorm, too crowded for us. Other wrecks in the Egyptian Red Sea?',
      ['Red Sea, Egypt', 'Not SS Thistlegorm', 'Wrecks'],
    ],
    [
      'Scapa Flow is booked out, so: wreck sites in Northern Ireland, bottom somewhere from 40 to 60 m',
      ['Northern Ireland', 'Not Scapa Flow', 'Wrecks', '40 m or deeper', 'Up to 60 m'],
    ],
    [
      "jetty dives with nudibranchs in Western Australia, Busselton's out cuz we did it already",
      ['Western Australia', 'Not Busselton', 'From shore', 'Nudibranchs'],
    ],
    [
      "what's a good dive in iceland for someone who's got a drysuit ticket but only did 15 dives, silfra is on the list already so others too",
      ['Iceland', 'Not Silfra', 'Beginner'],
    ],
    ['just back from Malta, wrecks in Cyprus?', ['Cyprus', 'Wrecks']],
    ['on the way back from Cairns, anything in the Whitsundays', ['Whitsundays']],
    [
      "We did the Thistlegorm last year and loved it. Now we'd like wrecks in Greece or Croatia, nothing past 35 m.",
      ['Greece', 'Croatia', 'Not SS Thistlegorm', 'Wrecks', 'Up to 35 m'],
    ],
    [
      'Two of us on trimix want 70 to 90m, a wall or a wreck. Any month but July and August works',
      ['Walls', 'Wrecks', 'Technical', '70 m or deeper', 'Up to 90 m', 'September to June'],
    ],
    [
      "Can you find a lake in Switzerland or Austria that I can walk into? I own a drysuit, so cold isn't a problem.",
      ['Switzerland', 'Austria', 'Lakes', 'From shore'],
    ],
    ['march + whale sharks = where??', ['Whale sharks', 'In March']],
    [
      "I'm after mola mola. Bali is the obvious answer but we've been twice, so where else?",
      ['Not Bali', 'Ocean sunfish'],
    ],
    [
      'I saw a documentary about Silfra and now my girlfriend wants clear water too, but nothing below 20 degrees!',
      ['Good visibility', 'Water 20 °C or warmer'],
    ],
    [
      'club in Ontario finished their open water in a quarry, so no quarries. wrecks 80ft or less',
      ['Ontario', 'Wrecks', 'Beginner', 'Up to 80 ft'],
    ],
    [
      'NOT cave certified so skip all the caves. Reefs in Florida, alligators I can live without',
      ['Florida', 'Reefs', 'No caves', 'Beginner', 'Intermediate', 'Advanced', 'No alligators'],
    ],
    ['caverns only, no caves, Florida', ['Florida', 'Caves']],
    [
      "I'm joining my husband in South Africa and I will not get in with great whites or raggies. What sites are left for me?",
      ['South Africa', 'No great white sharks', 'No sand tiger sharks'],
    ],
    [
      "Badly allergic to jellyfish, so: Croatian walls or reefs where they aren't a hazard in early summer?",
      ['Croatia', 'Walls', 'Reefs', 'No jellyfish', 'June to July'],
    ],
    [
      'I have done enough wrecks in my life, honestly. Give me reefs or walls in Palau',
      ['Palau', 'Reefs', 'Walls', 'No wrecks'],
    ],
    [
      'I already know the Poor Knights. Which other New Zealand sites are worth a trip in January',
      ['New Zealand', 'Not Poor Knights Islands, Northland', 'In January'],
    ],
    [
      "Where do people dive with bull sharks without going deeper than 30 m? Fiji's already on my list so other countries please",
      ['Not Fiji', 'Up to 30 m', 'Bull sharks'],
    ],
    ['At 71 my knees are finished, so I would like dives that are truly easy, Malta', ['Malta', 'Beginner']],
    [
      "easy dive where I won't meet sharks, with less than 15 m of depth",
      ['Beginner', 'Up to 15 m', 'No sharks'],
    ],
    ['not crowded, with less than 15 m of depth', ['Up to 15 m']],
    [
      'Friend of mine lives in Bonaire, so what sites in the Canary Islands, december?',
      ['Canary Islands', 'In December'],
    ],
  ])('%s', (question, expected) => expect(understood(question)).toEqual(expected))
})

describe('what is said in passing', () => {
  it.each([
    ['dive sites in Japan for a March trip', ['Japan', 'In March']],
    ['a May holiday in Greece with wrecks', ['Greece', 'Wrecks', 'In May']],
    ['sites in Malta that have a wreck', ['Malta', 'Wrecks']],
    ['sites in Malta that can be dived from shore and have a wreck?', ['Malta', 'Wrecks', 'From shore']],
    ['what sites in Egypt have got caves', ['Egypt', 'Caves']],
    ['dives in the Maldives that go past walls', ['Maldives', 'Walls']],
    ['sharks are my favourite, Egypt', ['Egypt', 'Sharks', 'Best rated first']],
    ['we are into wrecks, Cyprus in June', ['Cyprus', 'Wrecks', 'In June']],
    ['Asia in April, but we did Indonesia already', ['Asia', 'Not Indonesia', 'In April']],
    ['reefs in Dahab, not the Blue Hole', ['Dahab', 'Not Blue Hole Dahab', 'Reefs']],
    ['reefs in Belize, anything but the Blue Hole', ['Belize', 'Not Great Blue Hole', 'Reefs']],
    ['Dahab reefs without the crowds', ['Dahab', 'Reefs']],
    ['turtles plus easy conditions in Aruba', ['Aruba', 'Beginner', 'Turtles']],
    ['reefs in Aruba, turtles a plus', ['Aruba', 'Reefs']],
    ['Sudan sites with hammerheads, May if possible', ['Sudan', 'Hammerhead sharks', 'In May']],
    ['reefs in Belize that aren’t the Blue Hole', ['Belize', 'Not Great Blue Hole', 'Reefs']],
    ['Greece, from the shore, visibility should be really good', ['Greece', 'From shore', 'Good visibility']],
    ['Iceland dives with crazy visibility', ['Iceland', 'Good visibility']],
    [
      'I’ve done every wreck in Egypt already. Where else can I find good ones at 30 m or less?',
      ['Not Egypt', 'Wrecks', 'Up to 30 m'],
    ],
    ['show me sites in Australia rated 4.5 or higher', ['Australia', 'Best rated first']],
    ['Fiji sites with soft corals and a rating above 4', ['Fiji', 'Soft corals', 'Best rated first']],
    ['5 star resorts near good wrecks in Malta', ['Malta', 'Wrecks', 'Accommodation nearby']],
    ['reefs with really good viz, say 25m plus', ['Reefs', 'Good visibility']],
    [
      'I have done 200 dives and would love some advanced wreck diving in the Great Lakes, as long as it isn’t deeper than 40 m',
      ['Great Lakes', 'Wrecks', 'Advanced', 'Up to 40 m'],
    ],
  ])('is read: %s', (question, expected) => expect(understood(question)).toEqual(expected))
})

describe('what sounds like a wish and is none', () => {
  it.each([
    ['last year we were looking for wrecks in Malta, this time reefs in Egypt', ['Egypt', 'Reefs']],
    ['I haven’t done all the wrecks in Egypt, what else is there?', ['Egypt', 'Wrecks']],
    [
      'nurse sharks in the Maldives, but he refuses to do drift dives',
      ['Maldives', 'No drift dives', 'No strong current', 'Nurse sharks'],
    ],
    ['frogfish if I don’t want to travel to Indonesia', ['Not Indonesia', 'Frogfish']],
    ['I rated 3 sites in Malta, show me wrecks', ['Malta', 'Wrecks']],
    ['sites in Egypt rated 2 or lower', ['Egypt']],
  ])('%s', (question, expected) => expect(understood(question)).toEqual(expected))
})
