/**
 * What a dive site can be, in the languages in which sites are named. A line is a group of kinds that people take for
 * one another; what the name of a site calls by two groups is two sites. `*` marks what is often left out of a name.
 */
export const kinds = `
wreck* wrecks shipwreck wrack schiffswrack epave epaves pecio naufragio relitto wrak wrakowisko vrak vrag hylky olupina navagio batik bangkai enkaz
  ship schiff bateau barco nave statek lod boat boot tugboat tug schlepper remorqueur patrolboat uboot submarine submarino sousmarin bomber aircraft freighter tanker
reef* reefs riff rif recif recifs arrecife arrecifes barriera recife terumbu karang shaab shab shb resif rev revet risaliti
  shoal shoals bank secca secche bajo baja baixa laje sec grunn hauta plicina brak
erg
gota ghota
giri
pinnacle pinnacles pinaculo pinacle thila tila bommie bommies bommy boilers seamount
  rock* rocks felsen fels felsblocke rocher roche roc roca roccia scoglio scogli hin batu skala skaly hrid pedra piedra kamen stena skjaer klippe klippen sten skerry iwa
wall walls wand steilwand steilhang felswand mur tombant pared parete parede sciana zid muur vegg seina
  dropoff slope hang cliff cliffs halde
cave caves cavern caverns hohle hohlen grotto grottoes grotte grotta grotten cueva cuevas cova coves gruta grota caverna spilja spila spilia jaskinia jeskyne ghar magara gua goa peschera peshchera dokutsu
tunnel tunnels tunel galleria
arch arches arche arco arc bogen arka luk window fenetre ventana
hole holes loch trou agujero hoyo buco buca dyra dira rupa fossa pit
garden gardens garten jardin jardines jardins giardino giardini jardim tuin ogrod vrt kebun taman sad have bustan
canyon canyons schlucht gorge gola kanyon crack fissure crevice ravine spalte chimney
point pt pte pta punta ponta pointe puntal cape cap capo cabo cavo kap ras rt mys tanjung tandjung head huk przyladek niemi odde akra burun burnu misaki saki
corner ecke coin
bay bays bucht baie bahia baia cala marsa zaliv uvala zatoka teluk baai bukta viken lahti koy kolpos wan
  cove calanque beach beaches strand plage playa spiaggia praia plaza pantai platja cala strandbad badi ranta plaj
lagoon lagune laguna lagon
island* cay caye cayo key islands isle isles islet islets insel inseln ile iles ilot isla islas islote isola isole ilha illa illes otok otoci wyspa ostrov pulau pulo gili koh ko nisi eiland oya holmen saari ada jima shima nusa halbinsel dhigurah
lake* see lac lago jezioro jezero jezera ozero meer plas danau tasik jarvi sjo sjon limni embalse talsperre stausee baggersee
  quarry* steinbruch carriere cantera cava lom kamieniolom groeve kamenolom stenbrott louhos kreidesee kiesgrube pond weiher teich gravelpit
cenote* cenotes
lighthouse leuchtturm phare faro farol far fener fyr latarnia majak svetionik vuurtoren faros mercusuar
harbour harbor port hafen porto puerto puerta marina haven luka havn hamn satama limani pelabuhan
pier jetty steg mole molo wharf dock quay kai muelle embarcadero ponton pontoon molen jetee dermaga steiger pomost brygge
bridge brucke pont puente ponte brug most bro
channel pass passe passage kanal canal kandu canale kanaal passo ghat selat straumen sund
platform platforms plattform plattformen plateforme plataforma piattaforma platforma plateau
valley tal vallee valle vale
forest wald foret bosque bosco bos
spring springs quelle source manantial sorgente zrodlo
`

