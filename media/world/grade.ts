// From linear light to the picture: bloom, then a curve that leaves the palette's colours as they are.

import { HalfFloatType, type Camera, type Scene, Vector2, WebGLRenderTarget, type WebGLRenderer } from 'three'
import { EffectComposer } from 'three/addons/postprocessing/EffectComposer.js'
import { RenderPass } from 'three/addons/postprocessing/RenderPass.js'
import { ShaderPass } from 'three/addons/postprocessing/ShaderPass.js'
import { UnrealBloomPass } from 'three/addons/postprocessing/UnrealBloomPass.js'

export function createGrade(renderer: WebGLRenderer, scene: Scene, camera: Camera): EffectComposer {
  const size = renderer.getSize(new Vector2())
  const target = new WebGLRenderTarget(size.x, size.y, { type: HalfFloatType, samples: 4 })
  const composer = new EffectComposer(renderer, target)
  composer.addPass(new RenderPass(scene, camera))
  composer.addPass(new UnrealBloomPass(new Vector2(size.x / 2, size.y / 2), 0.34, 0.75, 0.95))
  composer.addPass(new ShaderPass(CURVE))
  return composer
}

const CURVE = {
  uniforms: { tDiffuse: { value: null } },
  vertexShader: /* glsl */ `varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }`,
  fragmentShader: /* glsl */ `
    uniform sampler2D tDiffuse;
    varying vec2 at;
    float grain(vec2 p) { return fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453); }
    void main() {
      vec3 c = max(texture2D(tDiffuse, at).rgb, 0.0);
      c = max(mix(vec3(dot(c, vec3(0.2126, 0.7152, 0.0722))), c, 1.06), 0.0);
      // A shoulder on the strongest channel keeps the hue: orange stays orange and does not turn lemon.
      float most = max(c.r, max(c.g, c.b)) + 1e-5;
      float held = most < 0.65 ? most : 0.65 + 0.35 * (1.0 - exp(-(most - 0.65) / 0.5));
      c *= held / most;
      c = mix(c, vec3(held), smoothstep(1.4, 6.0, most) * 0.85);
      vec2 off = at - 0.5;
      c *= 1.0 - 0.30 * dot(off, off);
      c = pow(c, vec3(1.0 / 2.2));
      c = mix(c, c * c * (3.0 - 2.0 * c), 0.16);
      c += (grain(at * 999.0) - 0.5) / 255.0;
      gl_FragColor = vec4(c, 1.0);
    }`,
}
