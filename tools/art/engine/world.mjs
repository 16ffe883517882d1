import { Mesh } from './mesh.mjs'

/**
 * What a surface is made of; it decides its texture and how light falls on it.
 * `bare` has no texture, `leaf` lets light through, `dark` swallows light.
 * @typedef {'bare' | 'rock' | 'sand' | 'metal' | 'leaf' | 'coral' | 'dark'} Material
 */

/** @type {readonly Material[]} */
export const materials = ['bare', 'rock', 'sand', 'metal', 'leaf', 'coral', 'dark']

/** Everything that stands or swims in a scene. The viewer's eye is at 0, 0, 0 and looks along z. */
export class World {
  meshes = materials.map(() => new Mesh())

  /** @param {Material} material @param {Mesh} mesh @param {import('./mesh.mjs').Place} [place] */
  add(material, mesh, place) {
    this.meshes[materials.indexOf(material)].append(mesh, place)
  }
}
