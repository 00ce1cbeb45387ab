const svg = (body: string, colour: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${colour}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${body}</svg>`,
  )}")`
const PICTURE = svg(
  '<rect x="3" y="4" width="18" height="16" rx="2"/><circle cx="9" cy="10" r="1.6"/><path d="m4 18 5-5 4 4 3-3 4 4"/>',
  '#fff',
)
const LOCK = svg(
  '<rect x="5" y="11" width="14" height="9" rx="2"/><path d="M8 11V8a4 4 0 0 1 8 0v3"/>',
  '#0a6762',
)

/** The editor's marks on the page in the frame; guests never get them. */
export const FRAME_STYLES = `
[data-part]:not(button){outline:1.5px dashed rgb(10 103 98/.62);outline-offset:3px;border-radius:5px;cursor:pointer}
span[data-part]{display:inline-block}
h1[data-part],h2[data-part],h3[data-part]{width:fit-content}
[data-part][data-dark]{outline-color:rgb(255 182 41/.9)}
[data-part]:not(button)::after{content:'';position:absolute;left:50%;top:50%;width:100%;height:100%;min-width:44px;min-height:44px;translate:-50% -50%}
[data-part][data-changed]::before,html:not(.plain) [data-part]:not(button):hover::before{position:absolute;z-index:3;top:-1rem;font:700 11px/1.35 system-ui,sans-serif;letter-spacing:0;white-space:nowrap;padding:1px 7px;border-radius:99px}
[data-part][data-changed]::before{content:'Changed';right:.5rem;background:#d8f1ee;color:#0a6762}
@media (hover:hover){
html:not(.plain) [data-part]:not(button):hover{outline:2.5px solid #0a6762}
html:not(.plain) [data-part][data-dark]:hover{outline-color:#ffb629}
html:not(.plain) [data-part]:not(button):hover::before{content:attr(data-label);right:auto;left:-3px;top:-1.4rem;background:#ffb629;color:#062a36;border-radius:5px}
}
[data-part]:focus-visible,[data-part]:has(:focus-visible),.editor-row button:focus-visible{outline:3px solid #0b3a4a!important;outline-offset:4px}
.editor-key:not(:focus-visible){position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.editor-key:focus-visible{min-height:2.75rem;padding:0 1rem;font-weight:700;background:#ffb629;color:#062a36;border-radius:.75rem}
[data-open]{outline:3px solid #ffb629!important;outline-offset:5px!important;border-radius:8px}
details[data-open]{outline-offset:-3px!important}details[data-open] [data-part]{outline:0}
.editor-figure{display:inline-flex;align-items:center;gap:.2em;padding:0 .4em;border-radius:99px;background:#d8f1ee;color:#0a6762;font-weight:650;line-height:1.45;white-space:nowrap}
.editor-figure::before{content:'';width:.8em;height:.8em;background:${LOCK} center/contain no-repeat}
.editor-picture{position:absolute;z-index:2;right:.5rem;top:.5rem;width:2.75rem;height:2.75rem;border-radius:99px;background:rgb(7 41 53/.78) ${PICTURE} center/1.25rem no-repeat;cursor:pointer}
.editor-picture[data-top]{top:19rem;right:1rem}
.editor-row{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.75rem;min-height:3rem;margin:.5rem 0;padding:0 .25rem 0 1rem;border:1.5px dashed #8a7f6c;border-radius:.75rem;background:#fffaf1;color:#3f5560;font-size:.9375rem}
.editor-row button{min-height:2.75rem;padding:0 .875rem;font-weight:700;color:#0b3a4a;cursor:pointer}
[data-keep-clear],button[data-busy]>.animate-appear{display:none!important}
html.plain [data-part]{outline:0;pointer-events:none}html.plain :is([data-part]::before,.editor-picture,.editor-row,.editor-key){display:none}html.plain [data-part]::before{content:none}
`
