/** Towns with dives of their own, of which none within 100 km is among the sites that a new server begins with. */
export const beyondTheStarterSites: ReadonlySet<string> = new Set(
  `
  Ain Sokhna, Alexandria, Yanbu, Duba, Sur, Mirbat, Salalah, Villasimius, Siracusa, Morro Jable, Karpathos,
  Agios Nikolaos, Antalya, Paphos, Hammamet, Beirut, Brighton, Eastbourne, Littlehampton, Dover, Leyburn, Lerwick,
  Holyhead, Kilkee, Dublin, Tromsø, Egersund, Stockholm, Lysekil, Gdynia, Kandalaksha, Pattaya, Koh Chang, Myeik,
  Hoi An, Kota Kinabalu, Kota Kinabalu, Miri, Langkawi, Maumere, Berau, El Nido, Puerto Princesa, Kushimoto, Sanya,
  Goa, Hikkaduwa, Unawatuna, Negombo, Mossel Bay, Pemba Town, Port Mathurin, Mindelo, Tarrafal, Crystal River,
  Panama City Beach, Galveston, Hatteras, Wilmington, Virginia Beach, Montauk, Gloucester, Rockport, Alpena, Milwaukee,
  Whittier, Campbell River, Loreto, Ensenada, Puerto Vallarta, Veracruz, Placencia, Corn Islands, Drake Bay,
  Bocas del Toro, Portobelo, Nassau, Andros Town, Varadero, Negril, Montego Bay, Ocho Rios, Sosúa, Fajardo,
  Providencia, Taganga, Santa Marta, Cartagena, Buenaventura, Los Roques, Arraial do Cabo, Búzios, Bombinhas, Ilhabela,
  Paraty, Recife, Bonito, Puerto López, Ushuaia, Airlie Beach, Jervis Bay, Broome, Kaikoura, Kavieng, Loloata, Hienghène,
  Pangai, Majuro, Lake Garda, Lake Tahoe,
  Farasan Islands, Pantelleria, Trondheim, Tunku Abdul Rahman, Gorontalo, Saumlaki, Plettenberg Bay, Dry Tortugas, Midway Atoll, Acapulco,
  Huatulco, San Blas, Silver Bank, Norfolk Island, Esperance, Three Kings, Aitutaki, Ulithi, Fanning Island
`
    .split(',')
    .map((name) => name.trim()),
)

/** Towns near a border: the nearest of those sites lies on its other side. */
export const nearestAcrossTheBorder: ReadonlySet<string> = new Set(
  `
  Nuweiba, Taba, Aqaba, Corfu Town, Marmaris, Tyre, Kiel, Ranong, Phu Quoc, Kingston, Mahahual, Xcalak, Culebra,
  Charlotte Amalie, Cruz Bay, Philipsburg, Saint-Pierre, Kingstown, Port Elizabeth, Santa Teresa Gallura, Otranto,
  Cadaqués, Kos Town, Kalymnos, Lake Como, Lake Maggiore, Leros, Burma Banks, Rota
`
    .split(',')
    .map((name) => name.trim()),
)
