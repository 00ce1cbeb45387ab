import { LIGHT_GLSL, MAX_LAMPS } from './light.ts'
import { glsl, PALETTE } from './palette.ts'
import { SHORE_GLSL } from './shore.ts'

const SHARED =
  LIGHT_GLSL +
  SHORE_GLSL +
  /* glsl */ `
uniform float tileMetres[3];
varying vec3 place;
varying vec2 still;
varying float swellHeight;
`

export const SEA_VERTEX =
  SHARED +
  /* glsl */ `
uniform sampler2D shifts, noise;
void main() {
  vec3 p = position;
  still = p.xz;
  float off = still.y * -1.0 + shoreAt(still.x);
  float depth = smoothstep(0.5, 20.0, off);
  float far = length(still - cameraPosition.xz);
  vec3 shift = texture2D(shifts, still / tileMetres[0]).xyz * depth * (1.0 - smoothstep(250.0, 900.0, far));
  swellHeight = shift.y;
  p += shift;
  float broken, d;
  float run = runUp(still.x);
  if (breakerHeight > 0.0) {
    // White water is a heap of lumps, not a tube.
    float lumps = texture2D(noise, still * vec2(0.13, 0.2) + vec2(0.0, 0.125 * time)).r - 0.4;
    for (int n = 0; n < 2; n++) {
      float h = breaker(still.x, off, float(n), broken, d);
      p.y += h * (1.0 + 0.9 * lumps * broken) * smoothstep(-0.5, 3.0, off);
    }
  }
  if (off < 0.0) p.y += max(sandAt(-off), 0.0);
  place = p;
  gl_Position = projectionMatrix * viewMatrix * vec4(p, 1.0);
}`

