/**
 * Words that tell neighbours apart, however alike the rest of their names is; a line is one meaning, in the languages in
 * which sites are named. `+` marks what tells a site apart also from one that is named like it without the word.
 */
export const telling = `
north+ nord nordlich northern nth norte noord noordelijk norra nordre norte utara severny severni severnyy sever sjever sjeverni polnocny polnoc polnocna shamal shamali shmal nuea tramontana boreios pohjois pohjoinen kuzey
south+ sud sudlich southern sth sur zuid zuidelijk sodra sondre sul selatan yuzhny yuzhnyy yug jug juzni jih jizni poludnie poludniowy poludniowa janub janoub jnub tai ostro notios etela guney
east+ ost ostlich eastern est este oost leste timur vostochny vostok istok istocni vychod vychodni wschod wschodni wschodnia sharq shrq levante anatolikos ita dogu oriental
west+ westlich western ouest oeste ovest vest barat zapadny zapad zapadni zapadna zachod zachodni zachodnia gharb ghrb ponente dytikos lansi bati occidental
northeast+ nordost nordest noreste noordoost nordeste
northwest+ nordwest nordovest nordouest noroeste noordwest nordoeste
southeast+ sudost sudest sureste zuidoost sudeste
southwest+ sudwest sudovest sudouest suroeste zuidwest sudoeste
big large great gt gross grosser grosse grosses grand grande grandes gran gr groot grote grossa gros stor store stora velky velka velke veliki velika veliko duzy duza duze wielki wielka besar gede kebir kabir kebira bodu yai megalo megali megalos bolshoy bolshoi bolshaya bolshoe iso buyuk
small+ little klein kleiner kleine kleines kl petit petite piccolo piccola pequeno pequena petita chico chica lille liten lilla maly mala malo mali male kecil cilik kuda soraya soghayer saghir noi mikro mikri mikros malyy malaya maloye pieni kucuk mini
inner+ inside interior interno interna internal innere innerer inneres interieur interieure dentro binnen binnenste dedans indre inre unutrasnji wewnetrzny vnutrenny dalam
outer+ outside exterior externo externa esterno esterna external aussere ausserer ausseres exterieur exterieure fuera fora buiten buitenste dehors ytre yttre vanjski zewnetrzny vneshny luar
upper+ obere oberer oberes superior superieur superieure superiore haut haute bovenste ovre horni gorny gorna gornji gornja verkhny atas top
lower+ untere unterer unteres inferior inferieur inferieure inferiore basse onderste nedre dolni dolny dolna donji donja nizhny bawah bottom
left+ links linker linke linkes gauche izquierda izquierdo sinistra sinistro esquerda esquerdo venstre vanster lewy lewa levy leva lijevi lijeva kiri levaya
right+ rechts rechter rechte rechtes droite droit derecha derecho destra destro direita direito hoyre hoger prawy prawa pravy prava desni desna kanan pravaya
middle+ mid mitja mitjana mediana mediano mittlere mittlerer mitte milieu central centre center centro medio media mezzo midden midtre stredni srodkowy srednji srednja tengah middelste
near nah nahe proche cerca
far+ fern loin lejos lontano
new+ neu neuer neue neues nouveau nouvelle nuevo nueva nuovo nuova novo nova nieuw nieuwe ny nya nowy nowa nove novy novi baru jadid noviy
old+ alt alter alte altes ancien ancienne vieux vieille viejo vieja vecchio vecchia velho velha oud oude gammel gamla stary stara stare stari lama qadim altes
side+ seiten lateral laterale seitlich zij
main haupt principal principale principali hoofd glavni glowny hlavni
deep+ tief tiefe tiefer tiefes profond profonde profondo profonda profundo profunda diep diepe gleboki gleboka hluboky duboki dalaman deeper
shallow+ flach flache flacher flaches seicht ondiep plytki plytka melky plitki dangkal shallows
bow+ bug proue prua proa boeg dziob prid prova pramac
stern+ heck poupe poppa popa hek achterschip rufa zad krma aft
front+ vorne vorderer vordere devant frente avant voor prednji
back+ rear hinten hinterer hintere derriere atras arriere achter straznji
sunrise+ sonnenaufgang amanecer alba
sunset+ sonnenuntergang atardecer tramonto
`

/** Numbers as words, each line from what it means. */
export const numberWords = `
1 one eins uno jedna jeden satu odin ena first erster erste premier premiere primero primera primo prima eerste prvni pierwszy prvi
2 two zwei deux dos due twee dwa dva dvije dois duas dua tva to second zweite zweiter segundo seconda secondo deuxieme ii
3 three drei trois tres tre drie trzy tri tiga third dritte tercero terzo troisieme iii
4 four vier quatre cuatro quattro cztery ctyri cetiri empat iv
5 five funf cinq cinco cinque vijf piec pet lima
6 six sechs seis sei zes szesc sest enam vi
7 seven sieben sept siete sette zeven siedem sedam tujuh vii
8 eight acht huit ocho otto osiem osam delapan viii
9 nine neun neuf nueve nove negen dziewiec devet sembilan ix
10 ten zehn dix diez dieci tien dziesiec deset sepuluh x
12 twelve zwolf douze doce dodici twaalf
100 hundred hundert cent cien cento honderd
1000 thousand tausend mille mil duizend tysiac tisuca seribu
`
