/** Towns with dives of their own, of which none within 100 km is among the sites that a new server begins with. */
export const beyondTheStarterSites: ReadonlySet<string> = new Set(
  `
  Ain Sokhna, Alexandria, Yanbu, Umluj, Duba, Sur, Mirbat, Salalah, Villasimius, Santa Teresa Gallura, Golfo Aranci,
  Taormina, Siracusa, Lampedusa, Tropea, Otranto, Tarifa, Ciutadella, Morro Jable, Los Cristianos, Puerto de la Cruz,
  Sesimbra, Peniche, Porto-Vecchio, Propriano, Brest, Zadar, Split, Hvar Town, Komiža, Vis Town, Dubrovnik, Budva, Kotor,
  Kos Town, Kalymnos, Karpathos, Heraklion, Chania, Agios Nikolaos, Zakynthos, Argostoli, Skiathos, Alonissos, Bodrum,
  Kuşadası, Antalya, Paphos, Hammamet, Beirut, Brighton, Eastbourne, Littlehampton, Dover, Chepstow, Leyburn, Ullapool,
  Lerwick, Holyhead, Milford Haven, Pembroke, Kilkee, Galway, Dublin, Narvik, Tromsø, Ålesund, Bergen, Egersund,
  Stockholm, Lysekil, Helsinki, Lohja, Leipzig, Vodelée, Gdynia, Kandalaksha, Pattaya, Koh Chang, Myeik, Hoi An,
  Kota Kinabalu, Miri, Langkawi, Maumere, Berau, El Nido, Puerto Princesa,
  Kushimoto, Sanya, Goa, Hikkaduwa, Unawatuna, Negombo,
  Dharavandhoo, Port St Johns, Mossel Bay, Vilanculos, Pemba Town, Watamu, Malindi, Port Mathurin, Mamoudzou, Mindelo,
  Tarrafal, Crystal River, Panama City Beach, Galveston, Hatteras, Wilmington, Virginia Beach, Montauk, Gloucester,
  Rockport, Alpena, Milwaukee, Whittier, Campbell River, Loreto, Ensenada, Puerto Vallarta, Veracruz, Placencia,
  Corn Islands, Drake Bay, Bocas del Toro, Portobelo, Nassau, Andros Town, Varadero, Negril, Montego Bay, Ocho Rios,
  Sosúa, Fajardo, Providencia, Taganga, Santa Marta, Cartagena, Buenaventura, Los Roques, Arraial do Cabo, Búzios,
  Bombinhas, Ilhabela, Recife, Bonito, Puerto López, Ushuaia, Airlie Beach,
  Jervis Bay, Broome, Kaikoura, Kavieng,
  Loloata, Hienghène, Pangai, Majuro
`
    .split(',')
    .map((name) => name.trim()),
)

/** Towns near a border: the nearest of those sites lies on its other side. */
export const nearestAcrossTheBorder: ReadonlySet<string> = new Set(
  `
  Nuweiba, Taba, Aqaba, Banyuls-sur-Mer, Corfu Town, Marmaris, Tyre, Sipplingen, Überlingen, Kiel, Fernsteinsee, Ranong,
  Phu Quoc, Ponta do Ouro, Kingston, Mahahual, Xcalak, Culebra, Charlotte Amalie, Cruz Bay, Philipsburg,
  Saint-Pierre, Kingstown, Port Elizabeth
`
    .split(',')
    .map((name) => name.trim()),
)
