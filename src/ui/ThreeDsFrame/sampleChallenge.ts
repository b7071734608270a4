/** A sample bank page of another origin (`data:` pages have the origin `null`), for stories. */
const page = `<!doctype html><html lang="pt-BR"><title>Banco</title><meta name="viewport" content="width=device-width">
<style>body{margin:0;padding:16px;font:16px system-ui;color:#221d17}input,button{box-sizing:border-box;width:100%;margin-top:8px;padding:12px;font:inherit}</style>
<main><h1 style="font-size:20px">Digite o código do SMS</h1><label>Código<input inputmode="numeric"></label>
<button onclick="parent.postMessage({tipo:'concluido'},'*')">Confirmar</button></main></html>`;

export const sampleChallenge = { src: `data:text/html;charset=utf-8,${encodeURIComponent(page)}`, origin: 'null' };
