import { wordSet } from './words.ts'

/**
 * Words that are spelt as they should be, and would be taken for misspelt ones of divers, animals or places: "score" for
 * "shore", "exception" for Deception Island. They may stand in the texts of sites.
 */
export const speltRight = wordSet(`
  accessed advance advanced alias amount anchored anchors angled applies armed articles ashore asking averages bands
  barge barges baron basis bearer bench bindings blank blanked block blocks blogs boarding boiler boilers bomber
  bombers bounds brackets branches breach breath breathe bringing broker browser browsers buffer builders bullet bunch
  cages candidate cannons canonical canopy captain carpeted carrier carriers carts ceiling ceilings centuries chambers
  charge charm charming chart charts chase chests chill chilled chore circled claim claims cleaned clearer clearing
  clock clone coarse coats colonial comments commands common commonly companies compress concern concerns conflict
  connection constant contact contacts contains controls convention convey cores corrects couch counting cracks
  created creates creating creation credible crevices crust curved dangle deceptive decorate decorated deletion
  depended depending detection discover discovered discovery dishes distinct doorway doorways draft dragged drains
  drawn dripping dropping easterly eastern eating electric electron electronic enormous exception expanse expense
  expertise exploded export exposes extreme extremely fails farther faster fatal features feeds fighter fighters
  filtered finger fingers finish finished fished fishy fixed fleet floats floored folder former frames fringe fringed
  fringing funnel furthest generated generation gently glance gorge grammar grant graph greet greeting groove grouped
  habit handy hangs hanger harmless headland heaven height heights hides hidden holder honey hosted hovers independent
  instance instances inter islander islanders islets jagged jeeps joint keeping keepers killed killer kicked lacks
  ladder ladders landed landing landward larger largest launch ledge ledges linger lingers loads locks longer lowered
  lucky machine mainland mainly maintain manner manners margin marina marinas marked marker markers massive mechanical
  merge military mirror mixed mixes modes moderator monument monuments moored mooring moorings mounds mounting
  movement mutation narcotic narrow narrows nearly nests nicer noises normal northeast northerly northwest observe
  obsolete oldest operated operates operation optional packed packs paddle palm palms panorama passage passages
  pattern patterns permit permits piles pilings pinned placed planet planets platform platforms pointers pointing
  polished populate pouring previous primary print printed progress projected promise promised promises purpose
  purposes railing railings ranged ranges readable reading recovered rays related released replaced required requires
  rescued rested ridge ridges rigged ripped rotating rounded route routes routine rubble saddle sails salted sample
  samples sandy scared score scored scores scuttled sections sessions settings settle settled shaded shake sharp
  sheets sheltered shipping shoals shouting signal simpler simply singing skies skipper skipping skylight slightly
  slipping smallest smooth specific specifically solid solved sorted southeast southerly southwest spawn spawning spelling spike splits
  spread stable stack stacked stacks stage stages stairs standing stared stated statement static status steeper
  stepping stern stopping stored strapped stricter string strings striped stripes stripped strongest strongly sunlight
  survived swallow swallowed swallows swarm swarms sweep sweeps swept swimmer swimmers swings swirling switch
  tagged tales tangled tanker tankers technically terminal tested timber toasts torpedo torpedoed tracks trails
  trailing transit trench tricks trick trimming trough turbo undemanding upwelling valuable variation vertically
  verified version versions volcano wander warned warning warnings warns washroom weigh westerly western wherever
  whiten whiter winch winches windlass wizard wooded woodland wrapped wrote
  couples engaged engagement wedding elderly grandma grandpa teen teens teenager teenagers nervy nervously rusty
  beginners snorkelled camper camping hiking sailing surfing kayak budget luxury resort resorts hostel villa cheap
  crew skipper guides guided lesson lessons exam logbook regulator cylinder octo torch reel strobe strobes tripod
  housing lens lenses gopro drone video videos editing
`)

/** Names that everybody knows and that are no misspelt places: what is called so is not near any of them. */
export const wellKnown = wordSet(`
  atlantis avalon titanic bismarck nemo moby poseidon neptune columbus cousteau paris london berlin madrid rome milan
  vienna prague tokyo osaka beijing shanghai delhi mumbai moscow chicago boston texas nevada arizona utah denver dallas
  toronto montreal ottawa lisbon zurich geneva brussels amsterdam hamburg munich cologne warsaw krakow budapest riga
  vilnius istanbul ankara cairo nairobi lagos sahara everest alps amazon hollywood vegas mars venus jupiter saturn
`)
