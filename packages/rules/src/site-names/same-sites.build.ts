/**
 * One dive site as two people name it, a pair a line: `Name = Other Name | Name`. Written for this measurement from
 * general knowledge; many names are made up.
 */
export const sameSites = `
Thistlegorm | SS Thistlegorm
S.S. Thistlegorm Wreck | Thistlegorm
Maldive Victory | Victory Wreck
Zenobia | MS Zenobia Wreck
M/V Zenobia | Zenobia Wrack
Rosalie Moller | SS Rosalie Möller
Carnatic | Wreck of the Carnatic
Giannis D | Ghiannis D. Wreck
Chrisoula K = Tile Wreck | The Tile Wreck
USAT Liberty | Liberty Wreck, Tulamben
USS Spiegel Grove | Spiegel Grove
HMCS Yukon | Yukon Wreck
HMAS Brisbane | ex-HMAS Brisbane
Ex HMAS Swan | Swan Wreck
P29 | Patrol Boat P-29
Um El Faroud | Umm el Faroud
U-352 | U352 Submarine
U-Boot U 853 | U-853
Le Donator | Épave du Donator
Relitto Haven | Haven Wreck = Amoco Milford Haven
Amoco Milford Haven | Haven
Baron Gautsch | Wrack der Baron Gautsch
Olupina Teti | Teti wreck
Wrak Franken | Franken (wrak)
Pecio El Naranjito | Naranjito
Naufragio Karwela | MV Karwela
Karwela | Karwella
Hilma Hooker | Hilma Hooker Wreck
Antilla | Antilla Shipwreck
SMS Dresden | Wreck of SMS Dresden
SMS Cöln II | SMS Coeln (II)
President Coolidge | SS President Coolidge
RMS Rhone | The Rhone
Bianca C | Bianca C. Wreck
Oriskany | USS Oriskany (Mighty O)
KT-12 | KT 12 Wreck
B17 Bomber | B-17
Ju 52 | Junkers JU-52
Tugboat | Tug Boat Wreck
Rozi = Tugboat Rozi | MV Rozi
Fujikawa Maru | Fujikawa-Maru
Dunraven | SS Dunraven
Ulysses | The Ulysses wreck
Salem Express | Salem Ekspress
D/S Frankenwald | Frankenwald
Vrak Mars | Mars (vrak)
Hylky Coolaroo | Coolaroo
Sha'ab Abu Nuhas | Shab Abu Nuhas
Abu Nuhas | Shaab Abu Nuħas
Ras Mohammed | Ras Muhammad
Ras Mohamed | Ra's Muḩammad
Shaab Claudio | Sha'ab Claudia
Elphinstone | Elphinstone Reef = Abu Hamra
Jolanda Reef | Yolanda
Umm Gamar | Um Qamar
Abu Dabbab | Abu Dabab
Gota Abu Ramada | Ghota Abu Ramada
Erg Abu Ramada | Erg Aburamada
Giftun Kebir | Giftun el Kabir
Daedalus Reef | Abu el Kizan = Daedalus
Sataya | Shaab Sataya
Sha'ab Samadai = Dolphin House | Dolphin House Reef
Marsa Mubarak | Marsa Moubarak
The Canyon | Canyon
Bells | The Bells
Blue Hole | The Blue Hole Dahab
Eel Garden | Eel Gardens
Ras Abu Galum | Abu Gallum
Ras Um Sid | Ras Umm Sid
Shark & Yolanda | Shark and Jolanda Reef
St. John's Caves | Saint Johns Caves
Sanganeb Reef | Sanganeb
Sha'ab Rumi | Shab Roumi
Big Brother | Big Brother Island
Blue Hole | Blaues Loch
Blue Grotto | Blaue Grotte
Grotta Azzurra | Blue Grotto
Grotte Bleue | Blaue Grotte
Modra špilja | Blue Cave
Coral Garden | Korallengarten
Jardin de Corail | Coral Garden
Jardín de coral | Coral Gardens
House Reef | Hausriff
Hausriff Kandooma | Kandooma House Reef
Cathedral | La Cathédrale
La Catedral | The Cathedral
Die Kathedrale | Cathedral
Punta Tiburón | Shark Point
Devil's Point | Punta del Diablo
Turtle Cave | Cueva de las Tortugas
Grotte des Tortues | Turtle Cave
Lighthouse Reef | Récif du Phare
El Faro | Lighthouse
Black Rock | Roca Negra
Schwarzer Felsen | Black Rock
Hin Daeng = Red Rock | Red Rock
Tunnel | Le Tunnel
Ankerbucht | Anchor Bay
Hin Bai = Sail Rock | Sail Rock
Kleiner Tunnel | Small Tunnel
Große Wand | Big Wall
Les Sept Frères | Seven Brothers
Dos Amigos | Two Friends
Südwand | South Wall
North Wall | Mur Nord
Pared Norte | North Wall
Nordriff | North Reef
Pulau Sipadan | Sipadan Island
Koh Bon | Ko Bon
Koh Tachai Pinnacle | Ko Tachai
Isla Tortuga | Tortuga Island
Scoglio del Corallo | Coral Rock
Secca dei Delfini | Dolphin Shoal
Thistlegorm | Thistelgorm
Barracuda Point | Baracuda Point
Mushroom Rock | Mushrom Rock
Manta Point | Manta-Point
Crystal Bay | Cristal Bay
Turtle Heaven | Turtle Haven
Batu Bolong | Batubolong
Tatawa Besar | Tatawa Besar Reef
Castle Rock | Castlerock
Kandooma Thila | Kandoomaa Thila
Fotteyo Kandu | Foththeyo Kandu
Maaya Thila | Maya Thila
Guraidhoo Corner | Guraidhu Corner
Kuredu Caves | Kuredhoo Caves
Rasdhoo Madivaru | Rasdu Madivaru
Miyaru Kandu | Miyaru Kandhu
Okobe Thila = Barracuda Thila | Okobe Tila
Gaathugiri | Gaathu Giri
Möhnesee Tauchturm | Moehnesee Tauchturm
Kulkwitzer See | Kulki = Kulkwitzer See
Walchensee - Galerie | Galerie Walchensee
Kreidesee Hemmoor | Hemmoor, Kreidesee
Gr. Plattform | Große Plattform
Bodensee, Überlingen Therme | Überlingen (Therme)
Roc de Chère | Lac d'Annecy - Roc de Chère
Attersee - Ofen | Ofen (Attersee)
Grüner See | Gruener See
Terlinden | Küsnacht - Terlinden
Stoney Cove | Stony Cove
Capernwray | Capernwray Quarry
St Abbs Head | St. Abb's Head
Mt Lavinia Reef | Mount Lavinia Reef
Pt. Lobos | Point Lobos
Isla Mujeres MUSA | MUSA = Museo Subacuático de Arte
Gt. Basses | Great Basses
Nth Horn | North Horn
Stingray City | Sting Ray City
Salt Pier | Saltpier
1000 Steps | Thousand Steps
1,000 Steps | 1000 Steps = Piedra Haltu
Something Special | Something special dive site
Bari Reef | Bari
Mary's Place | Marys Place
Palancar Caves | Cuevas de Palancar
Palancar Gardens | Jardines de Palancar
Santa Rosa Wall | Pared Santa Rosa
Punta Sur | Punta Sur Reef
Dos Ojos | Cenote Dos Ojos
Cenote Angelita | Angelita
Gran Cenote | Grand Cenote
Car Wash | Cenote Carwash = Aktun Ha
Darwin's Arch | Darwins Arch
Gordon Rocks | Gordons Rocks
León Dormido = Kicker Rock | Kicker Rock
Cousins Rock | Cousin's Rock
Shark Arena | The Shark Arena
Poor Knights - Blue Maomao Arch | Blue Mao Mao Arch
Fish Rock Cave | Fish Rock
Cod Hole | The Cod Hole
Steve's Bommie | Steve's Bommy
Osprey Reef North Horn | North Horn
Голубая дыра | Golubaya Dyra
Тарханкут | Tarkhankut
Мыс Айя | Mys Aya
Σπηλιά Περιστεριών | Spilia Peristerion
Το Ναυάγιο | To Navagio
شعب أبو نحاس | Shaab Abu Nuhas
راس محمد | Ras Mohammed
الثقب الأزرق = Blue Hole | Blue Hole Dahab
青の洞窟 = Blue Cave | Ao no Dokutsu = Blue Cave
万座ドリームホール = Manza Dream Hole | Dream Hole
หินใบ = Sail Rock | Sail Rock Koh Phangan
Cirkewwa Arch | Ċirkewwa Arch
Inland Sea | The Inland Sea & Tunnel
Blue Hole & Azure Window | Blue Hole, Dwejra
Il-Ġebla tal-Ġeneral = Fungus Rock | Fungus Rock
Reqqa Point | Ras ir-Reqqa
Xatt l-Aħmar | Xatt l Ahmar
Medes - Carall Bernat | El Carall Bernat
La Vaca Medes | La Vaca (Illes Medes)
Cova del Dofí | Dolphin Cave
Cueva del Delfín | Cova del Dofí
Bajo de Dentro | El Bajo de Dentro (Cabo de Palos)
Secca di Santo Stefano | Santo Stefano Shoal
Capo Testa | Cape Testa
Cap de Creus | Cabo de Creus
Rt Kamenjak | Cape Kamenjak
Biševo Cave | Bisevo Cave
Jezioro Hańcza | Lake Hańcza
Lake Zakrzówek | Zakrzowek
Lom Svobodné Hamry | Svobodne Hamry quarry
Silfra | Silfra Fissure
Strytan | Strýtan Chimney
Zeelandbrug | Zeeland Brug
Anna Jacobapolder | Anna Jacoba Polder
Duikplaats Dreischor Gemaal | Dreischor - Gemaal
Bergse Diepsluis | Bergsediepsluis
Tower Point dive site | Tower Point
Tauchplatz Kleiner Brombachsee | Kleiner Brombachsee
Site de plongée Les Moyades | Les Moyades
Zona de buceo Punta Salinas | Punta Salinas
Einstieg Strandbad Goldau | Strandbad Goldau
Sugar Wreck Mooring | Sugar Wreck
Oblutak Wreck (30 m) | Oblutak
`