export const SEA_FRAGMENT =
  SHARED +
  /* glsl */ `
uniform sampler2D slopes[3];
uniform sampler2D noise, mirror, shadows;
uniform vec2 pixels, wakes[4];
uniform float shallow, shadowDepth;

mat2 turned(float a) { return mat2(cos(a), sin(a), -sin(a), cos(a)); }

void addTile(sampler2D tile, vec2 at, mat2 m, float weight, inout vec2 slope, inout float rough) {
  vec4 s = texture2D(tile, at);
  slope += weight * (s.xy * m);
  rough += weight * weight * max(s.z + s.w - dot(s.xy, s.xy), 0.0);
}

// The mirrored world where this water shows it, smeared downwards by the waves.
vec4 mirrored(vec2 slope, float rough) {
  vec2 at = gl_FragCoord.xy / pixels;
  vec2 push = vec2(slope.x * 0.30, slope.y * 0.55);
  float blur = clamp(rough * 26.0, 0.0, 4.0);
  vec4 sum = texture2D(mirror, at + push, blur);
  sum += texture2D(mirror, at + push * 0.5 + vec2(0.0, rough * 0.14), blur);
  sum += texture2D(mirror, at + push * 1.4 - vec2(0.0, rough * 0.14), blur);
  return sum / 3.0;
}

void main() {
  vec3 V = cameraPosition - place;
  float D = length(V);
  V /= D;
  vec2 Q = still;
  float off = shoreAt(Q.x) - Q.y;
  float run = runUp(Q.x);
  float wet = off + run; // above 0 there is water
  float depth = smoothstep(0.3, 18.0, off);
  float towards = pow(max(dot(-V, normalize(vec3(sunDirection.x, 0.0, sunDirection.z))), 0.0), 4.0);
  float sunLight = length(sunColor);

  // Shape of the surface.
  float gust = mix(0.45, 1.25, smoothstep(0.25, 0.75, texture2D(noise, Q * vec2(0.0062, 0.013)).r));
  vec2 warp = texture2D(noise, Q * 0.021 + 0.37).ra - 0.5;
  vec2 slope = vec2(0.0);
  float rough = 0.0;
  mat2 a = turned(0.0), b = turned(0.55), c3 = turned(-0.8);
  addTile(slopes[0], Q / tileMetres[0], a, depth * 0.92 + 0.08, slope, rough);
  addTile(slopes[1], (b * Q + warp * 2.2) / tileMetres[1], b, gust * (0.35 + 0.65 * depth), slope, rough);
  addTile(slopes[2], (c3 * Q + warp * 1.3) / tileMetres[2], c3, gust * (0.30 + 0.70 * depth), slope, rough);
  float far = smoothstep(120.0, 1400.0, D);
  slope *= 1.0 - 0.6 * far;
  rough += 0.0006 + 0.0035 * far;

  float br0 = 0.0, br1 = 0.0, d0 = -99.0, d1 = -99.0, h0 = 0.0, h1 = 0.0;
  if (breakerHeight > 0.0) {
    h0 = breaker(Q.x, off, 0.0, br0, d0);
    h1 = breaker(Q.x, off, 1.0, br1, d1);
    float x0, x1, e = 0.06;
    vec2 tilt = vec2(
      breaker(Q.x + e, off, 0.0, x0, x1) + breaker(Q.x + e, off, 1.0, x0, x1),
      breaker(Q.x, off - e, 0.0, x0, x1) + breaker(Q.x, off - e, 1.0, x0, x1)) - (h0 + h1);
    slope += tilt / e * 0.75;
  }

  vec3 N = normalize(vec3(-slope.x, 1.0, -slope.y));
  float sigma = sqrt(rough);
  float nv = max(dot(N, V), 0.02);
  float fresnel = 0.02 + 0.98 * pow(1.0 - nv, 5.0 * exp(-2.69 * sigma)) / (1.0 + 22.7 * pow(sigma, 1.5));
  vec3 R = reflect(-V, N);
  R.y = abs(R.y) + sigma * 0.5;
  vec3 sky = skyColor(normalize(R));
  vec4 image = mirrored(slope, rough);
  sky = mix(sky, image.rgb / max(image.a, 0.001), image.a);

  // Colour from inside the water: deep, lit through the crests, turquoise where the sand shines up.
  float light = ambient * (0.55 + 0.45 * sunLight);
  float crest = max(swellHeight + 0.10, 0.0) * depth;
  float face = (h0 * smoothstep(-1.2, 0.35, d0) + h1 * smoothstep(-1.2, 0.35, d1)) / max(breakerHeight, 0.1);
  float sandy = (1.0 - smoothstep(2.0, 30.0, off)) * 0.40 + shallow * (0.75 + 0.35 * texture2D(noise, Q * 0.012 + 0.2).a);
  vec3 body = mix(${glsl(PALETTE.deep)} * 0.85, mix(${glsl(PALETTE.crest)}, ${glsl(PALETTE.breaker)}, 0.5) * 0.62, clamp(sandy, 0.0, 1.0));
  body += ${glsl(PALETTE.crest)} * crest * (0.30 + 0.75 * towards) * 0.8;
  // A rising face is thin at the crest and streaked by the water that it draws up.
  float streaks = texture2D(noise, vec2(Q.x * 0.42, (d0 + d1) * 0.05)).r;
  float high = clamp((h0 + h1) / max(breakerHeight, 0.1), 0.0, 1.0);
  body = mix(body, mix(${glsl(PALETTE.deep)}, ${glsl(PALETTE.breaker)}, smoothstep(0.15, 0.95, high + (streaks - 0.5) * 0.5)) * (0.85 + 0.6 * towards), smoothstep(0.1, 0.45, face));
  float calmed = 1.0 - 0.30 * smoothstep(16.0, 3.0, off) - 0.45 * face;
  vec3 c = mix(body * light, sky, clamp(fresnel * calmed, 0.0, 1.0));

  // The sun on ripples too small to see, as a highlight of their spread.
  vec3 H = normalize(sunDirection + V);
  vec2 e = -H.xz / H.y - slope;
  float spread = rough + 0.0011;
  float sparkle = exp(-dot(e, e) / (2.0 * spread)) / (6.283 * spread);
  float hv = 0.02 + 0.98 * pow(1.0 - max(dot(H, V), 0.0), 5.0);
  c += ${glsl(PALETTE.glint)} * sunLight * (1.0 - image.a) * min(sparkle * hv / (4.0 * max(V.y, 0.09) * pow(H.y, 4.0)) * 0.085, 3.2);
  for (int i = 0; i < ${MAX_LAMPS}; i++) {
    // Lamps and fires draw a path on the water too.
    vec3 to = normalize(lampPlace[i].xyz - place);
    vec3 hl = normalize(to + V);
    vec2 el = -hl.xz / hl.y - slope;
    c += lampColor[i] * exp(-dot(el, el) / (2.0 * (spread + 0.002))) * 0.05;
  }

  // Foam: lace that opens as it ages, thick on the breaking lip, a thin line where the water ends.
  vec2 drift = vec2(0.12 * sin(time * 0.785398), 0.25 * sin(time * 0.785398 + 1.0));
  vec3 t1 = texture2D(noise, (Q + drift) * vec2(0.115, 0.16)).rgb;
  vec3 t2 = texture2D(noise, (Q - drift) * vec2(0.034, 0.047) + 0.31).rgb;
  vec3 t3 = texture2D(noise, Q * vec2(0.47, 0.62) + 0.11).rgb;
  float lace = t1.g * 0.55 + t3.g * 0.30 + (t1.r - 0.5) * 0.4;
  float patches = t2.r * 0.6 + t1.r * 0.4;
  float foam = 0.0, thick = 0.0;
  for (int n = 0; n < 2; n++) {
    float d = n == 0 ? d0 : d1, br = n == 0 ? br0 : br1;
    float life = n == 0 ? h0 : h1;
    float lip = br * smoothstep(0.75, 0.25, d) * smoothstep(-0.95, -0.1, d);
    float spill = br * smoothstep(1.1, 0.1, d) * smoothstep(-0.2, 0.3, d);
    float trail = br * smoothstep(-7.5, -0.3, d) * step(d, 0.0);
    foam = max(foam, lip * smoothstep(0.05, 0.32, lip * 0.9 + t3.r * 0.35 - 0.25));
    foam = max(foam, spill * smoothstep(0.30, 0.62, t3.r * 0.5 + spill * 0.6));
    foam = max(foam, trail * smoothstep(0.60, 0.86, lace + trail * 0.36 + (patches - 0.5) * 0.5) * 0.95);
    thick = max(thick, max(lip, spill));
  }
  float lips = max(h0 * (1.0 - br0) * smoothstep(0.42, 0.1, abs(d0 + 0.12)), h1 * (1.0 - br1) * smoothstep(0.42, 0.1, abs(d1 + 0.12))) / max(breakerHeight, 0.1);
  foam = max(foam, smoothstep(0.62, 0.9, lips * 0.75 + t3.r * 0.5) * 0.9);
  float rest = smoothstep(17.0, 5.0, off) * step(0.0, wet) * min(breakerHeight * 2.0, 1.0);
  foam = max(foam, rest * smoothstep(0.72, 0.92, lace + (patches - 0.5) * 1.1) * 0.7);
  float film = smoothstep(6.5, 0.0, wet) * step(0.0, wet);
  foam = max(foam, film * smoothstep(0.62, 0.84, lace + (patches - 0.5) * 0.9 + film * 0.12) * 0.8 * min(swashReach, 1.0));
  float rim = smoothstep(0.0, 0.05, wet) * smoothstep(0.42 + 0.25 * t1.r, 0.02, wet);
  foam = max(foam, rim * smoothstep(0.15, 0.55, t3.r + 0.25 * t3.b) * min(swashReach * 2.0, 1.0));
  for (int i = 0; i < 4; i++) {
    // A board's wake: white at the tail, then a streak that the chop tears apart.
    float dx = Q.x - wakes[i].x;
    float width = 0.22 + 0.055 * max(dx, 0.0);
    float dz = Q.y - wakes[i].y + 0.02 * dx;
    float tail = smoothstep(-0.6, 0.5, dx) * exp(-max(dx, 0.0) / 7.0) * exp(-dz * dz / (width * width));
    foam = max(foam, tail * smoothstep(0.25, 0.65, t3.r * 0.6 + lace * 0.5 + 0.35 * exp(-dx * 0.4)));
  }
  foam = clamp(foam, 0.0, 1.0);
  // Relief: the noise's slope towards the sun lights one side of each bubble field.
  vec2 sunFlat = normalize(sunDirection.xz + 1e-4);
  float grainNext = texture2D(noise, (Q - sunFlat * 0.10) * vec2(0.47, 0.62) + 0.11).r;
  float relief = clamp((t3.r - grainNext) * 3.0 + 0.5, 0.0, 1.0);
  // Lit from behind: the top of a heap glows, the side that faces us lies in the sky's blue shade.
  float heap = clamp(max(h0 * br0, h1 * br1) / max(breakerHeight * 0.62, 0.1), 0.0, 1.0);
  float litSide = clamp(mix(0.42 + 0.35 * towards, smoothstep(0.30, 0.95, heap), thick) + (relief - 0.5) * 0.9, 0.0, 1.0);
  vec3 foamLight = mix(mix(upper, mauve, 0.30) * vec3(0.82, 0.92, 1.0), ${glsl(PALETTE.foam)} * 1.06, litSide);
  c = mix(c, foamLight * ambient * (0.62 + 0.38 * sunLight), foam * mix(0.72, 0.95, thick));

  // Sand: a wet mirror that dries upwards, then warm grains with footprints of the wind.
  if (wet < 0.12) {
    float up = -off;
    float above = up - run;
    float dryness = smoothstep(0.9, 3.6, up - swashReach + 1.0 + (texture2D(noise, Q * 0.05).r - 0.5) * 2.2);
    vec2 g1 = Q * 0.22, g2 = Q * vec2(0.07, 0.13) + 0.5;
    vec2 bump = vec2(
      texture2D(noise, g1).r - texture2D(noise, g1 + vec2(0.012, 0.0)).r,
      texture2D(noise, g1).r - texture2D(noise, g1 + vec2(0.0, 0.012)).r) * 1.5;
    bump += vec2(
      texture2D(noise, g2).a - texture2D(noise, g2 + vec2(0.012, 0.0)).a,
      texture2D(noise, g2).a - texture2D(noise, g2 + vec2(0.0, 0.012)).a) * 1.8;
    vec2 ns = bump * mix(0.05, 0.75, dryness);
    vec3 n = normalize(vec3(ns.x, 1.0, ns.y + 0.03));
    float grains = texture2D(noise, Q * 1.7).b;
    vec3 dry = ${glsl('#d0b08a')} * (0.62 + 0.5 * grains) * (0.85 + 0.3 * texture2D(noise, Q * vec2(0.06, 0.25)).a);
    float direct = max(dot(n, normalize(sunDirection + vec3(0.0, 0.10, 0.0))), 0.0) * 1.9 + 0.06;
    vec3 fill = mix(mix(mauve, upper, 0.4), horizon, 0.3) * ambient;
    vec3 lit = dry * (fill * 0.72 + mix(sunColor, vec3(dot(sunColor, vec3(0.33))), 0.35) * direct * 0.62 + lampLight(place, n));
    vec3 soaked = ${glsl('#4d3529')} * (fill * 0.5 + sunColor * 0.22 + lampLight(place, n) * 0.6);
    float film2 = 0.03 + 0.85 * pow(1.0 - max(dot(n, V), 0.0), 3.2);
    vec3 rs = reflect(-V, n);
    rs.y = abs(rs.y) + 0.02;
    vec3 shine = skyColor(normalize(rs));
    vec4 image2 = texture2D(mirror, gl_FragCoord.xy / pixels + ns * 0.5, 1.0 + dryness * 3.0);
    shine = mix(shine, image2.rgb / max(image2.a, 0.001), image2.a);
    vec3 wetSand = mix(soaked, shine, clamp(film2, 0.0, 0.86));
    vec2 es = -H.xz / H.y + ns;
    wetSand += ${glsl(PALETTE.glint)} * sunLight * exp(-dot(es, es) / 0.008) * 0.5;
    vec3 s = mix(wetSand, lit, dryness);
    float shade = texture2D(shadows, gl_FragCoord.xy / pixels, 1.2).r;
    s *= 1.0 - shade * shadowDepth * mix(0.45, 1.0, dryness);
    s = mix(s, foamLight * 0.8, (1.0 - dryness) * smoothstep(0.74, 0.9, lace + 0.25 * exp(-above * 1.2)) * exp(-above * 0.9) * 0.5 * min(swashReach, 1.0));
    c = mix(s, c, smoothstep(-0.03, 0.10, wet));
  }
  // Air between here and the horizon.
  float haze = 1.0 - exp(-D / 1700.0);
  c = mix(c, skyColor(normalize(vec3(-V.x, 0.012, -V.z))), haze * 0.85);
  gl_FragColor = vec4(c, 1.0);
}`
