import { folhaCompleta } from '../../../src/domain/companhia/marca/folhaDaMarca';
import { coresPadrao } from '../../../src/domain/companhia/marca/marcaPadrao';

/** Address of the stylesheet of the pages that the server draws. */
export const FOLHA_PAGINAS = '/onibus/estilo.css';

/** Their stylesheet: the build's own colours, over which a company's are laid, and a plain layout down to 320 px. */
export const folhaDasPaginas = `${folhaCompleta(coresPadrao)}
:root{color-scheme:light dark;--fundo:#faf6ef;--papel:#fff;--tinta:#221d17;--suave:#5c5348;--linha:#e4dccf}
@media (prefers-color-scheme:dark){:root{--fundo:#12110e;--papel:#1e1c18;--tinta:#f5efe5;--suave:#b9afa1;--linha:#3a362f}}
*{box-sizing:border-box}
body{margin:0;background:var(--fundo);color:var(--tinta);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
.faixa,main{max-width:70rem;margin:0 auto;padding:1rem}
main{padding-block:2rem 4rem}
header{background:var(--mui-palette-brand-surface);color:var(--mui-palette-brand-on)}
header .faixa{display:flex;flex-wrap:wrap;gap:.5rem 2rem;align-items:center}
header a{color:inherit;font-weight:600;text-decoration:none;padding:.625rem 0}
header nav{display:flex;gap:1.5rem}
.marca{display:inline-flex;align-items:center;gap:.5rem;font-size:1.25rem;font-weight:800}
a{color:var(--mui-palette-primary-main)}
:focus-visible{outline:3px solid currentColor;outline-offset:2px;border-radius:4px}
.pular{position:absolute;left:-100vw;background:var(--papel);padding:.75rem}
.pular:focus{left:0}
h1{font-size:clamp(1.5rem,5vw,2.25rem);line-height:1.2;margin:.5rem 0 1.5rem}
h2{font-size:1.25rem;margin:2.5rem 0 .75rem;scroll-margin-top:1rem}
h3{font-size:1rem;margin:1.5rem 0 .25rem}
.caminho{display:flex;flex-wrap:wrap;gap:.25rem;margin:0;padding:0;list-style:none;font-size:.875rem;color:var(--suave)}
.caminho li+li::before{content:'›';margin-inline-end:.25rem}
.caminho li{padding:.25rem 0}
.fatos{display:grid;grid-template-columns:repeat(auto-fit,minmax(8.5rem,1fr));gap:.75rem;margin:0 0 1.5rem}
.fatos div{background:var(--papel);border:1px solid var(--linha);border-radius:12px;padding:.75rem 1rem}
.fatos dt{color:var(--suave);font-size:.875rem}
.fatos dd{margin:0;font-size:1.25rem;font-weight:700;font-variant-numeric:tabular-nums}
.botao{display:inline-block;background:var(--mui-palette-secondary-main);color:var(--mui-palette-secondary-contrastText);border-radius:8px;padding:.75rem 1.5rem;font-weight:700;text-decoration:none}
.suave{color:var(--suave);font-size:.875rem}
.rolagem{overflow-x:auto}
table{border-collapse:collapse;width:100%;overflow-wrap:normal}
th,td{padding:.625rem .75rem;border-bottom:1px solid var(--linha);text-align:start;white-space:nowrap;font-variant-numeric:tabular-nums}
thead th{font-size:.875rem}
.fim{text-align:end}
.cidades,.precos{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,16rem),1fr));gap:.5rem 1.5rem;margin:0;padding:0;list-style:none}
.cidades a,.precos a{display:inline-block;padding:.375rem 0}
.dobra{border-bottom:1px solid var(--linha)}
.dobra[open]{padding-bottom:1rem}
.dobra summary{padding:.75rem 0;cursor:pointer;list-style-position:outside;margin-inline-start:1.25rem}
.dobra h2{display:inline;font-size:1.125rem;margin:0}
.dobra h3:first-child{margin-top:0}
.precos li{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:0 1rem;border-bottom:1px solid var(--linha)}
.precos span{color:var(--suave);font-variant-numeric:tabular-nums}
.estado{display:inline-block;border:1px solid currentColor;border-radius:999px;padding:.125rem .75rem;font-weight:700}
.andamento{font-size:1.25rem;font-weight:700;margin:0 0 .25rem}
.paradas{margin:0;padding:0;list-style:none}
.paradas li{display:grid;grid-template-columns:9.5rem 1fr;gap:0 1rem;padding:.75rem 0;border-bottom:1px solid var(--linha)}
.paradas .horas{font-weight:700;font-variant-numeric:tabular-nums}
.paradas .horas s{color:var(--suave);font-weight:400}
.paradas .passou{color:var(--suave)}
.paradas p{margin:0}
.invisivel{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
footer{border-top:1px solid var(--linha);color:var(--suave);font-size:.875rem}
footer p{margin:0 0 .25rem}
footer nav{display:flex;flex-wrap:wrap;gap:0 1.25rem;margin-top:.5rem}
footer a{padding:.375rem 0}
footer [aria-current]{color:inherit;font-weight:700}
`;
