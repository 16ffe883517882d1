/**
 * Two dive sites within 200 m of one another, a pair a line: `Name = Other Name | Name`. Written for this measurement
 * from general knowledge; many names are made up.
 */
export const differentSites = `
Exit 9 | Exit 10
Station C2A | Station C2B
Plattform 5 m | Plattform 10 m
Platform 6m | Platform 12m
Barracuda Ost | Barracuda West
Hausriff Nord | Hausriff Süd
Malý lom | Velký lom
Pier Beach, New Entry | Pier Beach, Old Entry
Pier Beach: Main Entry | Pier Beach: Side Entry
Betonring I | Betonring II
Inner Reef | Outer Reef
Upper Terrace | Lower Terrace
Kleine Wand | Große Wand
Petit Tombant | Grand Tombant
Illa Petita | Illa Grossa
Secca Piccola | Secca Grande
Bajo de Dentro | Bajo de Fuera
Hin Daeng | Hin Muang
Shark Reef | Yolanda Reef
Big Brother | Little Brother
Darwin Island | Wolf Island
Giannis D | Chrisoula K
Carnatic | Kimon M
Koh Bon North | Koh Bon South
Ras Um Sid | Ras Katy
Jackson Reef | Woodhouse Reef
Thomas Reef | Gordon Reef
Far Garden | Near Garden
Middle Garden | Near Garden
White Rock | Black Rock
Blue Hole | Blue Cave
Blue Hole | Black Hole
Coral Garden | Eel Garden
Turtle Cave | Turtle Wall
Shark Point | Shark Cave
Plattform | Plattform mit Glocke
Le Liban stern | Le Liban bow
Thistlegorm Bow | Thistlegorm Stern
Cirkewwa Arch | Cirkewwa Reef
P29 | Rozi
Attersee - Ofen | Attersee - Hinkelstein
Walchensee - Galerie | Walchensee - Einsiedl
Lac Léman - La Ramée | Lac Léman - Le Creux
Lago Maggiore - Cannobio | Lago Maggiore - Maccagno
Cenote Dos Ojos | Cenote The Pit
Barbie Line | Bat Cave Line
Wreck 1 | Wreck 2
U-352 | U-85
B-17 | B-24
P29 | P31
Ju 52 | Ju 88
Steg 3 | Steg 4
Einstieg A | Einstieg B
Entrance 101 | Entrance 117
Buddy Reef | Bari Reef
Salt Pier | Town Pier
Palancar Gardens | Palancar Caves
Palancar Horseshoe | Palancar Bricks
Santa Rosa Wall | San Francisco Wall
Tulamben Drop Off | Tulamben Coral Garden
Wreck of the Xlendi | Wreck of the Karwela
Karwela | Cominoland
Secca di Santo Stefano | Secca del Papa
Punta del Faro | Punta Chiappa
Canyon di Levante | Canyon di Ponente
Scoglio Levante | Scoglio Ponente
Impérial de Terre | Impérial du Large
Impérial du Milieu | Impérial du Large
Grotte à Corail | Grotte à Pérès
Dofí Nord | Dofí Sud
Pota del Llop | La Vaca
Cova de la Vaca | Cova del Dofí
Angarosh East Plateau | Angarosh West Plateau
Shaab Rumi South | Sha'ab Rumi North
Sataya | Sataya South
Tower Point | Tower Point West
Barracuda Point | Barracuda Point 2
Canyon | Canyon 2
Baggersee 1 | Baggersee 2
Kiessee | Kiessee II
Tyre Pile 1 | Tyre Pile 3
Deep Pinnacle | Pinnacle
Shallow Wreck | Deep Wreck
Hole in the Wall | Wall
Old Pier | New Pier
Town Pier East | Town Pier West
Sand Bowl | Sand Channel
Ras Banas | Shaab Banas
Marsa Shagra House Reef North | Marsa Shagra House Reef South
Abu Dabbab 2 | Abu Dabbab 3
Shaab Claudio | Shaab Malahi
Gota Kebir | Gota Soraya
Erg Abu Ramada | Gota Abu Ramada
Crystal Bay | Crystal Rock
Castle Rock | Crystal Rock
Tatawa Besar | Tatawa Kecil
Gili Lawa Darat | Gili Lawa Laut
Gili Tepekong | Gili Mimpang
Batu Bolong | Batu Tiga
Nudi Retreat | Nudi Falls
Hairball 1 | Hairball 2
Hairball | Hairball Two
TK 1 | TK 3
Angel's Window | Angel's Garden
Police Pier | Old Pier
Aer Perang | Aer Bajo
Drop Off | Hanging Gardens
Chumphon Pinnacle | Southwest Pinnacle
Racha Yai Bay 1 | Racha Yai Bay 2
Racha Yai | Racha Noi
West of Eden | East of Eden
Three Trees | Three Islets
Maaya Thila | Miyaru Thila
Fesdu Wreck | Fesdu Thila
Guraidhoo Kandu North | Guraidhoo Kandu South
Bodu Giri | Kuda Giri
Ari Beach Corner | Ari Beach House Reef
Sunrise Reef | Sunset Reef
Blue Corner | Blue Holes
German Channel | German Lighthouse
Ulong Channel | Ulong Corner
New Drop Off | Big Drop Off
Ngedebus Coral Garden | Ngedebus Wall
Iro Maru | Teshio Maru
Kansho Maru | Kensho Maru
Fujikawa Maru | Fujisan Maru
Sankisan Maru | San Francisco Maru
HMAS Brisbane | HMAS Swan
USS Vandenberg | USS Spiegel Grove
Duane | Bibb
Sea Lion Caves I | Sea Lion Caves II
Dos Amigos Grande | Dos Amigos Pequeña
Manuelita Inside | Manuelita Outside
Cabo Pearce | The Boiler
Anacapa East | Anacapa Middle
Breakwater Wall | Breakwater Metridium
Point Lobos Bluefish Cove | Point Lobos Whalers Cove
Monastery Beach North | Monastery Beach South
Stoney Cove Nautilus | Stoney Cove Viscount
Capernwray Plane | Capernwray Podsnap
Bus | Airplane
Hubschrauber | Flugzeug
Segelboot | Motorboot
Glocke | Seil zur Glocke
Rohr | Ende vom Rohr
Zeelandbrug Pijler 3 | Zeelandbrug Pijler 9
Instap Noord | Instap Zuid
Instap 2 | Instap 3
Dreischor Gemaal | Dreischor Frans Kok Rif
Scharendijke Haven | Scharendijke Koepeltjes
Jezioro Białe Duże | Jezioro Białe Małe
Zakrzówek mały | Zakrzówek duży
Platforma 5m | Platforma 12m
Platforma mała | Platforma duża
Boya 1 | Boya 2
Ponton A | Ponton B
Zona A | Zona B
Σπηλιά 1 | Σπηλιά 2
Мыс Северный | Мыс Южный
Риф Большой | Риф Малый
北礁 | 南礁
رأس الشمال | رأس الجنوب
Middle Reef | Reef's End
Left Wall | Right Wall
Rechte Steilwand | Linke Steilwand
Tombant gauche | Tombant droit
Front Porch | Back Porch
Devil's Grotto | Devil's Eye
Devil's Eye | Devil's Ear
Little Tunnels | Big Tunnels
Eagle Ray Pass | Eagle Ray Rock
Hilma Hooker | Angel City
Alice in Wonderland | Angel City
The Cliff | Small Wall
House Reef North = House Reef | House Reef South = House Reef
Wreck 3 = Tug | Wreck 4 = Tug
Cave One | Cave Two
Plattform 4,5 m | Plattform 3 m
Jetty North Side | Jetty South Side
Parete Nord | Parete Sud
Pared Este | Pared Oeste
Baixa Norte | Baixa Sul
Batu Besar | Batu Kecil
Gili Utara | Gili Selatan
Stenbrottet Norra | Stenbrottet Södra
Store Grunn | Lille Grunn
Nuovo Molo | Vecchio Molo
Alter Steg | Neuer Steg
`
