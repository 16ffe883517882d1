import { wordSet } from './words.ts'

/**
 * Words that are spelt as they should be, and would be taken for misspelt ones of divers, animals or places: "score" for
 * "shore", "exception" for Deception Island. They may stand in the texts of sites.
 */
export const speltRight = wordSet(`
  abacus abroad absolutely accessed accommodating aches acres actress adder adolescent adores adrift advance advanced
  advances afoot aimed alder alias aloes altering alternate amazes amend amount amounts anchor anchored anchors
  androids anger angled angora annals anthills antlers anxiously aorta applies arboreal arisen armed arrested arrivals
  articles artificially ashore asking aspiring assess astern auguster augustest averages aviators babble backing
  baggiest bairns baking balances balds bales balks ballad ballroom balms bananas bandages bandanna bands bandsman
  bandy banged banger banishes banker bankers banking banned banter barbacoa barbarian barbarians barbarous barbed
  barest barge barges barking barks baron barren barrings bashing basil basing basis baster battle battlement battles
  beadiest beamed bearer bearing bearings beatings beats beetling beginners belies belittle belittlement bench benign
  bequeath berrying berth beveling beverage bicker bigot bikinis billions bindings biting bitterly blackboard
  blackjack blank blanked blanks blare blasting bleach bleachers bleeding bleeds blemishes blight blinding bliss
  blisters blizzard bloat bloats block blocks blogging blogs blonds blotters blubbering blueprint blueprints bluffing
  blundering blunders blushing boarded boarders boarding boars boast boasting boasts bobbins boiler boilers bolder
  bollocks bolsters bolts bomber bombers bombings bonded bonehead bonfire bonfires boniness boning booing boosters
  borne boron bosom bosses bother bottled bouncers bouncy bounds bouts bowing boxing brace brackets braids brainy
  brake branches branded brats brawling brays breach breached breaches breakers breast breath breathe breather
  breathers breathes breathing breeding breeds brighten bringing britches broach broached broaches broker brokers
  brooches brothels brotherly brownies brownish browser browsers brunet brunets brutish bubbly budget buffer builders
  bulkhead bullet bullied bully bullying bunch burka burnishes burqa bursa buttocks buttoned cabana cadet cadets
  cadres cages caiman caimans cairn cakes calamities calks calve calves campanile campaniles camper camping camps
  cancan candidacy candidate canes canines canker cannibals cannons canoes canon canonical canons canopy cantos
  captain caramel caramels caravans caravels caraways carbs carcasses carelessly caress caresses carillon carjacks
  carnival caroling carpeted carrel carrier carriers cartel carton carts carve carves cashiers cassia cassias caste
  caster cattle cautious caved ceaseless cedes ceiling ceilings cemented centered centrally centuries cervical
  cesarean chafe chafes chainsaw chairs chambers channeled channels chaos charades charge charm charmers charming
  charms charring chart chartered charters charts chase chassis chatters chatting cheap cheapens cheaters cheeky
  cheering chests chicle chide chides childish childless chili chilies chill chilled chillest chilli chilling chime
  chimes chine chines chinks chinless chinos chins chive chives chocks chopper choppers choral chorals chore chowders
  christens chromes chroming chromium chuck chucks chunk chunks cinch cinches circled claim claims clambers clamp
  clamps clans clappers clapping claps clatters claws cleaned cleanest cleaning clearance clearer clearing cleat
  cleats cleaver clenches clerks climbers clinches clinging clipped clippers clipping clippings clobbers clock clods
  clogging cloister cloisters clone clones closeout closeouts closet closets cloudy clouting clover clueless clutter
  coaching coarse coasters coatings coats cobblers cobra cobras cockades cockeyed cocksure cocky cocoa cocoas codon
  coeds colander colanders colas collects colon colonial colonials colonies colonise colonist colonize colts
  columbines comatose combed comforts commands comments common commoner commoners commonly communal companies composts
  compress compression compressions concedes conceptional concern concerns concerts concession concoction concretion
  condo condos confection confer confers conflict conflicts conga congeals congestion congests conifers connection
  connects conniption connotes conquers conscription consigns consists consonance constable constant constantly
  constants contact contacts contains contention contests continue contraception contrail controls convection
  convention converse converts convey conveys convicted convince cooker cooled cooper copped cordials cordon cords
  cores corking corned corona coronation coroners corpse corpses corral corrals correctly corrects corset cortex
  cosmos costings cotton couch couches counters counting couples couriers coursing courtesy courting coves cowhides
  cracks cradling crafting craggier craggiest crags crams cranberry craps crass crassest crate crates crave craves
  crawled crawling create created creates creating creation creations creative credible creeping cremated creme cremes
  crepe crepes cretin crevices crew cribs crippling crock crocks crocus crony crook crooks croon crooners crops
  crossest crotches crouches crows crunches crust crusty cubic currency curse cursed curses curved cuter cyclamen
  cyclamens cyclones cyclopes cylinder cypress czars damnation danced dandy dangerously dangle danish darlings
  dealings decadent deceit deceptive decorate decorated decoration decorations decree decryption deeds deems defection
  defendant defendants defending deifying dejection delaying deletion delights demeaning denies dentin denting
  dentists depended depending depraves deputies deranging descends descent desertion despises desserts destiny
  detection detention detonator detonators diamonds dinnertime disability disclose discover discovered discoveries
  discovery dishes distinct distress ditch ditty doable dockland dominion domino donation dongle doorway doorways
  doubled doubling doubting draft drafting drafts dragged drains drape drawings drawling drawn dreamers dreamt dreamy
  drench drenches drilling drinking drinkings dripping drivings drone dropping droppings drowns drummers duckling
  dumpster dungeons duskiest dusted dutch dystonia earliest earlobes earnests earrings eases easterly eastern
  easterner eater eaters eating eaves editing elate elates elbows elderly electric electrical electron electronic
  electronics electrons emanated emanates emigrates empowered engaged engagement engineered enormous enterprising
  environmental exam excellence exception excerpts exert exerts expanse expense experimented expertise exploded
  explored export exports expose exposes extreme extremely faceless facial fades fails fairly fairness falser falter
  famed farce farces fares farther fashions faster fatal fatality fathead fatherlands feathered features feeds
  ferrying fetching fiance fibres fighter fighters fillings filtered financed finger fingers finis finish finished
  firearms fired firefight firewood fireworks fished fishy fixed flake flakes flaming flannels flapping flares
  flashback flashbacks fleet fleeting flickers flipped flippers flipping floats flogging floggings flogs floods
  floored flora floras flounced flounces floundered flouting fluoride folder folding fools footings forecast forehead
  foreheads foremost fores foreword forewords forgives former fortress founder founders fountain fountains frames
  franc francs frays freaking freckles freeborn freeing fridge fries fringe fringed fringing fritters frock frothier
  frying funky funnel funnels furthest gales gamed gap gaps garbling garbs gardener gargling garments garnet garnets
  garnishes gassiest gator gaunt geeks genera generated generation generations genes genitals geniuses gentile
  gentiles gentled gently gentries gentry geographers geographic geographies geography germane gibbons giveaway gizmo
  glance glances glands glitters gloat gloss glower gnarling gofer goldfish goner gopro gorge gotta governed grabbing
  graces gracious grade grades grafting grammar grams granddad grandma grandpa grant granting grants graph graphing
  grappling grasping grassing grate gratings graveling graying grays graze greasier greasiest greasiness greatest
  greatness grebe greed greediness greening greet greeting greetings grenade grenades grenadier grenadiers grilling
  grinders grittier gritting groan groove gross grouches grouped groupies grower growling grueling gruelling
  gruellings gruffest guided guides guitarist guitarists gunned gunners guttered habit hairiest hallow hallowed
  hallows haltered hammered hammocks hamper hampers hamsters handbags handiest handlers handmade handy handyman hanger
  hangs hanker harass harasses hardball harden hardens hardier hardiest hardy hared harks harmless harms harness
  harpists harpoons harps harrying harshest harts harvest harvests hastiest headiest headings headland headless
  headrest headrests hearing hearings heathens heaven heaviest heeling heels height heights helpings herding herds
  hereon herniate heroin herons hidden hides hiking hilly hinting hints hitching hither hitter hoard hoarder hoarders
  hoards hoarsest holder holding holdings hollower hollowest holsters homburg homering homespun homestead homesteads
  hometown hometowns homey homie honestly honey hooked hooters hordes horsey hosted hostel hosteled hostess hostiles
  houri housed housing hovel hovels hovers hungry hurdlers hurrying huskiest icily immerses impartial inception
  indecent independent indie inhumane inlaid insights instance instances inter intermediaries intermediary inters
  invisibility invoices irony island islander islanders islands islets isolate italic jackass jackasses jades jagged
  jeeps jellied jeopardy jesus jeweling jingle jocks joint jollies jolliest jolly junks kayak keels keening keepers
  keeping kenneling kenning keynotes keystone kicked killed killer kingfisher kingfishers kneeling knickers knitting
  korma lacked lacks lacuna ladder ladders lades lamed lames lampooned lanais landed landing landslide landsman
  landward larger largest launch launches launders lavatory layman leafier leafiest leaflets leakiest lectures ledge
  ledges legacies leggings lens lenses lesson lessons leveling liberate limpest linger lingers listeria literary loads
  localise localize locks lodged lodger lodgers logbook logging loins longer longing longings loser losers lounging
  lovers lowered lucky lumberjack lumberjacks lurch lurching luxury lynch machine mackinaw mackinaws madly madness
  magnates magnificence mahatmas mailings mainland mainlands mainly maintain maintains maize majesties maladies
  malarial malathion mallet mallets malted maltose malty manacles managers mandated mandates mangle mangy mania manias
  manky manner manners mantle mantra mantras maples maracas marbling margin margins maria marina marinara marinas
  marked marker markers markings marrow marsh marshaled marshalled marshals martini martinis mashed massage massaged
  massages massive mater matte mattress maturities mauls maxis mealiest meanders meanly measlier measliest meatiest
  mechanical meddle medico medicos mellowed mellower mellowest memes memos meres merge merges messiest meteor metro
  metros miens mikes militant military mimes mince minces mindless mined miner minerals miners mingle minis minks
  mints minus mires mirror misconception mistress mistrial mites mixed mixes moans mocha mocks moderated moderately
  moderator moderators modes modulate modulates molar molars molasses molding moldings molds moles molly molts momento
  momentous momentum mongoose monitors monsters monstrance montage montages monument monuments moored mooring moorings
  moral morals morass moron morons mortgagee mortified motherlands mouldier moulding moulting mounds mounting
  mountings mouthing movement movements mucus muddle mufflers murderess murkiest muscatel mushiest mushy mustiest
  musty mutation mutations nameless napless napping narcotic narcotics narrow narrows nastiest nearly neatest neediest
  needling neigh nervously nervy nests neuroses nevus newsiest nicer nigger nigher niter nixes nobleman noises normal
  northeast northeaster northeasterly northeastern northeasters northerly northward northwards northwest northwestern
  noway nudes nudge nudges nudist nursed observe obsolete octo oldest omens operated operates operation operations
  optional orate ouster ousters outing overhear overheard overheat overheating overheats overload overseas pacified
  pacifier pacifism pacifist packed packs paddle padlocks painless painter painters palm palms palmy panda panorama
  panoramic pansy pantos papas parathion parcels parch parches parental parish parishes parity parka parkland partings
  passable passage passages pastern pastiest pastries patented pathos patriots pattern patterns paves pawns peach
  peaches pearly peddle peeling peels penance pends penetrating penuche peony perception perched perishes perkier
  perks permit permits perspire petrified philippics philistine philistines phoenixes phony picker pickings pictorial
  piles pilings pines pinned piston piton pitons placed placenta plainest planet planets planters plasters platform
  platforms playback pledging plight plodding ploddings plotters plotting plunders poachers poaching pointed pointers
  pointing pointy pokes polio polished polka polluting pompous ponder pondered ponderous populate porch porches
  portaged portages porting posting postural potatoes potlucks potter potters potting pouching pouncing pound pounding
  pounds pouring pouter powdered powerless prance prays preach preacher preaches preaching preconception preen
  preening premature prepping presently previous primary principals principle principles print printed printers
  printing printings produced producer producers produces product products proffers progress projected promise
  promised promises prone proposes prosecute prosecuted proselytise proselytised proselytises proselytize proselytized
  proselytizes prospers prosy protector protectors protects proteins protested protesters protests provenance
  providence providential providentially provincial proxy psalm pubic puddle puddles puffed puffier pukes punishes
  purpose purposes pyramided qualifies qualmish quarrels queasier queasiest queers quenches quitters quitting rabid
  racetracks racing radar radiated radiates raggedy raging railing railings ranchers randy range ranged ranges ranker
  ranting raped rapids raping rapping raspiest raster ratted rattiest rattling raving rays reached react reacting
  reacts readable readiest reading reasoned rebating rebuilding receives reception receptions recipe recite reckless
  recourse recovered rectal redouble reeds reeks reel reeling reels reexport refreshed refreshes regaling regarded
  regulator rehang reissues relapsed relapsing related relating relayed relaying released releasing relieved reliving
  reloaded reloading remaking remedies reminding remotely removals renaming renting repaying replaced replacing
  replayed replaying reproduce required requires rescued rescuing resettlement residues resort resorted resorts
  restarts rested restless restore restored restores retaking retarded retort retorts reunion reunions reveling
  rewarded rider riders ridge ridges rifer rifting rigged ringer riper ripped riser risers rival riverside riversides
  rivets roasting robots robuster rocker rockers rollicks roman roost roster rotating rottenest rounded rouses route
  routeing router routes routine routines roving rubble rubies ruddy ruffle ruffles rugged rummy rustlers rusts rusty
  ruttiest saber sabra sabras saddened saddle sades sagas sailing sails salaries sales salesman salivary sallow
  sallower sallowest salon salons saloon saloons salted saltier saltiest salty salutary salute samba sambaing sambas
  samosa samosas sampan sample samples samurai sandy sanitary sardonic sassiest satin scabs scald scalds scalp
  scalpers scalping scalps scamming scampers scams scanners scans scanties scare scared scariest scars scholars scold
  scolding scolds scones scooters scorches score scored scores scotches scouting scram scrambled scrimp scrimps
  scuttle scuttled seaman seamen seams searching sears seasonal sections sects sedan sedans sedation seediest seedling
  seeps sellouts sentries sentry serpents serum servants sessions settings settle settled settlers shack shacks shaded
  shadow shake shakes shalt shandy shank shanties shard shariah sharp sharpens sharpest sharps shattered shaven
  shearing sheering sheets shelling sheltered shelters shepherd shepherds shifting shilling shimmers shined shipping
  shipwrecked shire shirk shirks shittier shoals shocking shoes shone shooters shoppers shopping shortens shortest
  shotgun shouted shouting shove shoves showered shrimped shuttered shutters shutting shysters sibilant siblings
  sicker sickly sidelines sienna sighting sightings signal sillies silly silo silos simile similes simmer simmers
  simony simpler simplest simplex simply singer singers singing sinner sinners siring skater skaters skies skimming
  skipper skipping skylight slacking slain slake slamming slams slanders slapping slaps slash slate slates sleeper
  sleepers sleepier sleepyhead sleepyheads sleigh slept slightest slightly slinging slipped slippery slipping slithers
  slogging sloven slovenly slovens slower slumbers slummer slumming smacking smacks smallest smartass smarting
  smelling smelly smolders smooth smoother smoothie smoothly smoulder smoulders snacks snaky snapped snappier snare
  snarling sneakers sneezing snippets snitches snooping snooty snore snores snorkelled soberest solid solitaire solved
  solvent solves sorehead soreheads sores sorta sorted soulless sour southeast southeaster southeasterly southeastern
  southeasters southerly southward southwest southwester southwesterly southwestern southwesters spaced spake spaniel
  spans sparing spark sparking sparks sparring spate spates spavin spawn spawning spawns spearing specific
  specifically specifics specious speeches spelling spices spike spiked spikes spinal spinning spins spinster spire
  spitting splendor splint splinter splinters splits spongier spongiest spooks spore spores sporting sports spotless
  spotlight spotter spotting spouting sprain sprained sprains sprang spraying spread spreeing sprig springing springy
  sprint sprouting sprucing sprung spurious spurning spurring spurting spying squad squads squarish squeamish squint
  squirm stable stables stack stacked stacking stacks stage stages stain stains stairs stake staked stakes stalker
  stalking stalled stallion stallions stalls stammers stanches standing staplers stared stares stark startles stated
  statement static station stations status steakhouses steal steals steeling steeper steers stems stench stenches
  stepping stern stews stickers stickily sticking stingless stingy stinker stinking stinks stirring stitches stocking
  stockings stoned stoppers stopping stored storminess strain strained strainer strainers strains stranger strangers
  strangle strangled strapped strapping strays stria stricken stricter strike strikes string strings stripe striped
  stripes stripped stripper strippers stripping strobe strobes stroking stronger strongest strongly strung sucked
  suckered sulking summed summered sunlight sunrises superber superiors supermom supervisor supper surfing surname
  survived survives swain swains swallow swallowed swallows swapping swarm swarming swarms sweaters sweats swede
  swedes sweep sweeps sweetens sweeter sweetest sweeties sweety swelling sweltered swelters swept swigs swimmer
  swimmers swinger swingers swinging swings swirling swish switch switches swore tablet tablets tagged tainting tales
  talked tamed tampon tampons tangible tangled tango tangos tangy tanker tankers tapes tapeworm tapeworms tardiest
  tardiness tarnishes taster tastiest tatami teachers teaching teachings teahouse teamster teamsters technically
  technician technicians teen teenager teenagers teens tempests tenderise tenderize tenet tentacles tenth tenths
  tenting terminal terminate termites terracing terrain terrains terrified tested testified theaters thickens thighs
  thoughts thousandth thrashed thrashes thrusters thyroids ticker tideland tight timber tingle tingling tings tireless
  tires toasters toasts togas tolerate tolerates tomatoes tones tongs topical topless torch tornadoes torpedo
  torpedoed tortoise tortoises totes totter totters touchiest toughens toughness touts trace tracks tract trailing
  trails trait traitors trance transit trappers trapping trawling trays treasure treasures treat treating tremble
  trench trenched trenches trick tricks trifling triggered trimming trimness tripod tripping trivially tromps troopers
  trots trough troughs trousers truckers trucking truffles truncate truncates trusty tryout tryouts tubas tugboats
  tumbles tumor tumors tunes tunneled turban turbo turnoffs turnouts turret twang twangs tweezers twisters twitters
  tyros unbutton uncommon undemanding undies uneasier uneasiest unerring uniforms unpopular unprotected unselfish
  untended untied upped upwelling urgently urges valencies valency valor valuable valuables vapid variation variations
  varnishes vaster vended venting ventral venture ventured verified veritable vermouth verses version versions
  vertically victorious video videos villa violated volcano wades wages wails waitress wakes waking waltzing wander
  wanes wanly wanton wards wares warier warmed warned warning warnings warns warps washroom waster waterproof
  waterproofs waves waxes wazoo weakling weaver weavers wedding wedged wedgie weedier weediest weeklies weest weigh
  welds wellingtons welshes weltered welts westerly western westerner westerns wetlands whacking whatsoever wheedles
  wheeling wheezing wherever whipping whirring whistles whiten whiter whitewash whitewashes whittler whomever wicker
  wiles winch winches windlass wingers winner winners wintered wintrier wireless wisteria wittier wizard wobble
  wobbles wobblier wobbliest woebegone wondrous wooded woodland workings wrapped wrappers wrapping wreak wreaks wrench
  wrenches wrest wrestled wretched wringers writings wrote yeomen zanier
`)

/** Names that everybody knows and that are no misspelt places: what is called so is not near any of them. */
export const wellKnown = wordSet(`
  atlantis avalon titanic bismarck nemo moby poseidon neptune columbus cousteau paris london berlin madrid rome milan
  vienna prague tokyo osaka beijing shanghai delhi mumbai moscow chicago boston texas nevada arizona utah denver dallas
  toronto montreal ottawa lisbon zurich geneva brussels amsterdam hamburg munich cologne warsaw krakow budapest riga
  vilnius istanbul ankara cairo nairobi lagos sahara everest alps amazon hollywood vegas mars venus jupiter saturn
`)
