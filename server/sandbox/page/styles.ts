/** The page's own style sheet: a served file, so that the strict content security policy holds here too. */
export const SANDBOX_CSS = `
:root {
  color-scheme: light dark;
  --fundo: #f6f4ef; --papel: #fffdf8; --tinta: #1d2a2f; --suave: #55646b; --linha: #dcd6c8;
  --marca: #0b5c4b; --marca-tinta: #ffffff; --ok: #17683a; --alerta: #8a4b08; --erro: #9c2f24;
}
@media (prefers-color-scheme: dark) {
  :root {
    --fundo: #12191b; --papel: #1a2326; --tinta: #ecefe9; --suave: #a9b5b5; --linha: #334145;
    --marca: #7fd6bd; --marca-tinta: #06231c; --ok: #82d8a3; --alerta: #f0bd7c; --erro: #f2a097;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--fundo); color: var(--tinta); font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; }
header, main { max-width: 60rem; margin: 0 auto; padding: 1rem 1.25rem; }
header { padding-top: 2rem; }
h1 { margin: 0; font-size: 1.75rem; letter-spacing: -0.02em; }
h2 { margin: 0 0 0.75rem; font-size: 1.2rem; }
h3 { margin: 0; font-size: 1rem; }
p { margin: 0.25rem 0; }
.suave { color: var(--suave); }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; margin: 0.75rem 0 0; padding: 0; list-style: none; }
a { color: var(--marca); text-underline-offset: 0.2em; }
a, button, summary { min-height: 1.5rem; }
a:focus-visible, button:focus-visible, summary:focus-visible { outline: 3px solid var(--marca); outline-offset: 3px; }
section { margin: 0 0 1.25rem; padding: 1.25rem; background: var(--papel); border: 1px solid var(--linha); border-radius: 0.75rem; }
.lista { display: grid; gap: 0.75rem; margin: 0; padding: 0; list-style: none; }
.lista > li { padding-top: 0.75rem; border-top: 1px solid var(--linha); }
.lista > li:first-child { padding-top: 0; border-top: 0; }
.cobranca { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; justify-content: space-between; }
.valor { font-size: 1.25rem; font-weight: 700; font-variant-numeric: tabular-nums; }
.etiqueta { font-weight: 600; }
.etiqueta.paga { color: var(--ok); }
.etiqueta.devolvida, .etiqueta.vencida { color: var(--alerta); }
.etiqueta.removida { color: var(--suave); }
button { padding: 0.6rem 1.5rem; border: 0; border-radius: 0.5rem; background: var(--marca); color: var(--marca-tinta); font: inherit; font-weight: 700; cursor: pointer; }
button.leve { background: none; color: var(--marca); box-shadow: inset 0 0 0 2px var(--marca); }
.botoes { display: flex; flex-wrap: wrap; gap: 0.5rem 0.75rem; align-items: center; }
code { font: 0.875rem/1.4 ui-monospace, "Cascadia Mono", Menlo, monospace; overflow-wrap: anywhere; }
.codigo { font-size: 1.5rem; font-weight: 700; letter-spacing: 0.2em; }
pre { margin: 0.5rem 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
table { width: 100%; min-width: 36rem; border-collapse: collapse; }
td code { overflow-wrap: normal; white-space: nowrap; }
th, td { padding: 0.4rem 0.75rem 0.4rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--linha); }
tr:last-child td { border-bottom: 0; }
.rolagem { overflow-x: auto; }
.aviso { padding: 0.75rem 1rem; border-left: 4px solid var(--marca); background: var(--papel); }
summary { cursor: pointer; color: var(--marca); }
`;