/** What a word of a name means, so that a name and its translation are the same; a line is one meaning. */
export const meanings = `
blue blau blaue blauer blaues bleu bleue bleus azul azules azzurro azzurra blu blauw blauwe modry modra modre modro modri plava plavi niebieski niebieska golubaya goluboy sininen bla biru azraq azure galazio
red rot rote roter rotes rouge rojo roja rosso rossa vermelho rood rode czerwony czerwona cervena cerveny crveni crvena merah ahmar krasny krasnaya kokkino daeng
black schwarz schwarze schwarzer schwarzes noir noire negro negra nero nera preto preta zwart zwarte czarny czarna cerny cerna crni crna hitam aswad cherny chernaya mavro svart
white weiss weisse weisser weisses blanc blanche blanco blanca bianco bianca branco branca wit witte bialy biala biale bily bila bijeli bijela putih abyad bely belaya aspro vit hvit hvid
green grun gruner grune grunes vert verte verde groen groene zielony zielona zeleny zelena zeleni hijau akhdar zelyony
yellow gelb gelbe gelber jaune amarillo amarilla giallo gialla geel gele zolty zluty zuta kuning
coral corals koralle korallen corail coraux corales corallo coralli koraal koral korala marjan corallino coralino korallov
turtle turtles schildkrote schildkroten tortue tortues tortuga tortugas tartaruga tartarughe tartarugas schildpad zolw zelva kornjaca penyu
shark sharks hai haie haifisch requin requins tiburon tiburones squalo squali tubarao haai rekin zralok hiu
dolphin dolphins delfin delfine dauphin dauphins delfines delfino delfini dofi golfinho dolfijn delfina lumba
manta mantas
moray morays murane muranen murene murenes morena morenas murena
grouper groupers zackenbarsch merou merous mero meros cernia cernie garoupa
octopus octopuses krake oktopus poulpe poulpes pulpo pulpos polpo polpi polvo hobotnica osmiornica gurita
eel eels aal aale rohrenaale anguille anguila
seahorse seahorses seepferdchen hippocampe hippocampes caballito
barracuda barracudas barrakuda barakuda
lobster lobsters hummer languste homard langouste langosta aragosta
crab crabs krabbe crabe cangrejo granchio
sponge sponges schwamm eponge esponja spugna
elephant elefant elefante elephants slon gajah
whale whales wal baleine ballena balena baleia
ray rays rochen raie raies raya rayas razza
anemone anemones anemonen anemona anemonas
devil devils teufel diable diables diablo diavolo diavoli diabo diabel dabel djavel shaytan setan
angel angels engel ange anges angeles angelo angeli anjo aniol
brother brothers bruder frere freres hermano hermanos fratello fratelli irmaos bracia
sister sisters schwester schwestern soeur soeurs hermana hermanas sorella sorelle
friend friends freund freunde ami amis amigo amigos amico amici
king kings konig roi rey re rei krol kral raja
queen konigin reine reina regina rainha krolowa
virgin jungfrau vierge virgen vergine madonna
mountain mountains mt mount berg mont monte montana gunung gora planina
cross kreuz croix cruz croce kruis krzyz
bell bells glocke cloche campana sino klok dzwon zvon
anchor anchors anker ancre ancla ancora kotwica sidro jangkar
chain kette chaine cadena catena
house haus maison casa huis dom
heart herz coeur corazon cuore coracao
star stern etoile estrella stella estrela gwiazda bintang
moon mond lune lunes luna lua ksiezyc
sun sonne soleil sol sole slonce
sand sandy sable arena sabbia areia pasir
sail segel voile vela
bird vogel oiseau pajaro uccello ptak burung
fish fisch poisson pez pesce peixe ikan
crystal kristall cristal cristallo kristal
treasure schatz tresor tesoro
cathedral kathedrale cathedrale catedral cattedrale katedral katedrala katidral
aquarium acuario acquario aquario akwarium akvarium akuarium
paradise paradies paradis paraiso paradiso raj surga
dream traum reve sueno sogno
mushroom pilz champignon seta fungo
bath badewanne baignoire banera
church kirche eglise iglesia chiesa kosciol crkva
cannon cannons kanone kanonen canon canons canone canones
castle burg schloss chateau castillo castello zamek
saint st sankt san santo santa sao sveti sveta svety swiety agios agia sainte
wooden holz bois madera legno
stairs steps treppe stufen escalier escaleras scala schody
cod kabeljau
golden gold or oro dore dorado
hammerhead hammerheads hammerhai marteau martillo martello
`

/** What says nothing about which site is meant: articles, ships' prefixes, and that people dive there. */
export const idle = `
the a an of and und et y e i o u og och en el al il la le lo les los las l gli der die das den dem des de di da do dos del della dello dell all sull nell delle degli dei du d
het ta ir is iz in id ix ss ms mv mts ds hms hmas hmcs hmnzs uss usat usns uscgc rms sms sv fv kri ins ex number nr no to i
dive dives diving site sites spot spots tauchplatz tauchplatze tauchstelle tauchspot tauchgebiet tauchen tauchrevier
plongee spot buceo zona punto inmersion immersione duikplaats duikplek duikstek duik nurkowisko nurkowania potapecska lokalita lokalizacja dykplats dykkeplass sukelluspaikka
mooring buoy boje bouee boya boa boei boja einstieg taucheinstieg entry entrance entree entrada instap ingresso entrata wejscie nastup area
`

/** Between what a site is and where: what follows is a place beside it, or a part of it. */
export const linking = `with mit avec con com z sa met dengan in im at am an near beim bei zur zum vom von unter under behind hinter next sur sous dans na u nad pod aan bij op ved vid i`
