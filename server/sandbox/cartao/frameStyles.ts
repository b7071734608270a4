/** The look of the pages in the shop's frames: plain, and light or dark as the page around them. */
export const FRAME_CSS = `
:root { color-scheme: light dark; --fundo: #fff; --sobre: #fff; --tinta: #221d17; --suave: #5d554a; --linha: #8a7f70; --marca: #0b5c4b; --erro: #9c2f24; }
@media (prefers-color-scheme: dark) { :root { --fundo: #1f1d18; --sobre: #06231d; --tinta: #f4ede2; --suave: #c3b8a8; --linha: #8f8474; --marca: #6fcfb5; --erro: #ffb4a8; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 1rem; background: var(--fundo); color: var(--tinta); font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; }
main, .quadro { max-width: 32rem; }
h1 { margin: 0 0 0.5rem; font-size: 1.25rem; line-height: 1.25; }
p { margin: 0 0 0.75rem; }
.suave { color: var(--suave); font-size: 0.875rem; }
form { display: grid; gap: 0.75rem; grid-template-columns: 1fr 1fr; }
.largo { grid-column: 1 / -1; }
.ajuda { align-self: end; margin-bottom: 0.75rem; }
label { display: block; font-weight: 600; }
input, select { display: block; width: 100%; min-height: 2.75rem; margin-top: 0.25rem; padding: 0.5rem 0.75rem; border: 1px solid var(--linha); border-radius: 0.5rem; background: var(--fundo); color: inherit; font: inherit; font-variant-numeric: tabular-nums; }
fieldset { min-width: 0; margin: 0; padding: 0; border: 0; }
legend { padding: 0; font-weight: 600; }
label:has([type="radio"]) { display: flex; gap: 0.75rem; align-items: center; min-height: 2.75rem; font-weight: 400; }
input[type="radio"] { flex: none; width: 1.25rem; min-height: 1.25rem; margin: 0; accent-color: var(--marca); }
button:disabled { opacity: 0.5; cursor: default; }
input[aria-invalid="true"] { border: 2px solid var(--erro); }
.erro { margin: 0.25rem 0 0; color: var(--erro); font-size: 0.875rem; }
.erro:empty { display: none; }
.bandeira { min-height: 1.5rem; margin: 0; color: var(--suave); font-size: 0.875rem; }
button, .botao { display: inline-block; min-height: 2.75rem; padding: 0.5rem 1.25rem; border: 1px solid var(--marca); border-radius: 0.5rem; background: var(--fundo); color: var(--marca); font: inherit; font-weight: 700; text-decoration: none; cursor: pointer; }
button.forte { background: var(--marca); color: var(--sobre); }
:focus-visible { outline: 3px solid var(--marca); outline-offset: 2px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; margin: 0 0 1rem; }
dt { color: var(--suave); }
dd { margin: 0; font-weight: 600; }
.acoes { display: flex; flex-wrap: wrap; gap: 0.75rem; }
@media (max-width: 320px) { form { grid-template-columns: 1fr; } }
`;
